// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Rows, Columns, Zeros, Extremes, Clean, NoCopies, Speedup
// Clears the results and computes nothing.

#include "modules/01_intro_ufuncs/l2_norm/l2_norm.h"

using workbook::DeviceMatrix;
using workbook::DeviceSpan;

absl::Status L2Norm(DeviceMatrix<const float> x, DeviceSpan<float> of_rows,
                    DeviceSpan<float> of_columns) {
  cudaMemset(of_rows.data(), 0, of_rows.size_bytes());
  cudaMemset(of_columns.data(), 0, of_columns.size_bytes());
  return absl::OkStatus();
}
