// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: ManyTurns, NearPoints
// The near miss: the law of cosines, right on paper. For near points it is the difference of two
// nearly equal squares, and may be below 0, which has no root.

#include "common/ufunc/cuda.h"
#include "modules/01_intro_ufuncs/polar_distance/polar_distance.h"

using workbook::DeviceSpan;

struct Distance {
  __device__ float operator()(float rho1, float theta1, float rho2, float theta2) const {
    const float squared = rho1 * rho1 + rho2 * rho2 - 2.0f * rho1 * rho2 * cosf(theta1 - theta2);
    return sqrtf(squared);
  }
};

const ufunc::Vectorize<ufunc::Cuda, Distance, float(float, float, float, float)> distance;

absl::Status PolarDistance(DeviceSpan<const float> rho1, DeviceSpan<const float> theta1,
                           DeviceSpan<const float> rho2, DeviceSpan<const float> theta2,
                           DeviceSpan<float> out) {
  return distance(rho1, theta1, rho2, theta2, ufunc::Out(out));
}
