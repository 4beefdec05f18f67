// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Rows, Columns, Zeros, Extremes, Clean, NoCopies, Speedup
// Divides by the number of elements: the root of the mean square is another thing.

#include <cstdint>

#include "common/ufunc/cuda.h"
#include "modules/01_intro_ufuncs/l2_norm/l2_norm.h"

using ufunc::Array;
using ufunc::Out;
using ufunc::Row;
using workbook::DeviceMatrix;
using workbook::DeviceSpan;

struct Length {
  __device__ float operator()(Row<float> row) const {
    double sum = 0;
    for (std::int64_t i = 0; i < row.size(); ++i) {
      const auto element = static_cast<double>(row[i]);
      sum += element * element;
    }
    return static_cast<float>(sqrt(sum / static_cast<double>(row.size())));
  }
};

absl::Status L2Norm(DeviceMatrix<const float> x, DeviceSpan<float> of_rows,
                    DeviceSpan<float> of_columns) {
  const ufunc::Vectorize<ufunc::Cuda, Length, float(Row<float>)> length;
  absl::Status status = length(x, Out(of_rows));
  status.Update(length(Array(x).Transposed(), Out(of_columns)));
  return status;
}
