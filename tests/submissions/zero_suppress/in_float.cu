// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: SixteenBits, Speedup
// Makes an array of float of the waveform, suppresses in that, and converts back: right, and three
// times the memory traffic.

#include <cstddef>
#include <cstdint>

#include "common/ufunc/cuda.h"
#include "modules/01_intro_ufuncs/zero_suppress/zero_suppress.h"

using workbook::DeviceSpan;

struct ToFloat {
  __device__ float operator()(std::int16_t value) const { return value; }
};
struct KeepFrom {
  __device__ float operator()(float value, float threshold) const {
    return value >= threshold ? value : 0.0f;
  }
};
const ufunc::Vectorize<ufunc::Cuda, ToFloat, float(std::int16_t)> to_float;
const ufunc::Vectorize<ufunc::Cuda, KeepFrom, float(float, float)> keep_from;

__global__ void ConvertBack(const float* in, DeviceSpan<std::int16_t> out) {
  const std::size_t i = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x;
  if (i < out.size()) out[i] = static_cast<std::int16_t>(in[i]);
}

absl::Status ZeroSuppress(DeviceSpan<const std::int16_t> waveform, std::int16_t threshold,
                          DeviceSpan<std::int16_t> out) {
  if (out.empty()) return absl::OkStatus();
  const absl::StatusOr<ufunc::Array> kept =
      keep_from(to_float(waveform), static_cast<float>(threshold));
  if (!kept.ok()) return kept.status();
  const unsigned blocks = static_cast<unsigned>((out.size() + 255) / 256);
  ConvertBack<<<blocks, 256>>>(static_cast<const float*>(kept->data()), out);
  cudaDeviceSynchronize();  // the array goes when this function returns
  return absl::OkStatus();
}
