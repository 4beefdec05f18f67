// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: add_matrix_stride_reference.h
//
// What AddMatrixStride() must compute, on the host.

#ifndef MODULES_03_GRIDS_SHARED_MEMORY_ADD_MATRIX_STRIDE_ADD_MATRIX_STRIDE_REFERENCE_H_
#define MODULES_03_GRIDS_SHARED_MEMORY_ADD_MATRIX_STRIDE_ADD_MATRIX_STRIDE_REFERENCE_H_

#include "common/grade/arguments.h"

grade::Matrix<float> AddMatrixStrideReference(const grade::Matrix<float>& a,
                                              const grade::Matrix<float>& b);

#endif  // MODULES_03_GRIDS_SHARED_MEMORY_ADD_MATRIX_STRIDE_ADD_MATRIX_STRIDE_REFERENCE_H_
