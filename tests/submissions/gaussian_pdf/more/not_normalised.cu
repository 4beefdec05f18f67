// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Sizes, Peak, Tails, Sigmas, SinglePrecision, Clean, Coalesced, Speedup
// Forgets that the density is divided by sigma, too.

#include "common/ufunc/cuda.h"
#include "modules/01_intro_ufuncs/gaussian_pdf/gaussian_pdf.h"

using workbook::DeviceSpan;

struct Density {
  __device__ float operator()(float x, float mean, float sigma) const {
    const float root_of_two_pi = 2.5066282746f;
    const float z = (x - mean) / sigma;
    return expf(-0.5f * z * z) / (root_of_two_pi);
  }
};

absl::Status GaussianPdf(DeviceSpan<const float> x, float mean, float sigma,
                         DeviceSpan<float> out) {
  const ufunc::Vectorize<ufunc::Cuda, Density, float(float, float, float)> density;
  return density(x, mean, sigma, ufunc::Out(out));
}
