// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Tiny, AroundTile, Primes, Large, LongAndThin, Clean, CoalescedLoads, CoalescedStores
// loses: NoBankConflicts, Speedup
// Does nothing: the output is whatever the memory held before.

#include "modules/03_grids_shared_memory/transpose_conflict_free/transpose_conflict_free.h"

using workbook::DeviceMatrix;

void Transpose(DeviceMatrix<const float> in, DeviceMatrix<float> out) {
  (void)in;
  (void)out;
}
