// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: SinglePrecision
// The same constant with the compiler told to be silent about it.

#include "common/ufunc/cuda.h"
#include "modules/01_intro_ufuncs/gaussian_pdf/gaussian_pdf.h"

using workbook::DeviceSpan;

#pragma GCC diagnostic ignored "-Wdouble-promotion"

struct Density {
  __device__ float operator()(float x, float mean, float sigma) const {
    const float root_of_two_pi = 2.5066282746f;
    const float z = (x - mean) / sigma;
    return exp(-0.5 * z * z) / (sigma * root_of_two_pi);
  }
};

absl::Status GaussianPdf(DeviceSpan<const float> x, float mean, float sigma,
                         DeviceSpan<float> out) {
  const ufunc::Vectorize<ufunc::Cuda, Density, float(float, float, float)> density;
  return density(x, mean, sigma, ufunc::Out(out));
}
