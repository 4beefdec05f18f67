// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/03_grids_shared_memory/convolution_2d/convolution_2d_reference.h"

#include <algorithm>

#include "Eigen/Core"

namespace {

// Adds `weight` times a row of the image, moved by `shift` columns, to `sums`.
void AddShiftedRow(const float* row, int shift, double weight, Eigen::ArrayXd* sums) {
  const int columns = static_cast<int>(sums->size());
  for (int c = 0; c < columns; ++c) {
    (*sums)[c] += weight * row[std::clamp(c + shift, 0, columns - 1)];
  }
}

}  // namespace

grade::Matrix<double> ConvolutionReference(const grade::Matrix<float>& image,
                                           const grade::Matrix<float>& filter) {
  grade::Matrix<double> out(image.rows(), image.columns());
  if (out.size() == 0) return out;
  for (int r = 0; r < image.rows(); ++r) {
    Eigen::ArrayXd sums = Eigen::ArrayXd::Zero(image.columns());
    for (int i = 0; i < filter.rows(); ++i) {
      const int row = std::clamp(r + i - filter.rows() / 2, 0, image.rows() - 1);
      for (int j = 0; j < filter.columns(); ++j) {
        AddShiftedRow(&image(row, 0), j - filter.columns() / 2, filter(i, j), &sums);
      }
    }
    std::copy(sums.begin(), sums.end(), &out(r, 0));
  }
  return out;
}
