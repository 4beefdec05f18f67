// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/01_intro_ufuncs/zero_suppress/zero_suppress_reference.h"

#include "Eigen/Core"

std::vector<std::int16_t> ZeroSuppressReference(const std::vector<std::int16_t>& waveform,
                                                std::int16_t threshold) {
  using Samples = Eigen::Array<std::int16_t, Eigen::Dynamic, 1>;
  const Eigen::Map<const Samples> in(waveform.data(), static_cast<Eigen::Index>(waveform.size()));
  std::vector<std::int16_t> out(waveform.size());
  Eigen::Map<Samples>(out.data(), in.size()) =
      (in >= threshold).select(in, Samples::Zero(in.size()));
  return out;
}
