// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: convolution_2d.h
//
// The signature that modules/03_grids_shared_memory/convolution_2d/convolution_2d.cu implements.

#ifndef MODULES_03_GRIDS_SHARED_MEMORY_CONVOLUTION_2D_CONVOLUTION_2D_H_
#define MODULES_03_GRIDS_SHARED_MEMORY_CONVOLUTION_2D_CONVOLUTION_2D_H_

#include "common/cuda/device_matrix.h"

// The most rows, and the most columns, that a filter has.
inline constexpr int kMaxFilterSide = 15;

// Convolution2D()
//
// Writes to out(r, c) the sum over all rows i and columns j of the filter of
//
//   filter(i, j) * image(r + i - filter.rows() / 2, c + j - filter.columns() / 2),
//
// that is, the filter's middle lies on (r, c) and the filter is not flipped. A place outside the
// image stands for the nearest one inside: a row below 0 for row 0, a row past the last one for the
// last one, and columns alike.
//
// image has from 0 to 100 000 rows and columns, and out has as many. filter has from 1 to
// kMaxFilterSide rows and columns, an odd number of each; the two may differ, and may be larger
// than the image. All three are row-major, lie in device memory and do not overlap. The filter may
// be another one at each call.
//
// An element of out may be off by 1.01 * filter.size() * 2^-24 times the sum of the terms' absolute
// values: what summing in float keeps, in any order, with or without fused multiply-add. All
// elements are finite, and neither a product nor a sum leaves the range of normal floats.
//
// Nothing but out is written. The work may still be running when Convolution2D() returns.
void Convolution2D(workbook::DeviceMatrix<const float> image,
                   workbook::DeviceMatrix<const float> filter, workbook::DeviceMatrix<float> out);

#endif  // MODULES_03_GRIDS_SHARED_MEMORY_CONVOLUTION_2D_CONVOLUTION_2D_H_
