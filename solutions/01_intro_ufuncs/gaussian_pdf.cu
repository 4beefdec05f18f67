// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Model answer: modules/01_intro_ufuncs/gaussian_pdf.

#include "modules/01_intro_ufuncs/gaussian_pdf/gaussian_pdf.h"

#include "common/ufunc/cuda.h"

using workbook::DeviceSpan;

// The density at one x. Every constant ends in f: without it the float beside it becomes a double,
// and so does everything after it.
struct Density {
  __device__ float operator()(float x, float mean, float sigma) const {
    const float root_of_two_pi = 2.5066282746f;
    const float z = (x - mean) / sigma;
    return expf(-0.5f * z * z) / (sigma * root_of_two_pi);
  }
};

absl::Status GaussianPdf(DeviceSpan<const float> x, float mean, float sigma,
                         DeviceSpan<float> out) {
  const ufunc::Vectorize<ufunc::Cuda, Density, float(float, float, float)> density;
  return density(x, mean, sigma, ufunc::Out(out));
}
