// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Extremes
// Avoids 0 / 0 by adding a small number, which is not small beside 1e-30.

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
    float largest = 1e-12f;
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
