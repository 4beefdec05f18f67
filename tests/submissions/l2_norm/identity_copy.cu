// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Rows, Columns, Zeros, Extremes, Clean, NoCopies, Speedup
// Hands back the first column and the first row of x.

#include "modules/01_intro_ufuncs/l2_norm/l2_norm.h"

using workbook::DeviceMatrix;
using workbook::DeviceSpan;

absl::Status L2Norm(DeviceMatrix<const float> x, DeviceSpan<float> of_rows,
                    DeviceSpan<float> of_columns) {
  if (x.empty()) return absl::OkStatus();
  cudaMemcpy2D(of_rows.data(), sizeof(float), x.data(), x.columns() * sizeof(float), sizeof(float),
               x.rows(), cudaMemcpyDeviceToDevice);
  cudaMemcpy(of_columns.data(), x.data(), of_columns.size_bytes(), cudaMemcpyDeviceToDevice);
  return absl::OkStatus();
}
