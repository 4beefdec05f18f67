// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Sizes, Peak, Tails, Sigmas, SinglePrecision, Clean, Coalesced, Speedup
// NaN everywhere: no comparison may let it pass.

#include "common/ufunc/cuda.h"
#include "modules/01_intro_ufuncs/gaussian_pdf/gaussian_pdf.h"

using workbook::DeviceSpan;

struct Density {
  __device__ float operator()(float x, float mean, float sigma) const {
    return nanf("") * (x + mean + sigma);
  }
};

absl::Status GaussianPdf(DeviceSpan<const float> x, float mean, float sigma,
                         DeviceSpan<float> out) {
  const ufunc::Vectorize<ufunc::Cuda, Density, float(float, float, float)> density;
  return density(x, mean, sigma, ufunc::Out(out));
}
