// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// What a program asks of the device before it launches.
//
// finds: nothing

__global__ void Fill(int* x) { x[blockIdx.x * blockDim.x + threadIdx.x] = 1; }

int main() {
  int count = 0, device = -1, sms = 0, block = 0, grid = 0, per_sm = 0;
  cudaDeviceProp properties;
  if (cudaGetDeviceCount(&count) != cudaSuccess || count < 1) return 1;
  cudaSetDevice(0);
  cudaGetDevice(&device);
  cudaGetDeviceProperties(&properties, device);
  cudaDeviceGetAttribute(&sms, cudaDevAttrMultiProcessorCount, device);
  if (properties.warpSize != 32 || properties.multiProcessorCount != sms || sms < 1) return 2;
  if (properties.maxThreadsPerBlock != 1024 || properties.major < 7) return 3;
  cudaOccupancyMaxPotentialBlockSize(&grid, &block, Fill, 0, 0);
  cudaOccupancyMaxActiveBlocksPerMultiprocessor(&per_sm, Fill, 256, 0);
  if (grid < 1 || block < 32 || per_sm < 1) return 4;
  size_t free_bytes = 0, total_bytes = 0;
  cudaMemGetInfo(&free_bytes, &total_bytes);
  if (free_bytes == 0 || free_bytes > total_bytes) return 5;
}
