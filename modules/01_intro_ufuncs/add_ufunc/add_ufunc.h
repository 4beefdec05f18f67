// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: add_ufunc.h
//
// The signature that modules/01_intro_ufuncs/add_ufunc/add_ufunc.cu implements.

#ifndef MODULES_01_INTRO_UFUNCS_ADD_UFUNC_ADD_UFUNC_H_
#define MODULES_01_INTRO_UFUNCS_ADD_UFUNC_ADD_UFUNC_H_

#include "absl/status/status.h"
#include "common/cuda/device_matrix.h"
#include "common/cuda/device_span.h"

// AddUfunc()
//
// Six sums, for every row i and column j:
//
//   plus_matrix(i, j)      = x(i, j) + y(i, j)
//   plus_number(i, j)      = x(i, j) + number
//   plus_row(i, j)         = x(i, j) + row[j]
//   plus_column(i, j)      = x(i, j) + column[i]
//   column_plus_row(i, j)  = column[i] + row[j]
//   plus_counts(i, j)      = x(i, j) + counts(i, j), in double
//
// All matrices have the same rows and columns, either of which may be 0; row has an element for
// each column, column has one for each row. All lie in device memory and do not overlap.
//
// The first five sums are rounded to float once. The sixth is exact to the rounding of double: an
// int is not rounded to float first.
//
// Returns the first error of the ufunc calls, or OkStatus(). Nothing but the six results is
// written. The work may still be running when AddUfunc() returns.
absl::Status AddUfunc(
    workbook::DeviceMatrix<const float> x, workbook::DeviceMatrix<const float> y, float number,
    workbook::DeviceSpan<const float> row, workbook::DeviceSpan<const float> column,
    workbook::DeviceMatrix<const int> counts, workbook::DeviceMatrix<float> plus_matrix,
    workbook::DeviceMatrix<float> plus_number, workbook::DeviceMatrix<float> plus_row,
    workbook::DeviceMatrix<float> plus_column, workbook::DeviceMatrix<float> column_plus_row,
    workbook::DeviceMatrix<double> plus_counts);

#endif  // MODULES_01_INTRO_UFUNCS_ADD_UFUNC_ADD_UFUNC_H_
