// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A cooperative launch: all blocks wait for each other, again and again. Shared memory keeps what a
// block has in it, and global memory is in order for all.
//
// finds: nothing

#include <cooperative_groups.h>

namespace cg = cooperative_groups;

// Each element becomes the sum of its neighbours, a few times over.
__global__ void Diffuse(int* a, int* b, int n, int rounds, int* sums) {
  extern __shared__ int dynamic[];
  __shared__ char bytes[33];
  __shared__ int own;
  const cg::grid_group grid = cg::this_grid();
  const int i = grid.thread_rank();
  if (threadIdx.x == 0) own = 0;
  if (threadIdx.x < 33) bytes[threadIdx.x] = 7;
  dynamic[threadIdx.x] = blockIdx.x;
  __syncthreads();
  for (int round = 0; round < rounds; ++round) {
    if (i < n) b[i] = a[(i + n - 1) % n] + a[(i + 1) % n];
    if (threadIdx.x == 0) own += round;
    grid.sync();
    int* const swap = a;
    a = b;
    b = swap;
  }
  __syncthreads();
  if (threadIdx.x == 0) {
    atomicAdd(sums, own);
    sums[1 + blockIdx.x] = dynamic[blockDim.x - 1] + bytes[32];
  }
}

__global__ void UseShared(int* x) {
  __shared__ int other[64];
  other[threadIdx.x] = x[threadIdx.x];
  __syncthreads();
  x[threadIdx.x] = other[63 - threadIdx.x];
}

int main() {
  constexpr int kThreads = 64, kBlocks = 5, n = 300, kRounds = 4;
  int h[n], expected[n], next[n], *a, *b, *sums, h_sums[1 + kBlocks] = {};
  for (int i = 0; i < n; ++i) expected[i] = h[i] = i % 7;
  for (int round = 0; round < kRounds; ++round) {
    for (int i = 0; i < n; ++i) next[i] = expected[(i + n - 1) % n] + expected[(i + 1) % n];
    for (int i = 0; i < n; ++i) expected[i] = next[i];
  }
  cudaMalloc(&a, sizeof h);
  cudaMalloc(&b, sizeof h);
  cudaMalloc(&sums, sizeof h_sums);
  cudaMemcpy(a, h, sizeof h, cudaMemcpyHostToDevice);
  cudaMemset(sums, 0, sizeof h_sums);
  int count = n, rounds = kRounds;
  void* arguments[] = {&a, &b, &count, &rounds, &sums};
  int errors = cudaLaunchCooperativeKernel((void*)Diffuse, dim3(kBlocks), dim3(kThreads), arguments,
                                           kThreads * sizeof(int), 0) != cudaSuccess;
  UseShared<<<1, 64>>>(a);
  UseShared<<<1, 64>>>(a);
  cudaMemcpy(h, a, sizeof h, cudaMemcpyDeviceToHost);
  cudaMemcpy(h_sums, sums, sizeof h_sums, cudaMemcpyDeviceToHost);
  for (int i = 0; i < n; ++i) errors += h[i] != expected[i];
  errors += h_sums[0] != kBlocks * (0 + 1 + 2 + 3);
  for (int i = 0; i < kBlocks; ++i) errors += h_sums[1 + i] != i + 7;

  // More blocks than the device has room for.
  int device = 0, blocks = 0, multiprocessors = 0, cooperative = 0;
  cudaGetDevice(&device);
  cudaDeviceGetAttribute(&cooperative, cudaDevAttrCooperativeLaunch, device);
  cudaDeviceGetAttribute(&multiprocessors, cudaDevAttrMultiProcessorCount, device);
  cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, Diffuse, 1024, 0);
  errors += !cooperative;
  errors +=
      cudaLaunchCooperativeKernel((void*)Diffuse, dim3(blocks * multiprocessors + 1), dim3(1024),
                                  arguments) != cudaErrorCooperativeLaunchTooLarge;
  cudaGetLastError();
  cudaFree(a);
  cudaFree(b);
  cudaFree(sums);
  return errors;
}
