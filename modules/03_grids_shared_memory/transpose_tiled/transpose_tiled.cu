// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/03_grids_shared_memory/transpose_tiled/transpose_tiled.h"

using workbook::DeviceMatrix;

// One block moves one tile.
__global__ void TransposeKernel(DeviceMatrix<const float> in, DeviceMatrix<float> out) {
  // TODO(student): carry one tile through shared memory here, then launch a 2D grid of blocks, one
  // for each tile, in TransposeTiled() below.
}

void TransposeTiled(DeviceMatrix<const float> in, DeviceMatrix<float> out) {}
