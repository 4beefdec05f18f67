// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Boxes of bytes: a whole volume to the device and back, and a part of it.
//
// finds: nothing

#include <vector>

__global__ void AddOne(cudaPitchedPtr volume, cudaExtent extent) {
  const int x = threadIdx.x, y = threadIdx.y, z = blockIdx.x;
  char* slice = static_cast<char*>(volume.ptr) + z * volume.pitch * extent.height;
  reinterpret_cast<float*>(slice + y * volume.pitch)[x] += 1;
}

int main() {
  constexpr int kWidth = 10, kHeight = 7, kDepth = 5;
  std::vector<float> in(kWidth * kHeight * kDepth), out(in.size()), part(3 * 2 * 2);
  for (std::size_t i = 0; i < in.size(); ++i) in[i] = i;
  const cudaExtent extent = make_cudaExtent(kWidth * sizeof(float), kHeight, kDepth);
  cudaPitchedPtr volume;
  cudaMalloc3D(&volume, extent);

  cudaMemcpy3DParms copy = {};
  copy.srcPtr = make_cudaPitchedPtr(in.data(), kWidth * sizeof(float), kWidth, kHeight);
  copy.dstPtr = volume;
  copy.extent = extent;
  copy.kind = cudaMemcpyHostToDevice;
  int errors = cudaMemcpy3D(&copy) != cudaSuccess;
  AddOne<<<kDepth, dim3(kWidth, kHeight)>>>(volume, extent);

  copy = {};
  copy.srcPtr = volume;
  copy.dstPtr = make_cudaPitchedPtr(out.data(), kWidth * sizeof(float), kWidth, kHeight);
  copy.extent = extent;
  copy.kind = cudaMemcpyDeviceToHost;
  errors += cudaMemcpy3DAsync(&copy) != cudaSuccess;
  cudaDeviceSynchronize();
  for (std::size_t i = 0; i < in.size(); ++i) errors += out[i] != i + 1;

  copy = {};
  copy.srcPtr = volume;
  copy.srcPos = make_cudaPos(4 * sizeof(float), 3, 2);
  copy.dstPtr = make_cudaPitchedPtr(part.data(), 3 * sizeof(float), 3, 2);
  copy.extent = make_cudaExtent(3 * sizeof(float), 2, 2);
  copy.kind = cudaMemcpyDeviceToHost;
  errors += cudaMemcpy3D(&copy) != cudaSuccess;
  for (int z = 0; z < 2; ++z) {
    for (int y = 0; y < 2; ++y) {
      for (int x = 0; x < 3; ++x) {
        const int i = ((2 + z) * kHeight + 3 + y) * kWidth + 4 + x;
        errors += part[(z * 2 + y) * 3 + x] != i + 1;
      }
    }
  }
  copy.extent.height = kHeight;  // more rows than there are from row 3 on
  errors += cudaMemcpy3D(&copy) == cudaSuccess;
  cudaGetLastError();
  cudaFree(volume.ptr);
  return errors;
}
