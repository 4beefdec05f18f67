// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Clean, Coalesced, Speedup
// Fetches the matrices, adds them on the CPU and copies the result back: no kernel runs.

#include <vector>

#include "modules/03_grids_shared_memory/add_matrix/add_matrix.h"

using workbook::DeviceMatrix;

void AddMatrix(DeviceMatrix<const float> a, DeviceMatrix<const float> b, DeviceMatrix<float> out) {
  std::vector<float> x(a.size()), y(b.size());
  cudaMemcpy(x.data(), a.data(), a.size_bytes(), cudaMemcpyDeviceToHost);
  cudaMemcpy(y.data(), b.data(), b.size_bytes(), cudaMemcpyDeviceToHost);
  for (std::size_t i = 0; i < x.size(); ++i) x[i] += y[i];
  cudaMemcpy(out.data(), x.data(), out.size_bytes(), cudaMemcpyHostToDevice);
}
