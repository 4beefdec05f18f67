// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: histogram_reference.h
//
// What Histogram() must compute, on the host.

#ifndef MODULES_02_CUSTOM_KERNELS_HISTOGRAM_HISTOGRAM_REFERENCE_H_
#define MODULES_02_CUSTOM_KERNELS_HISTOGRAM_HISTOGRAM_REFERENCE_H_

#include <vector>

// How many values lie in each of `bins` bins of equal width in [xmin, xmax). Values outside and NaN
// are not counted. The bin is computed in double, so that a value must lie within a rounding of
// double of an inner edge to be counted on its other side.
std::vector<unsigned int> HistogramReference(const std::vector<float>& values, float xmin,
                                             float xmax, int bins);

#endif  // MODULES_02_CUSTOM_KERNELS_HISTOGRAM_HISTOGRAM_REFERENCE_H_
