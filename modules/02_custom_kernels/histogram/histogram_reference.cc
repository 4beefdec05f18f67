// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/02_custom_kernels/histogram/histogram_reference.h"

#include <algorithm>
#include <cmath>

#include "Eigen/Core"

std::vector<unsigned int> HistogramReference(const std::vector<float>& values, float xmin,
                                             float xmax, int bins) {
  const Eigen::Map<const Eigen::ArrayXf> all(values.data(),
                                             static_cast<Eigen::Index>(values.size()));
  const double width = (static_cast<double>(xmax) - xmin) / bins;
  std::vector<unsigned int> counts(bins, 0);
  for (const float value : all) {
    if (!(value >= xmin && value < xmax)) continue;
    const int bin = static_cast<int>((static_cast<double>(value) - xmin) / width);
    ++counts[std::min(bin, bins - 1)];
  }
  return counts;
}
