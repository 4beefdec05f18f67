// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/01_intro_ufuncs/hypot/hypot_reference.h"

#include "Eigen/Core"

std::vector<float> HypotReference(const std::vector<float>& x, const std::vector<float>& y) {
  const auto size = static_cast<Eigen::Index>(x.size());
  const Eigen::Map<const Eigen::ArrayXf> a(x.data(), size);
  const Eigen::Map<const Eigen::ArrayXf> b(y.data(), size);
  std::vector<float> result(x.size());
  Eigen::Map<Eigen::ArrayXf>(result.data(), size) =
      (a.cast<double>().square() + b.cast<double>().square()).sqrt().cast<float>();
  return result;
}
