// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: matrix_multiply.h
//
// The signature that modules/03_grids_shared_memory/matrix_multiply/matrix_multiply.cu implements.

#ifndef MODULES_03_GRIDS_SHARED_MEMORY_MATRIX_MULTIPLY_MATRIX_MULTIPLY_H_
#define MODULES_03_GRIDS_SHARED_MEMORY_MATRIX_MULTIPLY_MATRIX_MULTIPLY_H_

#include "common/cuda/device_matrix.h"

// MatrixMultiply()
//
// Writes the product of a and b to out: out(row, column) is the sum of a(row, i) * b(i, column)
// over every i from 0 to k - 1, where k = a.columns() = b.rows(). If k is 0 the sum is 0.
//
// out has a.rows() rows, 0 to 65535, and b.columns() columns, 0 to 2^24; k is at most 65536. All
// three are row-major, lie in device memory and do not overlap. out holds garbage when
// MatrixMultiply() is called. All values are finite, and no product or sum overflows or underflows.
//
// An element differs from the true value by at most
//
//   (k + 1) * 2^-24 * (the sum of |a(row, i) * b(i, column)|),
//
// which every order of summation in float keeps to. In particular it is exact where every product
// and every partial sum is a whole number below 2^24.
//
// Nothing but out is written. The work may still be running when MatrixMultiply() returns.
void MatrixMultiply(workbook::DeviceMatrix<const float> a, workbook::DeviceMatrix<const float> b,
                    workbook::DeviceMatrix<float> out);

#endif  // MODULES_03_GRIDS_SHARED_MEMORY_MATRIX_MULTIPLY_MATRIX_MULTIPLY_H_
