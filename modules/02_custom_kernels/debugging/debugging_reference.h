// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: debugging_reference.h
//
// What the three programs must compute, on the host.

#ifndef MODULES_02_CUSTOM_KERNELS_DEBUGGING_DEBUGGING_REFERENCE_H_
#define MODULES_02_CUSTOM_KERNELS_DEBUGGING_DEBUGGING_REFERENCE_H_

#include <vector>

#include "modules/02_custom_kernels/debugging/debugging.h"

// The output of `program`. For kLargest x is not empty and the output has one element.
std::vector<int> DebuggingReference(Program program, const std::vector<int>& x);

#endif  // MODULES_02_CUSTOM_KERNELS_DEBUGGING_DEBUGGING_REFERENCE_H_
