// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Tiny, AroundBlock, Large, AtThreshold, WholeRange, Clean, SixteenBits, Speedup
// Takes the threshold away from what it keeps.

#include <cstdint>

#include "common/ufunc/cuda.h"
#include "modules/01_intro_ufuncs/zero_suppress/zero_suppress.h"

using workbook::DeviceSpan;

struct KeepFrom {
  __device__ std::int16_t operator()(std::int16_t value, std::int16_t threshold) const {
    return value >= threshold ? static_cast<std::int16_t>(value - threshold) : std::int16_t{0};
  }
};

const ufunc::Vectorize<ufunc::Cuda, KeepFrom, std::int16_t(std::int16_t, std::int16_t)> keep_from;

absl::Status ZeroSuppress(DeviceSpan<const std::int16_t> waveform, std::int16_t threshold,
                          DeviceSpan<std::int16_t> out) {
  return keep_from(waveform, threshold, ufunc::Out(out));
}
