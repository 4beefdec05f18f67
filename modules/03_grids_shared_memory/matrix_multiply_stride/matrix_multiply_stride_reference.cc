// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/03_grids_shared_memory/matrix_multiply_stride/matrix_multiply_stride_reference.h"

#include "Eigen/Core"

grade::Matrix<double> MatrixMultiplyStrideReference(const grade::Matrix<float>& a,
                                                    const grade::Matrix<float>& b) {
  using RowMajor = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
  using RowMajorDouble = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
  grade::Matrix<double> out(a.rows(), b.columns());
  Eigen::Map<RowMajorDouble>(out.data(), out.rows(), out.columns()) =
      Eigen::Map<const RowMajor>(a.data(), a.rows(), a.columns()).cast<double>() *
      Eigen::Map<const RowMajor>(b.data(), b.rows(), b.columns()).cast<double>();
  return out;
}
