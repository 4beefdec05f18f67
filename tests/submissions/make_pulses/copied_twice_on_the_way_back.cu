// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: OneCopyOut, Speedup
// Fetches the pulses to have a look at them, though they stay on the device as well.

#include "common/ufunc/cuda.h"
#include "modules/01_intro_ufuncs/make_pulses/make_pulses.h"

using workbook::DeviceSpan;
using workbook::HostSpan;

struct Pulse {
  __device__ float operator()(float t, float period, float amplitude) const {
    return fmaxf(sinf(t / period) - 0.3f, 0.0f) * amplitude;
  }
};

struct Add {
  __device__ float operator()(float x, float y) const { return x + y; }
};

const ufunc::Vectorize<ufunc::Cuda, Pulse, float(float, float, float)> pulse;
const ufunc::Vectorize<ufunc::Cuda, Add, float(float, float)> add;

absl::Status MakePulses(HostSpan<const float> t, float period, float amplitude,
                        DeviceSpan<const float> noise, HostSpan<float> waveform) {
  const absl::StatusOr<ufunc::Array> pulses =
      pulse(ufunc::ToDevice(ufunc::Array(t)), period, amplitude);
  const absl::StatusOr<ufunc::Array> looked_at = ufunc::ToHost(pulses);
  if (!looked_at.ok()) return looked_at.status();
  return add(pulses, noise, ufunc::Out(waveform));
}
