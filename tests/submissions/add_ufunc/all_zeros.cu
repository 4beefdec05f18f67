// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Matrix, Number, Row, Column, Outer, Promotion, Clean, NoCopies, Coalesced, Speedup
// Clears the results and computes nothing.

#include "modules/01_intro_ufuncs/add_ufunc/add_ufunc.h"

using workbook::DeviceMatrix;
using workbook::DeviceSpan;

absl::Status AddUfunc(DeviceMatrix<const float> x, DeviceMatrix<const float> y, float number,
                      DeviceSpan<const float> row, DeviceSpan<const float> column,
                      DeviceMatrix<const int> counts, DeviceMatrix<float> plus_matrix,
                      DeviceMatrix<float> plus_number, DeviceMatrix<float> plus_row,
                      DeviceMatrix<float> plus_column, DeviceMatrix<float> column_plus_row,
                      DeviceMatrix<double> plus_counts) {
  cudaMemset(plus_matrix.data(), 0, plus_matrix.size_bytes());
  cudaMemset(plus_number.data(), 0, plus_number.size_bytes());
  cudaMemset(plus_row.data(), 0, plus_row.size_bytes());
  cudaMemset(plus_column.data(), 0, plus_column.size_bytes());
  cudaMemset(column_plus_row.data(), 0, column_plus_row.size_bytes());
  cudaMemset(plus_counts.data(), 0, plus_counts.size_bytes());
  return absl::OkStatus();
}
