// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: reduce.h
//
// The signature that modules/02_custom_kernels/reduce/reduce.cu implements.

#ifndef MODULES_02_CUSTOM_KERNELS_REDUCE_REDUCE_H_
#define MODULES_02_CUSTOM_KERNELS_REDUCE_REDUCE_H_

#include "common/cuda/device_span.h"

// Reduce()
//
// Writes the sum of all values to sum[0].
//
// The values may be added in any order. Where they are whole numbers and no sum of some of them
// reaches 2^24, every order is exact, and so is the result. Otherwise, for at most 5003 positive
// values that differ by a factor of 3 at most, the result is off by at most 2^-16 of the sum.
//
// values may be empty; the sum is then 0. sum has one element and holds garbage when Reduce() is
// called. Both lie in device memory and do not overlap.
//
// Nothing but sum is written. The work may still be running when Reduce() returns.
void Reduce(workbook::DeviceSpan<const float> values, workbook::DeviceSpan<float> sum);

#endif  // MODULES_02_CUSTOM_KERNELS_REDUCE_REDUCE_H_
