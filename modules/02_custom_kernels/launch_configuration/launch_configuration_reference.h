// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: launch_configuration_reference.h
//
// What AddOnDevice() must compute, on the host.

#ifndef MODULES_02_CUSTOM_KERNELS_LAUNCH_CONFIGURATION_LAUNCH_CONFIGURATION_REFERENCE_H_
#define MODULES_02_CUSTOM_KERNELS_LAUNCH_CONFIGURATION_LAUNCH_CONFIGURATION_REFERENCE_H_

#include <vector>

// The sum of each x[i] and y[i]; both have the same size.
std::vector<int> AddOnDeviceReference(const std::vector<int>& x, const std::vector<int>& y);

#endif  // MODULES_02_CUSTOM_KERNELS_LAUNCH_CONFIGURATION_LAUNCH_CONFIGURATION_REFERENCE_H_
