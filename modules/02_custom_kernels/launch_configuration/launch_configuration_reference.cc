// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/02_custom_kernels/launch_configuration/launch_configuration_reference.h"

#include "Eigen/Core"

std::vector<int> AddOnDeviceReference(const std::vector<int>& x, const std::vector<int>& y) {
  const auto size = static_cast<Eigen::Index>(x.size());
  std::vector<int> result(x.size());
  Eigen::Map<Eigen::ArrayXi>(result.data(), size) =
      Eigen::Map<const Eigen::ArrayXi>(x.data(), size) +
      Eigen::Map<const Eigen::ArrayXi>(y.data(), size);
  return result;
}
