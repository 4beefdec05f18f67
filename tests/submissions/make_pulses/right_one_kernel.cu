// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: nothing
// One kernel for both steps, with explicit copies; the sine in double.

#include <cuda_runtime.h>

#include <cstddef>

#include "modules/01_intro_ufuncs/make_pulses/make_pulses.h"

using workbook::DeviceSpan;
using workbook::HostSpan;

__global__ void PulseKernel(float* times, std::size_t n, double period, float amplitude,
                            DeviceSpan<const float> noise) {
  const std::size_t i = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x;
  if (i >= n) return;
  const double height = fmax(sin(times[i] / period) - 0.3, 0.0);
  const double scale = amplitude, offset = noise[i];
  times[i] = static_cast<float>(fma(height, scale, offset));
}

absl::Status StatusOf(cudaError_t error) {
  return error == cudaSuccess ? absl::OkStatus() : absl::InternalError(cudaGetErrorString(error));
}

absl::Status MakePulses(HostSpan<const float> t, float period, float amplitude,
                        DeviceSpan<const float> noise, HostSpan<float> waveform) {
  if (t.empty()) return absl::OkStatus();
  float* times = nullptr;
  const cudaError_t allocated = cudaMalloc(&times, t.size_bytes());
  if (allocated != cudaSuccess) return StatusOf(allocated);
  cudaMemcpy(times, t.data(), t.size_bytes(), cudaMemcpyHostToDevice);
  const unsigned blocks = static_cast<unsigned>((t.size() + 255) / 256);
  PulseKernel<<<blocks, 256>>>(times, t.size(), period, amplitude, noise);
  const cudaError_t copied =
      cudaMemcpy(waveform.data(), times, waveform.size_bytes(), cudaMemcpyDeviceToHost);
  cudaFree(times);
  return StatusOf(copied);
}
