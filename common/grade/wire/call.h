// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: call.h
//
// One call of a submission as the trusted side keeps it: every argument with its values.

#ifndef COMMON_GRADE_WIRE_CALL_H_
#define COMMON_GRADE_WIRE_CALL_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "common/grade/wire/signature.h"

namespace grade::wire {

// An argument and its bytes. A scalar has one element.
struct Argument {
  Parameter parameter;
  bool poisoned = false;  // an output: the grader fills it with poison before every run
  std::uint64_t rows = 1, columns = 1;  // a vector has one row
  std::vector<std::byte> bytes{};       // of rows * columns elements; empty if poisoned

  std::uint64_t count() const { return rows * columns; }
  std::uint64_t byte_count() const { return count() * ElementSize(parameter.element); }
  // "1000 floats", "out 3 x 7 floats", "256", "result double": for sentences.
  std::string Describe() const;
};

using Call = std::vector<Argument>;

// "(1000 floats, 1000 floats, out 1000 floats)".
std::string Describe(const Call& call);

}  // namespace grade::wire

#endif  // COMMON_GRADE_WIRE_CALL_H_
