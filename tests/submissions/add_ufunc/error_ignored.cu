// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Column, Outer, Clean, NoCopies, Coalesced, Speedup
// The same, but nobody asks for the errors: the results stay as they were.

#include "common/ufunc/cuda.h"
#include "modules/01_intro_ufuncs/add_ufunc/add_ufunc.h"

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
  const ufunc::Vectorize<ufunc::Cuda, Add, float(float, float), double(double, double)> add;
  (void)add(x, y, Out(plus_matrix));
  (void)add(x, number, Out(plus_number));
  (void)add(x, row, Out(plus_row));
  (void)add(x, column, Out(plus_column));
  (void)add(column, row, Out(column_plus_row));
  (void)add(x, counts, Out(plus_counts));
  return absl::OkStatus();
}
