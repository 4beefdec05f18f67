// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: CoalescedStores, NoBankConflicts, Speedup
// One thread an element, reading along rows: the 32 stores of a warp go to 32 different rows.

#include "modules/03_grids_shared_memory/transpose_conflict_free/transpose_conflict_free.h"

using workbook::DeviceMatrix;

__global__ void TransposeKernel(DeviceMatrix<const float> in, DeviceMatrix<float> out) {
  const std::size_t stride = std::size_t{gridDim.x} * blockDim.x;
  for (std::size_t i = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x; i < in.size();
       i += stride) {
    const int row = static_cast<int>(i / in.columns());
    const int column = static_cast<int>(i % in.columns());
    out(column, row) = in(row, column);
  }
}

void Transpose(DeviceMatrix<const float> in, DeviceMatrix<float> out) {
  if (in.empty()) return;
  TransposeKernel<<<(in.size() + 255) / 256, 256>>>(in, out);
}
