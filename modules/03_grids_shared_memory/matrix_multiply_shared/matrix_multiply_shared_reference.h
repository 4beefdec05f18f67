// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: matrix_multiply_shared_reference.h
//
// What MatrixMultiplyShared() must compute, on the host.

#ifndef MODULES_03_GRIDS_SHARED_MEMORY_MATRIX_MULTIPLY_SHARED_MATRIX_MULTIPLY_SHARED_REFERENCE_H_
#define MODULES_03_GRIDS_SHARED_MEMORY_MATRIX_MULTIPLY_SHARED_MATRIX_MULTIPLY_SHARED_REFERENCE_H_

#include "common/grade/arguments.h"

// The product a * b, summed in double.
grade::Matrix<double> MultiplyReference(const grade::Matrix<float>& a,
                                        const grade::Matrix<float>& b);

#endif  // MODULES_03_GRIDS_SHARED_MEMORY_MATRIX_MULTIPLY_SHARED_MATRIX_MULTIPLY_SHARED_REFERENCE_H_
