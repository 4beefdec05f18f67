// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Matrix, Number, Row, Column, Outer, Promotion, Clean, NoCopies, Coalesced, Speedup
// No loop for what float and int promote to: the last call returns an error that says so.

#include <cstdint>

#include "common/ufunc/cuda.h"
#include "modules/01_intro_ufuncs/add_ufunc/add_ufunc.h"

using ufunc::Array;
using ufunc::Out;
using workbook::DeviceMatrix;
using workbook::DeviceSpan;

struct Add {
  template <class T>
  __device__ T operator()(T x, T y) const {
    return x + y;
  }
};

absl::Status AddUfunc(DeviceMatrix<const float> x, DeviceMatrix<const float> y, float number,
                      DeviceSpan<const float> row, DeviceSpan<const float> column,
                      DeviceMatrix<const int> counts, DeviceMatrix<float> plus_matrix,
                      DeviceMatrix<float> plus_number, DeviceMatrix<float> plus_row,
                      DeviceMatrix<float> plus_column, DeviceMatrix<float> column_plus_row,
                      DeviceMatrix<double> plus_counts) {
  const ufunc::Vectorize<ufunc::Cuda, Add, float(float, float)> add;
  const auto upright = Array(column).Reshaped({static_cast<std::int64_t>(column.size()), 1});

  absl::Status status = add(x, y, Out(plus_matrix));
  status.Update(add(x, number, Out(plus_number)));  // keeps the first error
  status.Update(add(x, row, Out(plus_row)));
  status.Update(add(x, upright, Out(plus_column)));
  status.Update(add(upright, row, Out(column_plus_row)));
  status.Update(add(x, counts, Out(plus_counts)));
  return status;
}
