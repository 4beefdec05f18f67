// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Tiny, AroundBlock, Large, AnyPulse, Clean, OneCopyIn, OneCopyOut, Speedup
// Copies the times.

#include <algorithm>

#include "modules/01_intro_ufuncs/make_pulses/make_pulses.h"

using workbook::DeviceSpan;
using workbook::HostSpan;

absl::Status MakePulses(HostSpan<const float> t, float period, float amplitude,
                        DeviceSpan<const float> noise, HostSpan<float> waveform) {
  (void)period;
  (void)amplitude;
  (void)noise;
  std::copy(t.begin(), t.end(), waveform.begin());
  return absl::OkStatus();
}
