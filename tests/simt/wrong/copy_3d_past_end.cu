// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A box with one slice more than the device's volume has.
//
// finds: invalid-copy

#include <vector>

int main() {
  std::vector<char> host(64 * 4 * 9);
  const cudaExtent extent = make_cudaExtent(64, 4, 8);
  cudaPitchedPtr volume;
  cudaMalloc3D(&volume, extent);
  cudaMemcpy3DParms copy = {};
  copy.srcPtr = make_cudaPitchedPtr(host.data(), 64, 64, 4);
  copy.dstPtr = volume;
  copy.extent = make_cudaExtent(64, 4, 9);
  copy.kind = cudaMemcpyHostToDevice;
  cudaMemcpy3D(&copy);  // <- invalid-copy
  cudaFree(volume.ptr);
}
