// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/01_intro_ufuncs/polar_distance/polar_distance_reference.h"

#include "Eigen/Core"

namespace {

Eigen::ArrayXd InDouble(const std::vector<float>& values) {
  return Eigen::Map<const Eigen::ArrayXf>(values.data(), static_cast<Eigen::Index>(values.size()))
      .cast<double>();
}

}  // namespace

std::vector<double> PolarDistanceReference(const PolarPairs& pairs) {
  const Eigen::ArrayXd rho1 = InDouble(pairs.rho1), theta1 = InDouble(pairs.theta1);
  const Eigen::ArrayXd rho2 = InDouble(pairs.rho2), theta2 = InDouble(pairs.theta2);
  std::vector<double> result(pairs.rho1.size());
  Eigen::Map<Eigen::ArrayXd>(result.data(), rho1.size()) =
      ((rho1 * theta1.cos() - rho2 * theta2.cos()).square() +
       (rho1 * theta1.sin() - rho2 * theta2.sin()).square())
          .sqrt();
  return result;
}
