// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: nothing
// A kernel of one's own that computes all six sums at once.

#include <cstddef>

#include "modules/01_intro_ufuncs/add_ufunc/add_ufunc.h"

using workbook::DeviceMatrix;
using workbook::DeviceSpan;

__global__ void SumsKernel(DeviceMatrix<const float> x, DeviceMatrix<const float> y, float number,
                           DeviceSpan<const float> row, DeviceSpan<const float> column,
                           DeviceMatrix<const int> counts, DeviceMatrix<float> plus_matrix,
                           DeviceMatrix<float> plus_number, DeviceMatrix<float> plus_row,
                           DeviceMatrix<float> plus_column, DeviceMatrix<float> column_plus_row,
                           DeviceMatrix<double> plus_counts) {
  const std::size_t i = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x;
  if (i >= x.size()) return;
  const int r = static_cast<int>(i / x.columns()), c = static_cast<int>(i % x.columns());
  plus_matrix(r, c) = x(r, c) + y(r, c);
  plus_number(r, c) = x(r, c) + number;
  plus_row(r, c) = x(r, c) + row[c];
  plus_column(r, c) = x(r, c) + column[r];
  column_plus_row(r, c) = column[r] + row[c];
  plus_counts(r, c) = static_cast<double>(x(r, c)) + static_cast<double>(counts(r, c));
}

absl::Status AddUfunc(DeviceMatrix<const float> x, DeviceMatrix<const float> y, float number,
                      DeviceSpan<const float> row, DeviceSpan<const float> column,
                      DeviceMatrix<const int> counts, DeviceMatrix<float> plus_matrix,
                      DeviceMatrix<float> plus_number, DeviceMatrix<float> plus_row,
                      DeviceMatrix<float> plus_column, DeviceMatrix<float> column_plus_row,
                      DeviceMatrix<double> plus_counts) {
  if (x.empty()) return absl::OkStatus();
  SumsKernel<<<(x.size() + 255) / 256, 256>>>(x, y, number, row, column, counts, plus_matrix,
                                              plus_number, plus_row, plus_column, column_plus_row,
                                              plus_counts);
  return absl::OkStatus();
}
