// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: launch.h
//
// The parts of a kernel launch: which tokens left of "<<<" name the kernel, and where the
// configuration ends.

#ifndef COMMON_SIMT_LOWER_LAUNCH_H_
#define COMMON_SIMT_LOWER_LAUNCH_H_

#include <cstddef>
#include <vector>

#include "common/simt/lower/brackets.h"
#include "common/simt/lower/tokenizer.h"

namespace simt::lower {

// The index of the first token of the longest postfix expression that ends just before
// `open`, the "<<<": `ns::kernel<A<int>, 3>`, `this->kernels[i]`, `(fast ? a : b)`,
// `Choose(n)`. kNone if no expression ends there.
std::size_t KernelBegin(const std::vector<Token>& tokens, std::size_t open);

// The index of the first '>' of the ">>>" that closes the "<<<" at `open` and is followed by '(';
// kNone if there is none.
std::size_t ConfigurationEnd(const std::vector<Token>& tokens, std::size_t open);

}  // namespace simt::lower

#endif  // COMMON_SIMT_LOWER_LAUNCH_H_
