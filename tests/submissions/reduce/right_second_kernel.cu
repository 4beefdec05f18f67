// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: nothing
// Right in another way: no atomic operation; each block stores its sum, in double, and a last block
// adds them up.

#include <algorithm>
#include <cstddef>

#include "modules/02_custom_kernels/reduce/reduce.h"

using workbook::DeviceSpan;

constexpr int kWarp = 32;
constexpr unsigned int kAllLanes = 0xffffffff;

// The sum over the lanes of the warp, in lane 0. Every lane must call it.
__device__ double WarpSum(double value) {
  for (int offset = kWarp / 2; offset > 0; offset /= 2) {
    value += __shfl_down_sync(kAllLanes, value, offset);
  }
  return value;
}

template <class In, class Out>
__global__ void ReduceKernel(const In* values, std::size_t n, Out* block_sums) {
  const std::size_t start = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x;
  const std::size_t stride = std::size_t{gridDim.x} * blockDim.x;
  double thread_sum = 0;
  for (std::size_t i = start; i < n; i += stride) thread_sum += values[i];

  __shared__ double warp_sums[kWarp];
  const int lane = threadIdx.x % kWarp;
  const int warp = threadIdx.x / kWarp;
  const double warp_sum = WarpSum(thread_sum);
  if (lane == 0) warp_sums[warp] = warp_sum;
  __syncthreads();

  if (warp > 0) return;
  const int warps = blockDim.x / kWarp;
  const double block_sum = WarpSum(lane < warps ? warp_sums[lane] : 0);
  if (lane == 0) block_sums[blockIdx.x] = static_cast<Out>(block_sum);
}

void Reduce(DeviceSpan<const float> values, DeviceSpan<float> sum) {
  const int blocks = static_cast<int>(std::min<std::size_t>(values.size() / 512 + 1, 512));
  double* block_sums = nullptr;
  cudaMalloc(&block_sums, blocks * sizeof(double));
  ReduceKernel<<<blocks, 512>>>(values.data(), values.size(), block_sums);
  ReduceKernel<<<1, 1024>>>(block_sums, blocks, sum.data());
  cudaFree(block_sums);
}
