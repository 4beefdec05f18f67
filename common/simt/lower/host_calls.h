// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: host_calls.h
//
// Calls from device code to functions of the host, which one compiler for both cannot notice and
// nvcc refuses.

#ifndef COMMON_SIMT_LOWER_HOST_CALLS_H_
#define COMMON_SIMT_LOWER_HOST_CALLS_H_

#include <vector>

#include "common/simt/lower/tokenizer.h"

namespace simt::lower {

// The tokens of `source`, directives among them, that call a function by its plain name in the body
// of a __global__ or __device__ (and not __host__) function, where that name stands for nothing in
// the source but functions of the host that the source defines at namespace scope. Only what is
// certain is found: no templates, no constexpr functions, nothing that a macro or a preprocessor
// conditional may have a part in.
std::vector<Token> FindHostCalls(const std::vector<Token>& source);

}  // namespace simt::lower

#endif  // COMMON_SIMT_LOWER_HOST_CALLS_H_
