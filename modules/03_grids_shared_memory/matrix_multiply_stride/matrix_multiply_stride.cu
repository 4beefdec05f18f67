// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/03_grids_shared_memory/matrix_multiply_stride/matrix_multiply_stride.h"

using workbook::DeviceMatrix;

// Right for any matrices on any grid.
__global__ void MatrixMultiplyStrideKernel(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                                           DeviceMatrix<float> out) {
  // TODO(student): let this thread compute every element that is its own, then launch the kernel
  // below.
}

void MatrixMultiplyStride(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                          DeviceMatrix<float> out, int blocks_x, int blocks_y, int threads_x,
                          int threads_y) {}
