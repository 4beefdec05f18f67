// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/03_grids_shared_memory/swap_with_shared/swap_with_shared.h"

using workbook::DeviceSpan;

// One block reverses one tile.
__global__ void SwapKernel(DeviceSpan<int> values) {
  // TODO(student): carry the block's tile through shared memory here, then launch one block for
  // each tile in SwapWithShared() below.
}

void SwapWithShared(DeviceSpan<int> values) {}
