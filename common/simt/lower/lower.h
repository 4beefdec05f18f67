// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: lower.h
//
// Turns CUDA C++ into C++ that a host compiler accepts, by rewriting the little that is not C++
// already: kernel launches and variables in the memory spaces of the device. What it writes in
// their place is declared in simt/lowered.h. Every line keeps its number; nothing else changes.
//
// Example:
//   LowerResult result = Lower("__global__ void k(); ... k<<<1, 32>>>();", "copy.cu");
//   if (result.errors.empty()) Compile(result.text);

#ifndef COMMON_SIMT_LOWER_LOWER_H_
#define COMMON_SIMT_LOWER_LOWER_H_

#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace simt::lower {

struct LowerError {
  int line;             // from 1
  int column;           // from 1, in bytes
  std::string message;  // one sentence
};

struct LowerResult {
  std::string text;                // the C++ source; not meant to be compiled if there are errors
  std::vector<LowerError> errors;  // in order of appearance
};

struct LowerOptions {
  // Returns the file to include in place of `header`, which stands in quotes or in angle brackets;
  // empty: leave the #include as it is.
  std::function<std::string(std::string_view header, bool quoted)> replace_header;
  // If not null, a __device__ function or variable belongs to its file, as nvcc has it without
  // -rdc: it becomes static, unless its name is in this set. Names that are declared apart from
  // their definition are shared between files, and are added.
  std::set<std::string, std::less<>>* shared_names = nullptr;
};

// Lowers `source`. `file_name` is what the compiler and the debugger shall call it.
LowerResult Lower(std::string_view source, std::string_view file_name,
                  const LowerOptions& options = {});

}  // namespace simt::lower

#endif  // COMMON_SIMT_LOWER_LOWER_H_
