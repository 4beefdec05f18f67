// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Tiny, AroundBlock, Large, AtThreshold, WholeRange, Clean, SixteenBits, Speedup
// A loop in float alone: a float does not go into an array of integers without being asked to, and
// the ufunc says so.

#include <cstdint>

#include "common/ufunc/cuda.h"
#include "modules/01_intro_ufuncs/zero_suppress/zero_suppress.h"

using workbook::DeviceSpan;

struct KeepFrom {
  __device__ float operator()(float value, float threshold) const {
    return value >= threshold ? value : 0.0f;
  }
};

const ufunc::Vectorize<ufunc::Cuda, KeepFrom, float(float, float)> keep_from;

absl::Status ZeroSuppress(DeviceSpan<const std::int16_t> waveform, std::int16_t threshold,
                          DeviceSpan<std::int16_t> out) {
  return keep_from(waveform, threshold, ufunc::Out(out));
}
