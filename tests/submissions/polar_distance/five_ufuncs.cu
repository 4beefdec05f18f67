// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: OneKernel, Speedup
// Right, but with a ufunc for each coordinate: four intermediate arrays go to memory and back.

#include "common/ufunc/cuda.h"
#include "modules/01_intro_ufuncs/polar_distance/polar_distance.h"

using ufunc::Array;
using workbook::DeviceSpan;

struct X {
  __device__ float operator()(float rho, float theta) const { return rho * cosf(theta); }
};
struct Y {
  __device__ float operator()(float rho, float theta) const { return rho * sinf(theta); }
};
struct Length {
  __device__ float operator()(float x1, float y1, float x2, float y2) const {
    return hypotf(x1 - x2, y1 - y2);
  }
};

const ufunc::Vectorize<ufunc::Cuda, X, float(float, float)> x_of;
const ufunc::Vectorize<ufunc::Cuda, Y, float(float, float)> y_of;
const ufunc::Vectorize<ufunc::Cuda, Length, float(float, float, float, float)> length;

absl::Status PolarDistance(DeviceSpan<const float> rho1, DeviceSpan<const float> theta1,
                           DeviceSpan<const float> rho2, DeviceSpan<const float> theta2,
                           DeviceSpan<float> out) {
  return length(x_of(rho1, theta1), y_of(rho1, theta1), x_of(rho2, theta2), y_of(rho2, theta2),
                ufunc::Out(out));
}
