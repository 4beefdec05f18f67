// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Sizes, Peak, Tails, Sigmas, SinglePrecision, Clean, Coalesced, Speedup
// Hands back x.

#include "modules/01_intro_ufuncs/gaussian_pdf/gaussian_pdf.h"

using workbook::DeviceSpan;

absl::Status GaussianPdf(DeviceSpan<const float> x, float mean, float sigma,
                         DeviceSpan<float> out) {
  cudaMemcpy(out.data(), x.data(), out.size_bytes(), cudaMemcpyDeviceToDevice);
  return absl::OkStatus();
}
