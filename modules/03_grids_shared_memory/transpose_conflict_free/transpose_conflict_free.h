// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: transpose_conflict_free.h
//
// The signature that modules/03_grids_shared_memory/transpose_conflict_free/
// transpose_conflict_free.cu implements.

#ifndef MODULES_03_GRIDS_SHARED_MEMORY_TRANSPOSE_CONFLICT_FREE_TRANSPOSE_CONFLICT_FREE_H_
#define MODULES_03_GRIDS_SHARED_MEMORY_TRANSPOSE_CONFLICT_FREE_TRANSPOSE_CONFLICT_FREE_H_

#include "common/cuda/device_matrix.h"

// Transpose()
//
// Writes out(column, row) = in(row, column) for every element of in.
//
// in has any number of rows and columns, 0 included; out has in.columns() rows and in.rows()
// columns. Both are row-major, lie in device memory and do not overlap. The result is exact, bit
// for bit.
//
// Nothing but out is written. The work may still be running when Transpose() returns.
void Transpose(workbook::DeviceMatrix<const float> in, workbook::DeviceMatrix<float> out);

#endif  // MODULES_03_GRIDS_SHARED_MEMORY_TRANSPOSE_CONFLICT_FREE_TRANSPOSE_CONFLICT_FREE_H_
