// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: matrix_multiply_stride.h
//
// The signature that
// modules/03_grids_shared_memory/matrix_multiply_stride/matrix_multiply_stride.cu implements.

#ifndef MODULES_03_GRIDS_SHARED_MEMORY_MATRIX_MULTIPLY_STRIDE_MATRIX_MULTIPLY_STRIDE_H_
#define MODULES_03_GRIDS_SHARED_MEMORY_MATRIX_MULTIPLY_STRIDE_MATRIX_MULTIPLY_STRIDE_H_

#include "common/cuda/device_matrix.h"

// MatrixMultiplyStride()
//
// Writes the product of a and b to out: out(row, column) is the sum of a(row, i) * b(i, column)
// over every i from 0 to k - 1, where k = a.columns() = b.rows(). If k is 0 the sum is 0. One
// kernel is launched on exactly the grid that is given: blocks_x by blocks_y blocks of threads_x by
// threads_y threads, whatever the size of the matrices.
//
// out has a.rows() rows and b.columns() columns, each from 0 to 2^30; k is at most 65536. All three
// are row-major, lie in device memory and do not overlap. out holds garbage when
// MatrixMultiplyStride() is called. All values are finite, and no product or sum overflows or
// underflows.
//
// The four extents of the grid are at least 1 and such as a launch allows: blocks_y is at most
// 65535 and threads_x * threads_y at most 1024. In each direction the grid has at most 2^30
// threads, which may be fewer than out has elements there, as many, or more. threads_x need not be
// a multiple of 32.
//
// An element differs from the true value by at most
//
//   (k + 1) * 2^-24 * (the sum of |a(row, i) * b(i, column)|),
//
// which every order of summation in float keeps to. In particular it is exact where every product
// and every partial sum is a whole number below 2^24.
//
// Nothing but out is written. The work may still be running when MatrixMultiplyStride() returns.
void MatrixMultiplyStride(workbook::DeviceMatrix<const float> a,
                          workbook::DeviceMatrix<const float> b, workbook::DeviceMatrix<float> out,
                          int blocks_x, int blocks_y, int threads_x, int threads_y);

#endif  // MODULES_03_GRIDS_SHARED_MEMORY_MATRIX_MULTIPLY_STRIDE_MATRIX_MULTIPLY_STRIDE_H_
