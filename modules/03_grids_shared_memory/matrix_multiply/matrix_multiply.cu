// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/03_grids_shared_memory/matrix_multiply/matrix_multiply.h"

using workbook::DeviceMatrix;

// One thread computes one element of the product.
__global__ void MatrixMultiplyKernel(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                                     DeviceMatrix<float> out) {
  // TODO(student): sum up the products for this thread's element here, then launch the kernel
  // below.
}

void MatrixMultiply(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                    DeviceMatrix<float> out) {}
