// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: monte_carlo_pi_kernel.h
//
// The signature that modules/02_custom_kernels/monte_carlo_pi_kernel/monte_carlo_pi_kernel.cu
// implements, and the test of a point.

#ifndef MODULES_02_CUSTOM_KERNELS_MONTE_CARLO_PI_KERNEL_MONTE_CARLO_PI_KERNEL_H_
#define MODULES_02_CUSTOM_KERNELS_MONTE_CARLO_PI_KERNEL_MONTE_CARLO_PI_KERNEL_H_

#include <cstdint>

#include "common/cuda/device_span.h"
#include "common/cuda/host_device.h"
#include "common/cuda/philox.h"

// IsInside()
//
// Whether the point (x / 2^32, y / 2^32) lies inside the quarter circle of radius 1 around (0, 0):
// whether x^2 + y^2 < 2^64. Whole numbers, so that every compiler counts the same points.
WORKBOOK_HOST_DEVICE bool IsInside(std::uint32_t x, std::uint32_t y) {
  const std::uint64_t x_squared = std::uint64_t{x} * x;
  const std::uint64_t sum = x_squared + std::uint64_t{y} * y;
  return sum >= x_squared;  // a sum of 2^64 or more has wrapped around
}

// MonteCarloPi()
//
// Draws `points` random points in each of inside.size() streams. Writes to inside[s] how many
// points of stream s lie inside the quarter circle, by IsInside(x, y), and to total[0] the sum of
// all inside[s]. So pi is about 4 * total[0] / (points * inside.size()).
//
// The c-th draw of stream s is Philox4x32({c, s, 0, 0}, seed), with c = 0, 1, 2, ... Its words are
// two points: point 2c of the stream is (word[0], word[1]), point 2c + 1 is (word[2], word[3]). If
// `points` is odd, the second point of the last draw is not counted.
//
// points is at most 2^31 and may be 0; there may be no streams. total has one element. Both arrays
// lie in device memory, hold garbage when MonteCarloPi() is called and do not overlap.
//
// Nothing but inside and total is written. The work may still be running when MonteCarloPi()
// returns.
void MonteCarloPi(std::uint64_t seed, unsigned int points,
                  workbook::DeviceSpan<unsigned int> inside,
                  workbook::DeviceSpan<unsigned long long> total);

#endif  // MODULES_02_CUSTOM_KERNELS_MONTE_CARLO_PI_KERNEL_MONTE_CARLO_PI_KERNEL_H_
