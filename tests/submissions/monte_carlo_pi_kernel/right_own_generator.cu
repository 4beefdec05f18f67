// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: nothing
// Right in another way: the generator written with the high half of a product, and the point
// compared with what the square of its y leaves of 2^64.

#include <cstddef>
#include <cstdint>

#include "modules/02_custom_kernels/monte_carlo_pi_kernel/monte_carlo_pi_kernel.h"

using workbook::DeviceSpan;

__device__ uint4 Draw(uint4 counter, uint2 key) {
  for (int round = 0; round < 10; ++round) {
    const unsigned int low_x = 0xd2511f53u * counter.x, high_x = __umulhi(0xd2511f53u, counter.x);
    const unsigned int low_z = 0xcd9e8d57u * counter.z, high_z = __umulhi(0xcd9e8d57u, counter.z);
    counter = make_uint4(high_z ^ counter.y ^ key.x, low_z, high_x ^ counter.w ^ key.y, low_x);
    key.x += 0x9e3779b9u;
    key.y += 0xbb67ae85u;
  }
  return counter;
}

// x^2 + y^2 < 2^64, without a sum that could wrap around.
__device__ unsigned int Near(unsigned int x, unsigned int y) {
  const unsigned long long y_squared = 1ull * y * y;
  return 1ull * x * x <= ~y_squared ? 1 : 0;
}

__global__ void MonteCarloPiKernel(std::uint64_t seed, unsigned int points,
                                   DeviceSpan<unsigned int> inside,
                                   DeviceSpan<unsigned long long> total) {
  const std::size_t i = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x;
  if (i >= inside.size()) return;
  const auto stream = static_cast<std::uint32_t>(i);
  const uint2 key =
      make_uint2(static_cast<unsigned int>(seed), static_cast<unsigned int>(seed >> 32));
  unsigned int count = 0;
  for (unsigned int point = 0; point < points; point += 2) {
    const uint4 random = Draw(make_uint4(point / 2, stream, 0, 0), key);
    count += Near(random.x, random.y);
    if (point + 1 < points) count += Near(random.z, random.w);
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
