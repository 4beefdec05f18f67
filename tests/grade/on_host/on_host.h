// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A function on arrays of the host that returns a number: out[i] = 2 * x[i], and the sum of x.

#ifndef TESTS_GRADE_ON_HOST_ON_HOST_H_
#define TESTS_GRADE_ON_HOST_ON_HOST_H_

#include "common/cuda/host_span.h"

// If `spoil` is not 0 it changes x[0] as well, which is an input.
double DoubleAndSum(workbook::HostSpan<const float> x, int spoil, workbook::HostSpan<float> out);

#endif  // TESTS_GRADE_ON_HOST_ON_HOST_H_
