// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: add_ufunc_reference.h
//
// What AddUfunc() must compute, on the host.

#ifndef MODULES_01_INTRO_UFUNCS_ADD_UFUNC_ADD_UFUNC_REFERENCE_H_
#define MODULES_01_INTRO_UFUNCS_ADD_UFUNC_ADD_UFUNC_REFERENCE_H_

#include <vector>

#include "common/grade/arguments.h"

struct AddUfuncInputs {
  grade::Matrix<float> x, y;
  float number;
  std::vector<float> row, column;
  grade::Matrix<int> counts;
};

struct AddUfuncResults {
  grade::Matrix<float> plus_matrix, plus_number, plus_row, plus_column, column_plus_row;
  grade::Matrix<double> plus_counts;
};

// The six sums.
AddUfuncResults AddUfuncReference(const AddUfuncInputs& inputs);

#endif  // MODULES_01_INTRO_UFUNCS_ADD_UFUNC_ADD_UFUNC_REFERENCE_H_
