// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: make_pulses.h
//
// The signature that modules/01_intro_ufuncs/make_pulses/make_pulses.cu implements.

#ifndef MODULES_01_INTRO_UFUNCS_MAKE_PULSES_MAKE_PULSES_H_
#define MODULES_01_INTRO_UFUNCS_MAKE_PULSES_MAKE_PULSES_H_

#include "absl/status/status.h"
#include "common/cuda/device_span.h"
#include "common/cuda/host_span.h"

// MakePulses()
//
// Makes a waveform of pulses with noise:
//
//   pulse       = max(sin(t[i] / period) - 0.3, 0) * amplitude
//   waveform[i] = pulse + noise[i]
//
// t, noise and waveform have the same size n; n may be 0. t and waveform lie in the host's memory,
// noise in the device's; they do not overlap. t[i] is between 0 and 2000 * period, period and
// amplitude are positive, noise is finite.
//
// With q = t[i] / period, the result differs from the true value by at most
// 2^-23 * (amplitude * (q + 8) + |noise[i]|).
//
// While it works, t is copied to the device once, waveform is copied to the host once, and nothing
// else travels between the two. (Numbers that go along with a launch do not count.)
//
// Nothing but waveform is written, and it is complete when MakePulses() returns. Returns an error
// if the work could not be done.
absl::Status MakePulses(workbook::HostSpan<const float> t, float period, float amplitude,
                        workbook::DeviceSpan<const float> noise,
                        workbook::HostSpan<float> waveform);

#endif  // MODULES_01_INTRO_UFUNCS_MAKE_PULSES_MAKE_PULSES_H_
