// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Tiny, AroundBlock, Large, AnyPulse, Clean, OneCopyIn, OneCopyOut, Speedup
// The pulses without the noise.

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
  (void)noise;
  return pulse(ufunc::ToDevice(ufunc::Array(t)), period, amplitude, ufunc::Out(waveform));
}
