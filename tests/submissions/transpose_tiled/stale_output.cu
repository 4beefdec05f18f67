// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Tiny, AroundTile, Primes, Large, Clean, CoalescedLoads, CoalescedStores, Speedup
// Does nothing: the output is whatever the memory held before.

#include "modules/03_grids_shared_memory/transpose_tiled/transpose_tiled.h"

using workbook::DeviceMatrix;

void TransposeTiled(DeviceMatrix<const float> in, DeviceMatrix<float> out) {
  (void)in;
  (void)out;
}
