// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: square.h
//
// The signature that modules/02_custom_kernels/square/square.cu implements.

#ifndef MODULES_02_CUSTOM_KERNELS_SQUARE_SQUARE_H_
#define MODULES_02_CUSTOM_KERNELS_SQUARE_SQUARE_H_

#include <cstdint>

#include "common/cuda/device_span.h"

// Square()
//
// Writes the square of x[i], exactly, into out[i] for every i.
//
// x and out have the same size n and do not overlap; n may be 0. Both lie in device memory. x[i] is
// any int, INT_MIN too; its square is at most 2^62.
//
// Nothing but out is written. The work may still be running when Square() returns.
void Square(workbook::DeviceSpan<const int> x, workbook::DeviceSpan<std::int64_t> out);

#endif  // MODULES_02_CUSTOM_KERNELS_SQUARE_SQUARE_H_
