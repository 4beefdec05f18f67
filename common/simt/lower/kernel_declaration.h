// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: kernel_declaration.h
//
// What a __global__ function must not be and C++ does not mind: one that returns something, or has
// a reference for a parameter.

#ifndef COMMON_SIMT_LOWER_KERNEL_DECLARATION_H_
#define COMMON_SIMT_LOWER_KERNEL_DECLARATION_H_

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "common/simt/lower/tokenizer.h"

namespace simt::lower {

struct Violation {
  std::size_t token;    // the index of the token at fault
  std::string message;  // one sentence
};

// The first thing wrong with the declaration that begins at token `begin` and has the word
// __global__ at `global`. Nothing is found wrong with what is not understood.
std::optional<Violation> CheckKernelDeclaration(const std::vector<Token>& tokens, std::size_t begin,
                                                std::size_t global);

// True for int, float, double, ...: a type, or a part of its name, and nothing else.
bool IsFundamentalType(const Token& token);

}  // namespace simt::lower

#endif  // COMMON_SIMT_LOWER_KERNEL_DECLARATION_H_
