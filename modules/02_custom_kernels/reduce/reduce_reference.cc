// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/02_custom_kernels/reduce/reduce_reference.h"

#include "Eigen/Core"

double ReduceReference(const std::vector<float>& values) {
  const Eigen::Map<const Eigen::ArrayXf> all(values.data(),
                                             static_cast<Eigen::Index>(values.size()));
  return all.cast<double>().sum();
}
