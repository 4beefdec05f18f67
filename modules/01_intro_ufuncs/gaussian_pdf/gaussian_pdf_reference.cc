// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/01_intro_ufuncs/gaussian_pdf/gaussian_pdf_reference.h"

#include <cmath>

#include "Eigen/Core"

std::vector<double> GaussianPdfReference(const std::vector<float>& x, float mean, float sigma) {
  const auto size = static_cast<Eigen::Index>(x.size());
  const double deviation = sigma;
  const Eigen::ArrayXd z =
      (Eigen::Map<const Eigen::ArrayXf>(x.data(), size).cast<double>() - mean) / deviation;
  std::vector<double> result(x.size());
  Eigen::Map<Eigen::ArrayXd>(result.data(), size) =
      (-0.5 * z.square()).exp() / (deviation * std::sqrt(2 * M_PI));
  return result;
}
