// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: convolution_2d_reference.h
//
// What Convolution2D() must compute, on the host.

#ifndef MODULES_03_GRIDS_SHARED_MEMORY_CONVOLUTION_2D_CONVOLUTION_2D_REFERENCE_H_
#define MODULES_03_GRIDS_SHARED_MEMORY_CONVOLUTION_2D_CONVOLUTION_2D_REFERENCE_H_

#include "common/grade/arguments.h"

// The image filtered, summed in double; places outside the image stand for the nearest inside.
grade::Matrix<double> ConvolutionReference(const grade::Matrix<float>& image,
                                           const grade::Matrix<float>& filter);

#endif  // MODULES_03_GRIDS_SHARED_MEMORY_CONVOLUTION_2D_CONVOLUTION_2D_REFERENCE_H_
