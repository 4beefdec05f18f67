// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Model answer: modules/01_intro_ufuncs/zero_suppress.

#include "modules/01_intro_ufuncs/zero_suppress/zero_suppress.h"

#include <cstdint>

#include "common/ufunc/cuda.h"

using workbook::DeviceSpan;

struct KeepFrom {
  __device__ std::int16_t operator()(std::int16_t value, std::int16_t threshold) const {
    return value >= threshold ? value : std::int16_t{0};
  }
};

// One loop, in the waveform's own type: nothing is cast on the way in or out. The threshold is a
// number of the same type, which goes along by value.
const ufunc::Vectorize<ufunc::Cuda, KeepFrom, std::int16_t(std::int16_t, std::int16_t)> keep_from;

absl::Status ZeroSuppress(DeviceSpan<const std::int16_t> waveform, std::int16_t threshold,
                          DeviceSpan<std::int16_t> out) {
  return keep_from(waveform, threshold, ufunc::Out(out));
}
