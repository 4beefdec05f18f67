// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Tiny, AroundBlock, Points, Seeds, Large, Clean, Memory, Speedup
// Takes one point of each draw and throws the other away.

#include <cstddef>
#include <cstdint>

#include "modules/02_custom_kernels/monte_carlo_pi_kernel/monte_carlo_pi_kernel.h"

using workbook::DeviceSpan, workbook::Philox4x32, workbook::PhiloxWords;

__global__ void MonteCarloPiKernel(std::uint64_t seed, unsigned int points,
                                   DeviceSpan<unsigned int> inside,
                                   DeviceSpan<unsigned long long> total) {
  const std::size_t i = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x;
  if (i >= inside.size()) return;
  const auto stream = static_cast<std::uint32_t>(i);
  unsigned int count = 0;
  for (unsigned int point = 0; point < points; ++point) {
    const PhiloxWords random = Philox4x32({point, stream, 0, 0}, seed);
    if (IsInside(random.word[0], random.word[1])) ++count;
  }
  inside[i] = count;
  atomicAdd(&total[0], static_cast<unsigned long long>(count));
}

void MonteCarloPi(std::uint64_t seed, unsigned int points, DeviceSpan<unsigned int> inside,
                  DeviceSpan<unsigned long long> total) {
  cudaMemsetAsync(total.data(), 0, total.size_bytes());
  if (inside.empty()) return;
  const std::size_t threads = 256;
  const std::size_t blocks = (inside.size() + threads - 1) / threads;
  MonteCarloPiKernel<<<blocks, threads>>>(seed, points, inside, total);
}
