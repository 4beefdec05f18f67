// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: OneCopyIn, OneCopyOut, Speedup
// Fetches the noise to the host in order to have all inputs in one place.

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
  return add(pulses, ufunc::ToHost(ufunc::Array(noise)), ufunc::Out(waveform));
}
