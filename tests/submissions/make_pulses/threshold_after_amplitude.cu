// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Tiny, AroundBlock, Large, AnyPulse, Clean, OneCopyIn, OneCopyOut, Speedup
// Takes 0.3 away after the amplitude: pulses become too wide and too high.

#include "common/ufunc/cuda.h"
#include "modules/01_intro_ufuncs/make_pulses/make_pulses.h"

using workbook::DeviceSpan;
using workbook::HostSpan;

struct Pulse {
  __device__ float operator()(float t, float period, float amplitude) const {
    return fmaxf(sinf(t / period) * amplitude - 0.3f, 0.0f);
  }
};

struct Add {
  __device__ float operator()(float x, float y) const { return x + y; }
};

const ufunc::Vectorize<ufunc::Cuda, Pulse, float(float, float, float)> pulse;
const ufunc::Vectorize<ufunc::Cuda, Add, float(float, float)> add;

absl::Status MakePulses(HostSpan<const float> t, float period, float amplitude,
                        DeviceSpan<const float> noise, HostSpan<float> waveform) {
  return add(pulse(ufunc::ToDevice(ufunc::Array(t)), period, amplitude), noise,
             ufunc::Out(waveform));
}
