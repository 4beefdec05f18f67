// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Tiny, AroundBlock, Large, AnyRadius, ManyTurns, NearPoints, Clean, OneKernel, Speedup
// Writes the square of the distance.

#include "common/ufunc/cuda.h"
#include "modules/01_intro_ufuncs/polar_distance/polar_distance.h"

using workbook::DeviceSpan;

struct Distance {
  __device__ float operator()(float rho1, float theta1, float rho2, float theta2) const {
    const float x = rho1 * cosf(theta1) - rho2 * cosf(theta2);
    const float y = rho1 * sinf(theta1) - rho2 * sinf(theta2);
    return x * x + y * y;
  }
};

const ufunc::Vectorize<ufunc::Cuda, Distance, float(float, float, float, float)> distance;

absl::Status PolarDistance(DeviceSpan<const float> rho1, DeviceSpan<const float> theta1,
                           DeviceSpan<const float> rho2, DeviceSpan<const float> theta2,
                           DeviceSpan<float> out) {
  return distance(rho1, theta1, rho2, theta2, ufunc::Out(out));
}
