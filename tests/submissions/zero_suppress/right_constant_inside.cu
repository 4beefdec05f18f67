// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: nothing
// The threshold is a member of the function instead of an operand, and what is below it is masked
// out.

#include <cstdint>

#include "common/ufunc/cuda.h"
#include "modules/01_intro_ufuncs/zero_suppress/zero_suppress.h"

using workbook::DeviceSpan;

struct KeepFrom {
  std::int16_t threshold;
  __device__ std::int16_t operator()(std::int16_t value) const {
    const int mask = -static_cast<int>(value >= threshold);  // all bits, or none
    return static_cast<std::int16_t>(value & mask);
  }
};

absl::Status ZeroSuppress(DeviceSpan<const std::int16_t> waveform, std::int16_t threshold,
                          DeviceSpan<std::int16_t> out) {
  const ufunc::Vectorize<ufunc::Cuda, KeepFrom, std::int16_t(std::int16_t)> keep(
      KeepFrom{threshold});
  return keep(waveform, ufunc::Out(out));
}
