// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The long extent of the grid is in y, where 65535 blocks are the limit.
//
// finds: ignored-launch-error

__global__ void Nothing() {}

int main() {
  Nothing<<<dim3(1, 70000), 32>>>();  // <- ignored-launch-error
  cudaDeviceSynchronize();
}
