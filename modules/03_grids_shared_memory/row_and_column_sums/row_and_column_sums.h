// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: row_and_column_sums.h
//
// The signature that modules/03_grids_shared_memory/row_and_column_sums/row_and_column_sums.cu
// implements.

#ifndef MODULES_03_GRIDS_SHARED_MEMORY_ROW_AND_COLUMN_SUMS_ROW_AND_COLUMN_SUMS_H_
#define MODULES_03_GRIDS_SHARED_MEMORY_ROW_AND_COLUMN_SUMS_ROW_AND_COLUMN_SUMS_H_

#include "common/cuda/device_matrix.h"
#include "common/cuda/device_span.h"

// RowAndColumnSums()
//
// Writes to row_sums[row] the sum of the elements of that row of a, and to column_sums[column] the
// sum of the elements of that column. A sum of no elements is 0.
//
// a has 0 to 2^22 rows and 0 to 2^22 columns; row_sums has a.rows() elements and column_sums has
// a.columns(). All three lie in device memory and do not overlap; a is row-major. Both sums hold
// garbage when RowAndColumnSums() is called. All values are finite, and no sum overflows.
//
// A sum of n elements differs from the true value by at most n * 2^-24 * (the sum of their
// magnitudes), which every order of summation in float keeps to. In particular it is exact where
// every partial sum is a whole number below 2^24.
//
// Nothing but the two sums is written. The work may still be running when RowAndColumnSums()
// returns.
void RowAndColumnSums(workbook::DeviceMatrix<const float> a, workbook::DeviceSpan<float> row_sums,
                      workbook::DeviceSpan<float> column_sums);

#endif  // MODULES_03_GRIDS_SHARED_MEMORY_ROW_AND_COLUMN_SUMS_ROW_AND_COLUMN_SUMS_H_
