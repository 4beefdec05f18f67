// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: l2_norm_reference.h
//
// What L2Norm() must compute, on the host.

#ifndef MODULES_01_INTRO_UFUNCS_L2_NORM_L2_NORM_REFERENCE_H_
#define MODULES_01_INTRO_UFUNCS_L2_NORM_L2_NORM_REFERENCE_H_

#include <vector>

#include "common/grade/arguments.h"

struct L2NormResults {
  std::vector<float> of_rows, of_columns;
};

// The lengths, computed in double, where no float overflows when squared, and rounded to float
// once.
L2NormResults L2NormReference(const grade::Matrix<float>& x);

#endif  // MODULES_01_INTRO_UFUNCS_L2_NORM_L2_NORM_REFERENCE_H_
