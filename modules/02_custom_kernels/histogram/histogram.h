// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: histogram.h
//
// The signature that modules/02_custom_kernels/histogram/histogram.cu implements.

#ifndef MODULES_02_CUSTOM_KERNELS_HISTOGRAM_HISTOGRAM_H_
#define MODULES_02_CUSTOM_KERNELS_HISTOGRAM_HISTOGRAM_H_

#include "common/cuda/device_span.h"

// Histogram()
//
// Cuts the range [xmin, xmax) into counts.size() bins of equal width and writes to counts[b] the
// number of values that lie in bin b.
//
// Bin b holds the values v with edge(b) <= v < edge(b + 1), where
// edge(b) = xmin + b * (xmax - xmin) / counts.size(). So xmin itself is counted and xmax is not.
// Values outside the range, infinities and NaN are counted nowhere.
//
// The counts are exact, with one allowance for the rounding of float: a value within
// 2^-20 * (xmax - xmin) of an *inner* edge may be counted on either side of it, unless every step
// of the computation is exact. The two outer edges are exact always: a value is counted if and only
// if xmin <= v and v < xmax.
//
// values may be empty; counts has between 1 and 4096 elements. Both lie in device memory and do not
// overlap. counts holds garbage when Histogram() is called. xmin < xmax, and both are finite, as is
// their difference.
//
// Nothing but counts is written. The work may still be running when Histogram() returns.
void Histogram(workbook::DeviceSpan<const float> values, float xmin, float xmax,
               workbook::DeviceSpan<unsigned int> counts);

#endif  // MODULES_02_CUSTOM_KERNELS_HISTOGRAM_HISTOGRAM_H_
