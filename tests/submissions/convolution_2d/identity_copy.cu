// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Tiny, AroundTile, Primes, Large, Borders, Filters, Accuracy, Clean, Reuse, Speedup
// Copies the image: right for the filter that is 1 in the middle and 0 elsewhere.

#include "modules/03_grids_shared_memory/convolution_2d/convolution_2d.h"

using workbook::DeviceMatrix;

void Convolution2D(DeviceMatrix<const float> image, DeviceMatrix<const float> filter,
                   DeviceMatrix<float> out) {
  (void)filter;
  cudaMemcpy(out.data(), image.data(), out.size_bytes(), cudaMemcpyDeviceToDevice);
}
