// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/02_custom_kernels/monte_carlo_pi_kernel/monte_carlo_pi_kernel.h"

#include <cstddef>
#include <cstdint>

using workbook::DeviceSpan, workbook::Philox4x32, workbook::PhiloxWords;

__global__ void MonteCarloPiKernel(std::uint64_t seed, unsigned int points,
                                   DeviceSpan<unsigned int> inside,
                                   DeviceSpan<unsigned long long> total) {
  // TODO(student): draw the points of this thread's stream here, then clear the total and launch
  // the kernel below.
}

void MonteCarloPi(std::uint64_t seed, unsigned int points, DeviceSpan<unsigned int> inside,
                  DeviceSpan<unsigned long long> total) {}
