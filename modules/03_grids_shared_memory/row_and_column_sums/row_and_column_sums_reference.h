// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: row_and_column_sums_reference.h
//
// What RowAndColumnSums() must compute, on the host.

#ifndef MODULES_03_GRIDS_SHARED_MEMORY_ROW_AND_COLUMN_SUMS_ROW_AND_COLUMN_SUMS_REFERENCE_H_
#define MODULES_03_GRIDS_SHARED_MEMORY_ROW_AND_COLUMN_SUMS_ROW_AND_COLUMN_SUMS_REFERENCE_H_

#include <vector>

#include "common/grade/arguments.h"

// Sums in double: beside a tolerance for float they are the true values.
struct Sums {
  std::vector<double> of_rows, of_columns;
};

Sums RowAndColumnSumsReference(const grade::Matrix<float>& a);

#endif  // MODULES_03_GRIDS_SHARED_MEMORY_ROW_AND_COLUMN_SUMS_ROW_AND_COLUMN_SUMS_REFERENCE_H_
