// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: nothing
// A kernel of its own with a device function that returns through pointers; the root written out.

#include <cuda_runtime.h>

#include <cstddef>

#include "modules/01_intro_ufuncs/polar_distance/polar_distance.h"

using workbook::DeviceSpan;

__device__ void ToCartesian(float rho, float theta, float* x, float* y) {
  sincosf(theta, y, x);
  *x *= rho;
  *y *= rho;
}

__global__ void DistanceKernel(DeviceSpan<const float> rho1, DeviceSpan<const float> theta1,
                               DeviceSpan<const float> rho2, DeviceSpan<const float> theta2,
                               DeviceSpan<float> out) {
  const std::size_t i = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x;
  if (i >= out.size()) return;
  float x1, y1, x2, y2;
  ToCartesian(rho1[i], theta1[i], &x1, &y1);
  ToCartesian(rho2[i], theta2[i], &x2, &y2);
  out[i] = sqrtf((x1 - x2) * (x1 - x2) + (y1 - y2) * (y1 - y2));
}

absl::Status PolarDistance(DeviceSpan<const float> rho1, DeviceSpan<const float> theta1,
                           DeviceSpan<const float> rho2, DeviceSpan<const float> theta2,
                           DeviceSpan<float> out) {
  if (out.empty()) return absl::OkStatus();
  const unsigned blocks = static_cast<unsigned>((out.size() + 127) / 128);
  DistanceKernel<<<blocks, 128>>>(rho1, theta1, rho2, theta2, out);
  return absl::OkStatus();
}
