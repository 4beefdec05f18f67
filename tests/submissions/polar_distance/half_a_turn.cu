// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: ManyTurns
// Reduces the angle once: right within a turn and a half, not beyond.

#include "common/ufunc/cuda.h"
#include "modules/01_intro_ufuncs/polar_distance/polar_distance.h"

using workbook::DeviceSpan;

// A cosine that is right from -3 pi to 3 pi.
__device__ float CosineNear(float theta) {
  const double pi = 3.14159265358979323846;
  double reduced = theta;
  if (reduced > pi) reduced -= 2 * pi;
  if (reduced < -pi) reduced += 2 * pi;
  const double x = reduced * reduced;
  double sum = 0, term = 1;
  for (int k = 1; k <= 14; ++k) {
    sum += term;
    term *= -x / (2 * k * (2 * k - 1));
  }
  return static_cast<float>(sum);
}

struct Distance {
  __device__ float operator()(float rho1, float theta1, float rho2, float theta2) const {
    const float right_angle = 1.57079632679f;
    return hypotf(
        rho1 * CosineNear(theta1) - rho2 * CosineNear(theta2),
        rho1 * CosineNear(theta1 - right_angle) - rho2 * CosineNear(theta2 - right_angle));
  }
};

const ufunc::Vectorize<ufunc::Cuda, Distance, float(float, float, float, float)> distance;

absl::Status PolarDistance(DeviceSpan<const float> rho1, DeviceSpan<const float> theta1,
                           DeviceSpan<const float> rho2, DeviceSpan<const float> theta2,
                           DeviceSpan<float> out) {
  return distance(rho1, theta1, rho2, theta2, ufunc::Out(out));
}
