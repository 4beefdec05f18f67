// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/02_custom_kernels/kernel_timing/kernel_timing_reference.h"

#include "Eigen/Core"

std::vector<std::int64_t> TimeSquareReference(const std::vector<int>& x) {
  const auto size = static_cast<Eigen::Index>(x.size());
  std::vector<std::int64_t> result(x.size());
  Eigen::Map<Eigen::Array<std::int64_t, Eigen::Dynamic, 1>>(result.data(), size) =
      Eigen::Map<const Eigen::ArrayXi>(x.data(), size).cast<std::int64_t>().square();
  return result;
}
