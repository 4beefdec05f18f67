// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Model answer: modules/02_custom_kernels/reduce.

#include "modules/02_custom_kernels/reduce/reduce.h"

#include <algorithm>
#include <cstddef>

using workbook::DeviceSpan;

constexpr int kWarp = 32;
constexpr unsigned int kAllLanes = 0xffffffff;

// The sum over the lanes of the warp, in lane 0. Every lane must call it.
__device__ float WarpSum(float value) {
  for (int offset = kWarp / 2; offset > 0; offset /= 2) {
    value += __shfl_down_sync(kAllLanes, value, offset);
  }
  return value;
}

// Values to threads, threads to warps, warps to blocks, blocks to the result: each stage leaves
// less to be added, so that the last, the dear one, is one addition a block.
__global__ void ReduceKernel(DeviceSpan<const float> values, DeviceSpan<float> sum) {
  const std::size_t start = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x;
  const std::size_t stride = std::size_t{gridDim.x} * blockDim.x;
  float thread_sum = 0;  // and stays 0 where there are no values: all lanes take part below
  for (std::size_t i = start; i < values.size(); i += stride) thread_sum += values[i];

  __shared__ float warp_sums[kWarp];  // a block has at most 32 warps
  const int lane = threadIdx.x % kWarp;
  const int warp = threadIdx.x / kWarp;
  const float warp_sum = WarpSum(thread_sum);
  if (lane == 0) warp_sums[warp] = warp_sum;
  __syncthreads();  // every warp's sum is there

  if (warp > 0) return;  // the first warp, as a whole, adds up the rest
  const int warps = blockDim.x / kWarp;
  const float block_sum = WarpSum(lane < warps ? warp_sums[lane] : 0);
  if (lane == 0) atomicAdd(&sum[0], block_sum);
}

void Reduce(DeviceSpan<const float> values, DeviceSpan<float> sum) {
  cudaMemsetAsync(sum.data(), 0, sum.size_bytes());  // all bytes 0 is the float 0
  if (values.empty()) return;                        // a launch of 0 blocks is an error
  const std::size_t threads = 256;                   // whole warps
  const std::size_t most_blocks = 1024;  // enough to fill the device; each costs one atomic
  const std::size_t blocks = std::min((values.size() + threads - 1) / threads, most_blocks);
  ReduceKernel<<<blocks, threads>>>(values, sum);
}
