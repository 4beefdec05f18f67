// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Zeros
// Divides by the largest element, which keeps the squares in range, and is 0 where all are.

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
    float largest = 0;
    for (std::int64_t i = 0; i < row.size(); ++i) largest = fmaxf(largest, fabsf(row[i]));
    float sum = 0;
    for (std::int64_t i = 0; i < row.size(); ++i) sum += row[i] / largest * (row[i] / largest);
    return largest * sqrtf(sum);
  }
};

absl::Status L2Norm(DeviceMatrix<const float> x, DeviceSpan<float> of_rows,
                    DeviceSpan<float> of_columns) {
  const ufunc::Vectorize<ufunc::Cuda, Length, float(Row<float>)> length;
  absl::Status status = length(x, Out(of_rows));
  status.Update(length(Array(x).Transposed(), Out(of_columns)));
  return status;
}
