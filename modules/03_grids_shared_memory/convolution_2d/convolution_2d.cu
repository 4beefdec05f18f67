// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/03_grids_shared_memory/convolution_2d/convolution_2d.h"

using workbook::DeviceMatrix;

// One block computes one tile of out.
__global__ void ConvolutionKernel(DeviceMatrix<const float> image, int filter_rows,
                                  int filter_columns, DeviceMatrix<float> out) {
  // TODO(student): bring the tile and its halo to shared memory here and sum, then copy the filter
  // to constant memory and launch the kernel in Convolution2D() below.
}

void Convolution2D(DeviceMatrix<const float> image, DeviceMatrix<const float> filter,
                   DeviceMatrix<float> out) {}
