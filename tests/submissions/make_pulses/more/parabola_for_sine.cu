// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Tiny, AroundBlock, Large, AnyPulse, Clean, OneCopyIn, OneCopyOut, Speedup
// The near miss: a rational function for the sine, off by 0.0016 at most, with the angle reduced
// rightly.

#include "common/ufunc/cuda.h"
#include "modules/01_intro_ufuncs/make_pulses/make_pulses.h"

using workbook::DeviceSpan;
using workbook::HostSpan;

struct Pulse {
  __device__ float operator()(float t, float period, float amplitude) const {
    const double pi = 3.14159265358979323846;
    const double angle = fmod(static_cast<double>(t) / period, 2 * pi);
    const double x = angle < pi ? angle : angle - pi;
    const double sine = 16 * x * (pi - x) / (5 * pi * pi - 4 * x * (pi - x));
    return fmaxf(static_cast<float>(angle < pi ? sine : -sine) - 0.3f, 0.0f) * amplitude;
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
