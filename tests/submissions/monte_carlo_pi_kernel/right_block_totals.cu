// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: nothing
// Right in another way: a grid-stride loop over the streams, one point at a time, and one addition
// to the total for a block.

#include <cstddef>
#include <cstdint>

#include "modules/02_custom_kernels/monte_carlo_pi_kernel/monte_carlo_pi_kernel.h"

using workbook::DeviceSpan, workbook::Philox4x32, workbook::PhiloxWords;

__global__ void MonteCarloPiKernel(std::uint64_t seed, unsigned int points,
                                   DeviceSpan<unsigned int> inside,
                                   DeviceSpan<unsigned long long> total) {
  __shared__ unsigned long long block_total;
  if (threadIdx.x == 0) block_total = 0;
  __syncthreads();
  const std::size_t stride = std::size_t{gridDim.x} * blockDim.x;
  for (std::size_t s = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x; s < inside.size();
       s += stride) {
    unsigned int count = 0;
    for (unsigned int point = 0; point < points; ++point) {
      const PhiloxWords random =
          Philox4x32({point >> 1, static_cast<std::uint32_t>(s), 0, 0}, seed);
      const bool second = point % 2 == 1;
      count += IsInside(second ? random.word[2] : random.word[0],
                        second ? random.word[3] : random.word[1]);
    }
    inside[s] = count;
    atomicAdd(&block_total, static_cast<unsigned long long>(count));
  }
  __syncthreads();
  if (threadIdx.x == 0) atomicAdd(&total[0], block_total);
}

void MonteCarloPi(std::uint64_t seed, unsigned int points, DeviceSpan<unsigned int> inside,
                  DeviceSpan<unsigned long long> total) {
  cudaMemsetAsync(total.data(), 0, total.size_bytes());
  if (inside.empty()) return;
  const std::size_t threads = 256;
  const std::size_t blocks = inside.size() < 1024 * threads ? inside.size() / threads + 1 : 1024;
  MonteCarloPiKernel<<<blocks, threads>>>(seed, points, inside, total);
}
