// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Rounding, Speedup
// Adds up in int: the fractions are lost.

#include <algorithm>
#include <cstddef>

#include "modules/02_custom_kernels/reduce/reduce.h"

using workbook::DeviceSpan;

constexpr int kWarp = 32;
constexpr unsigned int kAllLanes = 0xffffffff;

// The sum over the lanes of the warp, in lane 0. Every lane must call it.
__device__ int WarpSum(int value) {
  for (int offset = kWarp / 2; offset > 0; offset /= 2) {
    value += __shfl_down_sync(kAllLanes, value, offset);
  }
  return value;
}

__global__ void ReduceKernel(DeviceSpan<const float> values, DeviceSpan<float> sum) {
  const std::size_t start = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x;
  const std::size_t stride = std::size_t{gridDim.x} * blockDim.x;
  int thread_sum = 0;
  for (std::size_t i = start; i < values.size(); i += stride) thread_sum += values[i];

  __shared__ int warp_sums[kWarp];
  const int lane = threadIdx.x % kWarp;
  const int warp = threadIdx.x / kWarp;
  const int warp_sum = WarpSum(thread_sum);
  if (lane == 0) warp_sums[warp] = warp_sum;
  __syncthreads();

  if (warp > 0) return;
  const int warps = blockDim.x / kWarp;
  const int block_sum = WarpSum(lane < warps ? warp_sums[lane] : 0);
  if (lane == 0) atomicAdd(&sum[0], static_cast<float>(block_sum));
}

void Reduce(DeviceSpan<const float> values, DeviceSpan<float> sum) {
  cudaMemsetAsync(sum.data(), 0, sum.size_bytes());
  if (values.empty()) return;
  const std::size_t threads = 256;
  const std::size_t most_blocks = 1024;
  const std::size_t blocks = std::min((values.size() + threads - 1) / threads, most_blocks);
  ReduceKernel<<<blocks, threads>>>(values, sum);
}
