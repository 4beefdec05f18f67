// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/grade/on_host/on_host.h"

#include <cstddef>

using workbook::HostSpan;

double DoubleAndSum(HostSpan<const float> x, int spoil, HostSpan<float> out) {
  double sum = 0;
  for (std::size_t i = 0; i < out.size(); ++i) {
    out[i] = 2 * x[i];
    sum += x[i];
  }
  if (spoil != 0) const_cast<float&>(x[0]) += 1;
  return sum;
}
