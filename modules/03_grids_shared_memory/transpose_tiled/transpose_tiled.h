// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: transpose_tiled.h
//
// The signature that modules/03_grids_shared_memory/transpose_tiled/transpose_tiled.cu implements.

#ifndef MODULES_03_GRIDS_SHARED_MEMORY_TRANSPOSE_TILED_TRANSPOSE_TILED_H_
#define MODULES_03_GRIDS_SHARED_MEMORY_TRANSPOSE_TILED_TRANSPOSE_TILED_H_

#include "common/cuda/device_matrix.h"

// TransposeTiled()
//
// Writes out(column, row) = in(row, column) for every element of in.
//
// in has from 0 to 100 000 rows and columns; out has in.columns() rows and in.rows() columns. Both
// are row-major, lie in device memory and do not overlap. The result is exact, bit for bit.
//
// Nothing but out is written. The work may still be running when TransposeTiled() returns.
void TransposeTiled(workbook::DeviceMatrix<const float> in, workbook::DeviceMatrix<float> out);

#endif  // MODULES_03_GRIDS_SHARED_MEMORY_TRANSPOSE_TILED_TRANSPOSE_TILED_H_
