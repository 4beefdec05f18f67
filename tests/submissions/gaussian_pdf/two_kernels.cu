// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Coalesced
// One ufunc for z and one for the density: right, but z goes through memory.

#include "common/ufunc/cuda.h"
#include "modules/01_intro_ufuncs/gaussian_pdf/gaussian_pdf.h"

using workbook::DeviceSpan;

struct Standardize {
  __device__ float operator()(float x, float mean, float sigma) const { return (x - mean) / sigma; }
};

struct Density {
  __device__ float operator()(float z, float sigma) const {
    const float root_of_two_pi = 2.5066282746f;
    return expf(-0.5f * z * z) / (sigma * root_of_two_pi);
  }
};

absl::Status GaussianPdf(DeviceSpan<const float> x, float mean, float sigma,
                         DeviceSpan<float> out) {
  const ufunc::Vectorize<ufunc::Cuda, Standardize, float(float, float, float)> standardize;
  const ufunc::Vectorize<ufunc::Cuda, Density, float(float, float)> density;
  return density(standardize(x, mean, sigma), sigma, ufunc::Out(out));
}
