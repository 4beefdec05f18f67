// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: zero_suppress.h
//
// The signature that modules/01_intro_ufuncs/zero_suppress/zero_suppress.cu implements.

#ifndef MODULES_01_INTRO_UFUNCS_ZERO_SUPPRESS_ZERO_SUPPRESS_H_
#define MODULES_01_INTRO_UFUNCS_ZERO_SUPPRESS_ZERO_SUPPRESS_H_

#include <cstdint>

#include "absl/status/status.h"
#include "common/cuda/device_span.h"

// ZeroSuppress()
//
// Silences what is below a threshold: writes out[i] = waveform[i] where waveform[i] >= threshold,
// and out[i] = 0 elsewhere. A value is compared as it is, with its sign: every negative value is
// below a positive threshold. The result is exact over the whole range of 16 bits, for any
// threshold.
//
// waveform and out have the same size n and do not overlap; n may be 0. Both lie in device memory.
//
// Nothing but out is written. The work may still be running when ZeroSuppress() returns. Returns an
// error if the work could not be started.
absl::Status ZeroSuppress(workbook::DeviceSpan<const std::int16_t> waveform, std::int16_t threshold,
                          workbook::DeviceSpan<std::int16_t> out);

#endif  // MODULES_01_INTRO_UFUNCS_ZERO_SUPPRESS_ZERO_SUPPRESS_H_
