// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: nothing
// Computes what is the same for all elements once, on the host, in double and on purpose.

#include <cmath>

#include "common/ufunc/cuda.h"
#include "modules/01_intro_ufuncs/gaussian_pdf/gaussian_pdf.h"

using workbook::DeviceSpan;

struct Density {
  float scale;  // 1 / (sigma * sqrt(2 pi))

  __device__ float operator()(float x, float mean, float sigma) const {
    const float z = (x - mean) / sigma;
    return expf(-0.5f * z * z) * scale;
  }
};

absl::Status GaussianPdf(DeviceSpan<const float> x, float mean, float sigma,
                         DeviceSpan<float> out) {
  const ufunc::Vectorize<ufunc::Cuda, Density, float(float, float, float)> density(
      Density{static_cast<float>(1 / (static_cast<double>(sigma) * std::sqrt(2 * M_PI)))});
  return density(x, mean, sigma, ufunc::Out(out));
}
