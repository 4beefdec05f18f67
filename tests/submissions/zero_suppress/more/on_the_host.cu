// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Tiny, AroundBlock, Large, AtThreshold, WholeRange, Clean, SixteenBits, Speedup
// A loop over the waveform on the host, which cannot read device memory.

#include <cstddef>
#include <cstdint>

#include "modules/01_intro_ufuncs/zero_suppress/zero_suppress.h"

using workbook::DeviceSpan;

absl::Status ZeroSuppress(DeviceSpan<const std::int16_t> waveform, std::int16_t threshold,
                          DeviceSpan<std::int16_t> out) {
  for (std::size_t i = 0; i < out.size(); ++i) {
    out[i] = waveform[i] >= threshold ? waveform[i] : std::int16_t{0};
  }
  return absl::OkStatus();
}
