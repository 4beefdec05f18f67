// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: debugging.h
//
// The signatures of the three programs in modules/02_custom_kernels/debugging/debugging.cu.
//
// x and out lie in device memory and do not overlap; out holds garbage when a function is called.
// Nothing but out is written, and no memory is kept. The work may still be running when a function
// returns.

#ifndef MODULES_02_CUSTOM_KERNELS_DEBUGGING_DEBUGGING_H_
#define MODULES_02_CUSTOM_KERNELS_DEBUGGING_DEBUGGING_H_

#include "common/cuda/device_span.h"

// Differences()
//
// Writes out[0] = x[0] and out[i] = x[i] - x[i - 1] for every other i. x and out have the same
// size, which may be 0. No difference overflows.
void Differences(workbook::DeviceSpan<const int> x, workbook::DeviceSpan<int> out);

// Largest()
//
// Writes the largest value of x to out[0]. x has at least one element and out has one.
void Largest(workbook::DeviceSpan<const int> x, workbook::DeviceSpan<int> out);

// Squares()
//
// Writes out[i] = x[i] * x[i] for every i, by looking the square up in a table that the host has
// made. x and out have the same size, which may be 0. Every x[i] lies between 0 and 255.
void Squares(workbook::DeviceSpan<const int> x, workbook::DeviceSpan<int> out);

// Debugging()
//
// What the grader calls: one of the three programs.
enum Program { kDifferences, kLargest, kSquares };
inline void Debugging(int program, workbook::DeviceSpan<const int> x,
                      workbook::DeviceSpan<int> out) {
  switch (program) {
    case kDifferences:
      return Differences(x, out);
    case kLargest:
      return Largest(x, out);
    case kSquares:
      return Squares(x, out);
  }
}

#endif  // MODULES_02_CUSTOM_KERNELS_DEBUGGING_DEBUGGING_H_
