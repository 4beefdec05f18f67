// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Sizes, Tails, Sigmas, SinglePrecision, Clean, Coalesced, Speedup
// A rational function for the exponential: close by, and far off further out.

#include "common/ufunc/cuda.h"
#include "modules/01_intro_ufuncs/gaussian_pdf/gaussian_pdf.h"

using workbook::DeviceSpan;

struct Density {
  __device__ float operator()(float x, float mean, float sigma) const {
    const float root_of_two_pi = 2.5066282746f;
    const float z = (x - mean) / sigma;
    const float t = 0.5f * z * z;
    return 1.0f / (1.0f + t + t * t / 2.0f + t * t * t / 6.0f) / (sigma * root_of_two_pi);
  }
};

absl::Status GaussianPdf(DeviceSpan<const float> x, float mean, float sigma,
                         DeviceSpan<float> out) {
  const ufunc::Vectorize<ufunc::Cuda, Density, float(float, float, float)> density;
  return density(x, mean, sigma, ufunc::Out(out));
}
