// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: add_matrix_stride.h
//
// The signature that modules/03_grids_shared_memory/add_matrix_stride/add_matrix_stride.cu
// implements.

#ifndef MODULES_03_GRIDS_SHARED_MEMORY_ADD_MATRIX_STRIDE_ADD_MATRIX_STRIDE_H_
#define MODULES_03_GRIDS_SHARED_MEMORY_ADD_MATRIX_STRIDE_ADD_MATRIX_STRIDE_H_

#include "common/cuda/device_matrix.h"

// AddMatrixStride()
//
// Writes out(row, column) = a(row, column) + b(row, column) for every element, with one kernel
// launched on exactly the grid that is given: blocks_x by blocks_y blocks of threads_x by threads_y
// threads, whatever the size of the matrices.
//
// a, b and out have the same number of rows and the same number of columns, each from 0 to 2^30.
// They are row-major, lie in device memory and do not overlap. All values are finite, as are their
// sums. The result is exact: the float nearest to the true sum, which is what + computes.
//
// The four extents of the grid are at least 1 and such as a launch allows: blocks_y is at most
// 65535 and threads_x * threads_y at most 1024. In each direction the grid has at most 2^30
// threads, which may be fewer than the matrix has elements there, as many, or more. threads_x need
// not be a multiple of 32.
//
// Each element of out is written once, and nothing else. The work may still be running when
// AddMatrixStride() returns.
void AddMatrixStride(workbook::DeviceMatrix<const float> a, workbook::DeviceMatrix<const float> b,
                     workbook::DeviceMatrix<float> out, int blocks_x, int blocks_y, int threads_x,
                     int threads_y);

#endif  // MODULES_03_GRIDS_SHARED_MEMORY_ADD_MATRIX_STRIDE_ADD_MATRIX_STRIDE_H_
