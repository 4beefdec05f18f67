// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/03_grids_shared_memory/row_and_column_sums/row_and_column_sums.h"

using workbook::DeviceMatrix;
using workbook::DeviceSpan;

__global__ void RowSumsKernel(DeviceMatrix<const float> a, DeviceSpan<float> row_sums) {}

__global__ void ColumnSumsKernel(DeviceMatrix<const float> a, DeviceSpan<float> column_sums) {}

void RowAndColumnSums(DeviceMatrix<const float> a, DeviceSpan<float> row_sums,
                      DeviceSpan<float> column_sums) {
  // TODO(student): write the two kernels above and launch them here.
}
