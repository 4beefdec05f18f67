// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: make_pulses_reference.h
//
// What MakePulses() must compute, on the host.

#ifndef MODULES_01_INTRO_UFUNCS_MAKE_PULSES_MAKE_PULSES_REFERENCE_H_
#define MODULES_01_INTRO_UFUNCS_MAKE_PULSES_MAKE_PULSES_REFERENCE_H_

#include <vector>

struct PulseInputs {
  std::vector<float> t;
  float period, amplitude;
  std::vector<float> noise;
};

// The waveform, computed in double.
std::vector<double> MakePulsesReference(const PulseInputs& inputs);

#endif  // MODULES_01_INTRO_UFUNCS_MAKE_PULSES_MAKE_PULSES_REFERENCE_H_
