// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/03_grids_shared_memory/row_and_column_sums/row_and_column_sums_reference.h"

#include "Eigen/Core"

Sums RowAndColumnSumsReference(const grade::Matrix<float>& a) {
  using RowMajor = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
  const Eigen::Map<const RowMajor> matrix(a.data(), a.rows(), a.columns());
  Sums sums;
  sums.of_rows.resize(static_cast<std::size_t>(a.rows()));
  sums.of_columns.assign(static_cast<std::size_t>(a.columns()), 0);
  Eigen::Map<Eigen::RowVectorXd> of_columns(sums.of_columns.data(), a.columns());
  for (int row = 0; row < a.rows(); ++row) {
    const auto values = matrix.row(row).cast<double>();
    sums.of_rows[static_cast<std::size_t>(row)] = values.sum();
    of_columns += values;
  }
  return sums;
}
