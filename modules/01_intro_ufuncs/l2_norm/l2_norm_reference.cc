// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/01_intro_ufuncs/l2_norm/l2_norm_reference.h"

#include "Eigen/Core"

L2NormResults L2NormReference(const grade::Matrix<float>& x) {
  using Matrix = Eigen::Array<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
  L2NormResults results{std::vector<float>(x.rows(), 0.0f), std::vector<float>(x.columns(), 0.0f)};
  if (x.size() == 0) return results;
  const auto squares =
      Eigen::Map<const Matrix>(x.data(), x.rows(), x.columns()).cast<double>().square();
  Eigen::Map<Eigen::ArrayXf>(results.of_rows.data(), x.rows()) =
      squares.rowwise().sum().sqrt().cast<float>();
  Eigen::Map<Eigen::ArrayXf>(results.of_columns.data(), x.columns()) =
      squares.colwise().sum().transpose().sqrt().cast<float>();
  return results;
}
