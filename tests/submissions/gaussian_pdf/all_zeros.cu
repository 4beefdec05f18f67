// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Sizes, Peak, Tails, Sigmas, SinglePrecision, Clean, Coalesced, Speedup
// Clears the result and computes nothing.

#include "modules/01_intro_ufuncs/gaussian_pdf/gaussian_pdf.h"

using workbook::DeviceSpan;

absl::Status GaussianPdf(DeviceSpan<const float> x, float mean, float sigma,
                         DeviceSpan<float> out) {
  cudaMemset(out.data(), 0, out.size_bytes());
  return absl::OkStatus();
}
