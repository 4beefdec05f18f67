// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/01_intro_ufuncs/make_pulses/make_pulses_reference.h"

#include "Eigen/Core"

std::vector<double> MakePulsesReference(const PulseInputs& inputs) {
  const auto size = static_cast<Eigen::Index>(inputs.t.size());
  const Eigen::Map<const Eigen::ArrayXf> t(inputs.t.data(), size);
  const Eigen::Map<const Eigen::ArrayXf> noise(inputs.noise.data(), size);
  const double period = inputs.period, amplitude = inputs.amplitude;
  std::vector<double> waveform(inputs.t.size());
  Eigen::Map<Eigen::ArrayXd>(waveform.data(), size) =
      ((t.cast<double>() / period).sin() - 0.3).max(0.0) * amplitude + noise.cast<double>();
  return waveform;
}
