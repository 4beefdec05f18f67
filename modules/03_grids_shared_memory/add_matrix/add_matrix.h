// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: add_matrix.h
//
// The signature that modules/03_grids_shared_memory/add_matrix/add_matrix.cu implements.

#ifndef MODULES_03_GRIDS_SHARED_MEMORY_ADD_MATRIX_ADD_MATRIX_H_
#define MODULES_03_GRIDS_SHARED_MEMORY_ADD_MATRIX_ADD_MATRIX_H_

#include "common/cuda/device_matrix.h"

// AddMatrix()
//
// Writes out(row, column) = a(row, column) + b(row, column) for every element.
//
// a, b and out have the same number of rows, 0 to 65535, and the same number of columns, 0 to
// 2^24. They are row-major, lie in device memory and do not overlap. All values are finite, as are
// their sums. The result is exact: the float nearest to the true sum, which is what + computes.
//
// Nothing but out is written. The work may still be running when AddMatrix() returns.
void AddMatrix(workbook::DeviceMatrix<const float> a, workbook::DeviceMatrix<const float> b,
               workbook::DeviceMatrix<float> out);

#endif  // MODULES_03_GRIDS_SHARED_MEMORY_ADD_MATRIX_ADD_MATRIX_H_
