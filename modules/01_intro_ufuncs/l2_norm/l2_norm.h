// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: l2_norm.h
//
// The signature that modules/01_intro_ufuncs/l2_norm/l2_norm.cu implements.

#ifndef MODULES_01_INTRO_UFUNCS_L2_NORM_L2_NORM_H_
#define MODULES_01_INTRO_UFUNCS_L2_NORM_L2_NORM_H_

#include "absl/status/status.h"
#include "common/cuda/device_matrix.h"
#include "common/cuda/device_span.h"

// L2Norm()
//
// The Euclidean length of every row and of every column of a matrix:
//
//   of_rows[i]    = sqrt(x(i, 0)^2 + x(i, 1)^2 + ...)
//   of_columns[j] = sqrt(x(0, j)^2 + x(1, j)^2 + ...)
//
// of_rows has an element for each row of x, of_columns one for each column; rows and columns may be
// 0, and a row of no elements has the length 0. All lie in device memory and do not overlap. x is
// finite.
//
// The result is right over the whole range of float: it is infinite only where the true length is
// larger than FLT_MAX. For n elements it differs from the true length by at most (n / 2 + 8) 2^-24
// of it plus 2^-149, the smallest positive float.
//
// Returns the first error of the ufunc calls, or OkStatus(). Nothing but the two results is
// written. The work may still be running when L2Norm() returns.
absl::Status L2Norm(workbook::DeviceMatrix<const float> x, workbook::DeviceSpan<float> of_rows,
                    workbook::DeviceSpan<float> of_columns);

#endif  // MODULES_01_INTRO_UFUNCS_L2_NORM_L2_NORM_H_
