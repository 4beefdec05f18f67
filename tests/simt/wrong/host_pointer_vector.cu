// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The kernel gets the host's array instead of its copy on the device.
//
// finds: host-pointer-in-kernel

#include <vector>

__global__ void Double(float* x, int n) {
  const int i = threadIdx.x;
  if (i < n) x[i] *= 2.0f;  // <- host-pointer-in-kernel
}

int main() {
  std::vector<float> x(100, 1.0f);
  Double<<<1, 128>>>(x.data(), 100);
  cudaDeviceSynchronize();
}
