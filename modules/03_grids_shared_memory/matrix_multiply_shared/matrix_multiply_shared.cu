// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/03_grids_shared_memory/matrix_multiply_shared/matrix_multiply_shared.h"

using workbook::DeviceMatrix;

// One block computes one tile of c.
__global__ void MultiplyKernel(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                               DeviceMatrix<float> c) {
  // TODO(student): carry the tiles of a and b through shared memory here, then launch one block for
  // each tile of c in MatrixMultiplyShared() below.
}

void MatrixMultiplyShared(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                          DeviceMatrix<float> c) {}
