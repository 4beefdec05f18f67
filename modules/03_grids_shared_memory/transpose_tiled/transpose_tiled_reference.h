// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: transpose_tiled_reference.h
//
// What TransposeTiled() must compute, on the host.

#ifndef MODULES_03_GRIDS_SHARED_MEMORY_TRANSPOSE_TILED_TRANSPOSE_TILED_REFERENCE_H_
#define MODULES_03_GRIDS_SHARED_MEMORY_TRANSPOSE_TILED_TRANSPOSE_TILED_REFERENCE_H_

#include "common/grade/arguments.h"

grade::Matrix<float> TransposeTiledReference(const grade::Matrix<float>& in);

#endif  // MODULES_03_GRIDS_SHARED_MEMORY_TRANSPOSE_TILED_TRANSPOSE_TILED_REFERENCE_H_
