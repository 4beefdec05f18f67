// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A function that may fail: out[i] = x[i] / 2, of even numbers only.

#ifndef TESTS_GRADE_ON_HOST_HALF_H_
#define TESTS_GRADE_ON_HOST_HALF_H_

#include "absl/status/status.h"
#include "common/cuda/host_span.h"

absl::Status Half(workbook::HostSpan<const int> x, workbook::HostSpan<int> out);

#endif  // TESTS_GRADE_ON_HOST_HALF_H_
