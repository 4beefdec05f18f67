// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/03_grids_shared_memory/add_matrix_stride/add_matrix_stride.h"

using workbook::DeviceMatrix;

// Right for any matrix on any grid.
__global__ void AddMatrixStrideKernel(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                                      DeviceMatrix<float> out) {
  // TODO(student): let this thread add every element that is its own, then launch the kernel below.
}

void AddMatrixStride(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                     DeviceMatrix<float> out, int blocks_x, int blocks_y, int threads_x,
                     int threads_y) {}
