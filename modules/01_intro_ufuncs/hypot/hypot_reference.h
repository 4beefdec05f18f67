// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: hypot_reference.h
//
// What Hypot() must compute, on the host.

#ifndef MODULES_01_INTRO_UFUNCS_HYPOT_HYPOT_REFERENCE_H_
#define MODULES_01_INTRO_UFUNCS_HYPOT_HYPOT_REFERENCE_H_

#include <vector>

// The length of each (x[i], y[i]), computed in double, where no float overflows when squared, and
// rounded to float once.
std::vector<float> HypotReference(const std::vector<float>& x, const std::vector<float>& y);

#endif  // MODULES_01_INTRO_UFUNCS_HYPOT_HYPOT_REFERENCE_H_
