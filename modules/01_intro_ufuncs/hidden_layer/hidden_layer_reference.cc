// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/01_intro_ufuncs/hidden_layer/hidden_layer_reference.h"

#include "Eigen/Core"

std::vector<double> HiddenLayerReference(const std::vector<float>& greyscales,
                                         const std::vector<float>& weights) {
  const auto size = static_cast<Eigen::Index>(greyscales.size());
  const Eigen::Map<const Eigen::ArrayXf> grey(greyscales.data(), size);
  const Eigen::Map<const Eigen::ArrayXf> weight(weights.data(), size);
  std::vector<double> activations(greyscales.size());
  Eigen::Map<Eigen::ArrayXd>(activations.data(), size) =
      (grey.cast<double>() / 255.0 * weight.cast<double>()).tanh();
  return activations;
}
