// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: zero_suppress_reference.h
//
// What ZeroSuppress() must compute, on the host.

#ifndef MODULES_01_INTRO_UFUNCS_ZERO_SUPPRESS_ZERO_SUPPRESS_REFERENCE_H_
#define MODULES_01_INTRO_UFUNCS_ZERO_SUPPRESS_ZERO_SUPPRESS_REFERENCE_H_

#include <cstdint>
#include <vector>

std::vector<std::int16_t> ZeroSuppressReference(const std::vector<std::int16_t>& waveform,
                                                std::int16_t threshold);

#endif  // MODULES_01_INTRO_UFUNCS_ZERO_SUPPRESS_ZERO_SUPPRESS_REFERENCE_H_
