// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/01_intro_ufuncs/polar_distance/polar_distance.h"

#include "common/ufunc/cuda.h"

using workbook::DeviceSpan;

struct Point {
  float x, y;
};

// TODO(student): write a __device__ function from polar to Cartesian coordinates, a function of
// four numbers that calls it twice, and make a ufunc of that for PolarDistance() to call.

absl::Status PolarDistance(DeviceSpan<const float> rho1, DeviceSpan<const float> theta1,
                           DeviceSpan<const float> rho2, DeviceSpan<const float> theta2,
                           DeviceSpan<float> out) {
  return absl::OkStatus();
}
