// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: nothing
// A loop in int: elements are cast as they are loaded and stored, so that memory sees 16 bits all
// the same.

#include <cstdint>

#include "common/ufunc/cuda.h"
#include "modules/01_intro_ufuncs/zero_suppress/zero_suppress.h"

using workbook::DeviceSpan;

struct KeepFrom {
  __device__ int operator()(int value, int threshold) const {
    return value >= threshold ? value : 0;
  }
};

const ufunc::Vectorize<ufunc::Cuda, KeepFrom, int(int, int)> keep_from;

absl::Status ZeroSuppress(DeviceSpan<const std::int16_t> waveform, std::int16_t threshold,
                          DeviceSpan<std::int16_t> out) {
  return keep_from(waveform, threshold, ufunc::Out(out));
}
