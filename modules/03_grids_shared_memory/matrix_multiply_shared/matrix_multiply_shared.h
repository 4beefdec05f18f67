// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: matrix_multiply_shared.h
//
// The signature that
// modules/03_grids_shared_memory/matrix_multiply_shared/matrix_multiply_shared.cu implements.

#ifndef MODULES_03_GRIDS_SHARED_MEMORY_MATRIX_MULTIPLY_SHARED_MATRIX_MULTIPLY_SHARED_H_
#define MODULES_03_GRIDS_SHARED_MEMORY_MATRIX_MULTIPLY_SHARED_MATRIX_MULTIPLY_SHARED_H_

#include "common/cuda/device_matrix.h"

// MatrixMultiplyShared()
//
// Writes the matrix product c = a * b: c(i, j) is the sum over k of a(i, k) * b(k, j).
//
// a has M rows and K columns, b has K rows and N columns, c has M rows and N columns. M, N and K
// are from 0 to 100 000. If K is 0, every element of c is 0. The matrices are row-major, lie in
// device memory and do not overlap.
//
// c(i, j) may be off by 1.01 * K * 2^-24 times the sum over k of |a(i, k) * b(k, j)|: what summing
// in float keeps, in any order, with or without fused multiply-add. All elements are finite, and
// neither a product nor a sum leaves the range of normal floats.
//
// Nothing but c is written. The work may still be running when MatrixMultiplyShared() returns.
void MatrixMultiplyShared(workbook::DeviceMatrix<const float> a,
                          workbook::DeviceMatrix<const float> b, workbook::DeviceMatrix<float> c);

#endif  // MODULES_03_GRIDS_SHARED_MEMORY_MATRIX_MULTIPLY_SHARED_MATRIX_MULTIPLY_SHARED_H_
