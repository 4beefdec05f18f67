// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: nothing
// One kernel of one's own for rows and columns, fused multiplication and addition.

#include "modules/01_intro_ufuncs/l2_norm/l2_norm.h"

using workbook::DeviceMatrix;
using workbook::DeviceSpan;

// `count` elements, `stride` apart.
__device__ float LengthOf(const float* x, int count, int stride) {
  double sum = 0;
  for (int i = 0; i < count; ++i) {
    const double element = x[static_cast<long>(i) * stride];
    sum = fma(element, element, sum);
  }
  return static_cast<float>(sqrt(sum));
}

// The first threads take a row each, those after them a column each.
__global__ void LengthsKernel(DeviceMatrix<const float> x, DeviceSpan<float> of_rows,
                              DeviceSpan<float> of_columns) {
  const int i = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x);
  const int j = i - x.rows();
  if (i < x.rows()) {
    of_rows[i] = LengthOf(x.data() + static_cast<long>(i) * x.columns(), x.columns(), 1);
  } else if (j < x.columns()) {
    of_columns[j] = LengthOf(x.data() + j, x.rows(), x.columns());
  }
}

absl::Status L2Norm(DeviceMatrix<const float> x, DeviceSpan<float> of_rows,
                    DeviceSpan<float> of_columns) {
  const int lengths = x.rows() + x.columns();
  if (lengths > 0) LengthsKernel<<<(lengths + 127) / 128, 128>>>(x, of_rows, of_columns);
  return absl::OkStatus();
}
