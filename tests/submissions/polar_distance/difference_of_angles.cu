// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: ManyTurns
// A near miss: the law of cosines by the half angle is right for near points, but the difference of
// two angles of many turns is rounded by more than the tolerance.

#include "common/ufunc/cuda.h"
#include "modules/01_intro_ufuncs/polar_distance/polar_distance.h"

using workbook::DeviceSpan;

struct Distance {
  __device__ float operator()(float rho1, float theta1, float rho2, float theta2) const {
    const float along = rho1 - rho2;
    const float half = sinf((theta1 - theta2) / 2.0f);
    return sqrtf(along * along + 4.0f * rho1 * rho2 * half * half);
  }
};

const ufunc::Vectorize<ufunc::Cuda, Distance, float(float, float, float, float)> distance;

absl::Status PolarDistance(DeviceSpan<const float> rho1, DeviceSpan<const float> theta1,
                           DeviceSpan<const float> rho2, DeviceSpan<const float> theta2,
                           DeviceSpan<float> out) {
  return distance(rho1, theta1, rho2, theta2, ufunc::Out(out));
}
