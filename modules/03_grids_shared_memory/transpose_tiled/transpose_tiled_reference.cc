// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/03_grids_shared_memory/transpose_tiled/transpose_tiled_reference.h"

#include "Eigen/Core"

grade::Matrix<float> TransposeTiledReference(const grade::Matrix<float>& in) {
  using RowMajor = Eigen::Array<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
  grade::Matrix<float> out(in.columns(), in.rows());
  Eigen::Map<RowMajor>(out.data(), out.rows(), out.columns()) =
      Eigen::Map<const RowMajor>(in.data(), in.rows(), in.columns()).transpose();
  return out;
}
