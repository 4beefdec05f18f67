// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: monte_carlo_pi_kernel_reference.h
//
// What MonteCarloPi() must compute, on the host.

#ifndef MODULES_02_CUSTOM_KERNELS_MONTE_CARLO_PI_KERNEL_MONTE_CARLO_PI_KERNEL_REFERENCE_H_
#define MODULES_02_CUSTOM_KERNELS_MONTE_CARLO_PI_KERNEL_MONTE_CARLO_PI_KERNEL_REFERENCE_H_

#include <cstdint>
#include <vector>

struct Hits {
  std::vector<unsigned int> inside;  // of each stream
  std::uint64_t total = 0;
};

Hits MonteCarloPiReference(std::uint64_t seed, unsigned int points, unsigned int streams);

#endif  // MODULES_02_CUSTOM_KERNELS_MONTE_CARLO_PI_KERNEL_MONTE_CARLO_PI_KERNEL_REFERENCE_H_
