// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Tiny, AroundBlock, Large, AnyRadius, ManyTurns, NearPoints, Clean
// A kernel without a guard: the spare threads of the last block reach past the ends of the arrays.

#include <cuda_runtime.h>

#include <cstddef>

#include "modules/01_intro_ufuncs/polar_distance/polar_distance.h"

using workbook::DeviceSpan;

__global__ void DistanceKernel(DeviceSpan<const float> rho1, DeviceSpan<const float> theta1,
                               DeviceSpan<const float> rho2, DeviceSpan<const float> theta2,
                               DeviceSpan<float> out) {
  const std::size_t i = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x;
  out[i] = hypotf(rho1[i] * cosf(theta1[i]) - rho2[i] * cosf(theta2[i]),
                  rho1[i] * sinf(theta1[i]) - rho2[i] * sinf(theta2[i]));
}

absl::Status PolarDistance(DeviceSpan<const float> rho1, DeviceSpan<const float> theta1,
                           DeviceSpan<const float> rho2, DeviceSpan<const float> theta2,
                           DeviceSpan<float> out) {
  if (out.empty()) return absl::OkStatus();
  const unsigned blocks = static_cast<unsigned>((out.size() + 127) / 128);
  DistanceKernel<<<blocks, 128>>>(rho1, theta1, rho2, theta2, out);
  return absl::OkStatus();
}
