// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: nothing
// The noisiest of the right ones: squares first and divides then.

#include "common/ufunc/cuda.h"
#include "modules/01_intro_ufuncs/gaussian_pdf/gaussian_pdf.h"

using workbook::DeviceSpan;

struct Density {
  __device__ float operator()(float x, float mean, float sigma) const {
    const float root_of_two_pi = 2.5066282746f;
    const float distance = x - mean;
    return expf(-(distance * distance) / (2.0f * sigma * sigma)) / (sigma * root_of_two_pi);
  }
};

absl::Status GaussianPdf(DeviceSpan<const float> x, float mean, float sigma,
                         DeviceSpan<float> out) {
  const ufunc::Vectorize<ufunc::Cuda, Density, float(float, float, float)> density;
  return density(x, mean, sigma, ufunc::Out(out));
}
