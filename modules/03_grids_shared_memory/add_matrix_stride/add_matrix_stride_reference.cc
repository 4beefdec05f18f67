// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/03_grids_shared_memory/add_matrix_stride/add_matrix_stride_reference.h"

#include "Eigen/Core"

grade::Matrix<float> AddMatrixStrideReference(const grade::Matrix<float>& a,
                                              const grade::Matrix<float>& b) {
  using RowMajor = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
  grade::Matrix<float> out(a.rows(), a.columns());
  Eigen::Map<RowMajor>(out.data(), out.rows(), out.columns()) =
      Eigen::Map<const RowMajor>(a.data(), a.rows(), a.columns()) +
      Eigen::Map<const RowMajor>(b.data(), b.rows(), b.columns());
  return out;
}
