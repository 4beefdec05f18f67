// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: diagnostics.h
//
// What the compiler said about a submission, as its student is to read it.

#ifndef COMMON_GRADE_DIAGNOSTICS_H_
#define COMMON_GRADE_DIAGNOSTICS_H_

#include <string>

namespace grade {

// The first errors at lines of `source` (a path), each with the source line and the caret that g++
// or nvcc print below it. Where the compiler names no line of it, the first errors anywhere; where
// there is no error, the beginning of `diagnostics`. Fit for a terminal.
std::string FirstErrors(const std::string& diagnostics, const std::string& source);

}  // namespace grade

#endif  // COMMON_GRADE_DIAGNOSTICS_H_
