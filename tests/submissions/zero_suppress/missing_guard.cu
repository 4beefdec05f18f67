// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Tiny, AroundBlock, Large, AtThreshold, Clean
// A kernel without a guard: the spare threads of the last block reach past the ends of the arrays.

#include <cuda_runtime.h>

#include <cstddef>
#include <cstdint>

#include "modules/01_intro_ufuncs/zero_suppress/zero_suppress.h"

using workbook::DeviceSpan;

__global__ void KeepKernel(DeviceSpan<const std::int16_t> waveform, std::int16_t threshold,
                           DeviceSpan<std::int16_t> out) {
  const std::size_t i = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x;
  out[i] = waveform[i] >= threshold ? waveform[i] : std::int16_t{0};
}

absl::Status ZeroSuppress(DeviceSpan<const std::int16_t> waveform, std::int16_t threshold,
                          DeviceSpan<std::int16_t> out) {
  if (out.empty()) return absl::OkStatus();
  const unsigned blocks = static_cast<unsigned>((out.size() + 255) / 256);
  KeepKernel<<<blocks, 256>>>(waveform, threshold, out);
  return absl::OkStatus();
}
