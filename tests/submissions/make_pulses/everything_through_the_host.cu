// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: OneCopyOut, Speedup
// Adds the noise on the host: it has to be copied there as well.

#include <cstddef>

#include "common/ufunc/cuda.h"
#include "modules/01_intro_ufuncs/make_pulses/make_pulses.h"

using workbook::DeviceSpan;
using workbook::HostSpan;

struct Pulse {
  __device__ float operator()(float t, float period, float amplitude) const {
    return fmaxf(sinf(t / period) - 0.3f, 0.0f) * amplitude;
  }
};

const ufunc::Vectorize<ufunc::Cuda, Pulse, float(float, float, float)> pulse;

absl::Status MakePulses(HostSpan<const float> t, float period, float amplitude,
                        DeviceSpan<const float> noise, HostSpan<float> waveform) {
  const absl::Status made = pulse(t, period, amplitude, ufunc::Out(waveform));
  if (!made.ok()) return made;
  const absl::StatusOr<ufunc::Array> on_host = ufunc::ToHost(ufunc::Array(noise));
  if (!on_host.ok()) return on_host.status();
  const float* const noise_values = static_cast<const float*>(on_host->data());
  for (std::size_t i = 0; i < waveform.size(); ++i) waveform[i] += noise_values[i];
  return absl::OkStatus();
}
