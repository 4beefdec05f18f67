// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Model answer: modules/01_intro_ufuncs/polar_distance.

#include "modules/01_intro_ufuncs/polar_distance/polar_distance.h"

#include "common/ufunc/cuda.h"

using workbook::DeviceSpan;

struct Point {
  float x, y;
};

__device__ Point ToCartesian(float rho, float theta) {
  return {rho * cosf(theta), rho * sinf(theta)};
}

// The points are subtracted before anything is squared: of two near points nothing is lost then but
// the rounding of their coordinates.
struct Distance {
  __device__ float operator()(float rho1, float theta1, float rho2, float theta2) const {
    const Point a = ToCartesian(rho1, theta1);
    const Point b = ToCartesian(rho2, theta2);
    return hypotf(a.x - b.x, a.y - b.y);
  }
};

const ufunc::Vectorize<ufunc::Cuda, Distance, float(float, float, float, float)> distance;

absl::Status PolarDistance(DeviceSpan<const float> rho1, DeviceSpan<const float> theta1,
                           DeviceSpan<const float> rho2, DeviceSpan<const float> theta2,
                           DeviceSpan<float> out) {
  return distance(rho1, theta1, rho2, theta2, ufunc::Out(out));
}
