// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Small, Large, Clean

#include "tests/grade/double/double.h"

void Double(DeviceSpan<const int> x, DeviceSpan<int> out) { DoubleKernel<<<1, 256>>>(x, out); }
