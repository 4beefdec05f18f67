// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: matrix_multiply_stride_reference.h
//
// What MatrixMultiplyStride() must compute, on the host.

#ifndef MODULES_03_GRIDS_SHARED_MEMORY_MATRIX_MULTIPLY_STRIDE_MATRIX_MULTIPLY_STRIDE_REFERENCE_H_
#define MODULES_03_GRIDS_SHARED_MEMORY_MATRIX_MULTIPLY_STRIDE_MATRIX_MULTIPLY_STRIDE_REFERENCE_H_

#include "common/grade/arguments.h"

// The product, computed in double: beside a tolerance for float it is the true value.
grade::Matrix<double> MatrixMultiplyStrideReference(const grade::Matrix<float>& a,
                                                    const grade::Matrix<float>& b);

#endif  // MODULES_03_GRIDS_SHARED_MEMORY_MATRIX_MULTIPLY_STRIDE_MATRIX_MULTIPLY_STRIDE_REFERENCE_H_
