// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: nothing
// A kernel whose threads take two neighbouring values each, and multiply by the comparison.

#include <cuda_runtime.h>

#include <cstddef>
#include <cstdint>

#include "modules/01_intro_ufuncs/zero_suppress/zero_suppress.h"

using workbook::DeviceSpan;

__global__ void KeepKernel(DeviceSpan<const std::int16_t> waveform, int threshold,
                           DeviceSpan<std::int16_t> out) {
  const std::size_t i = (std::size_t{blockIdx.x} * blockDim.x + threadIdx.x) * 2;
  const auto kept = [threshold](short value) {
    return static_cast<std::int16_t>(value * (value >= threshold));
  };
  if (i + 1 < out.size()) {
    const short2 pair = *reinterpret_cast<const short2*>(&waveform[i]);
    *reinterpret_cast<short2*>(&out[i]) = make_short2(kept(pair.x), kept(pair.y));
  } else if (i < out.size()) {
    out[i] = kept(waveform[i]);
  }
}

absl::Status ZeroSuppress(DeviceSpan<const std::int16_t> waveform, std::int16_t threshold,
                          DeviceSpan<std::int16_t> out) {
  if (out.empty()) return absl::OkStatus();
  const unsigned blocks = static_cast<unsigned>((out.size() + 511) / 512);
  KeepKernel<<<blocks, 256>>>(waveform, threshold, out);
  return absl::OkStatus();
}
