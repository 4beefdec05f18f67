// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: hypot.h
//
// The signature that modules/01_intro_ufuncs/hypot/hypot.cu implements.

#ifndef MODULES_01_INTRO_UFUNCS_HYPOT_HYPOT_H_
#define MODULES_01_INTRO_UFUNCS_HYPOT_HYPOT_H_

#include "common/cuda/device_span.h"

// Hypot()
//
// Writes out[i] = sqrt(x[i]^2 + y[i]^2) for every i.
//
// x, y and out have the same size n and do not overlap; n may be 0. All three lie in device memory.
// x and y are finite.
//
// The result is right over the whole range of float: it is infinite only where the true value is
// larger than FLT_MAX, it is 0 only where x[i] and y[i] are 0 (or the true value rounds to 0), and
// it differs from the true value by at most 2^-21 of that value plus 2^-149, the smallest positive
// float.
//
// Nothing but out is written. The work may still be running when Hypot() returns.
void Hypot(workbook::DeviceSpan<const float> x, workbook::DeviceSpan<const float> y,
           workbook::DeviceSpan<float> out);

#endif  // MODULES_01_INTRO_UFUNCS_HYPOT_HYPOT_H_
