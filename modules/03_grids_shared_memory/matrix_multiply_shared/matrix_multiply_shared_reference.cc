// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/03_grids_shared_memory/matrix_multiply_shared/matrix_multiply_shared_reference.h"

#include "Eigen/Core"

namespace {

template <class T>
using RowMajor = Eigen::Matrix<T, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

RowMajor<double> InDouble(const grade::Matrix<float>& matrix) {
  return Eigen::Map<const RowMajor<float>>(matrix.data(), matrix.rows(), matrix.columns())
      .cast<double>();
}

}  // namespace

grade::Matrix<double> MultiplyReference(const grade::Matrix<float>& a,
                                        const grade::Matrix<float>& b) {
  grade::Matrix<double> c(a.rows(), b.columns());
  Eigen::Map<RowMajor<double>>(c.data(), c.rows(), c.columns()).noalias() =
      InDouble(a) * InDouble(b);
  return c;
}
