// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Occupancy, Spread, OneWave
// Has the numbers of one device written into it.

#include <algorithm>
#include <cstddef>

#include "modules/02_custom_kernels/launch_configuration/launch_configuration.h"

using workbook::DeviceSpan;

// One element for each thread: needs at least as many threads as there are elements.
__global__ void AddOne(DeviceSpan<const int> x, DeviceSpan<const int> y, DeviceSpan<int> out) {
  const std::size_t i = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x;
  if (i < out.size()) out[i] = x[i] + y[i];
}

// Any number of elements for each thread: right on every grid.
__global__ void AddMany(DeviceSpan<const int> x, DeviceSpan<const int> y, DeviceSpan<int> out) {
  const std::size_t start = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x;
  const std::size_t stride = std::size_t{gridDim.x} * blockDim.x;
  for (std::size_t i = start; i < out.size(); i += stride) out[i] = x[i] + y[i];
}

struct Device {
  std::size_t multiprocessors;
  std::size_t threads, blocks;  // the most that one multiprocessor holds at once
};

struct Launch {
  std::size_t blocks, threads;  // <<<blocks, threads>>>; no blocks: nothing is launched
};

Launch OneThreadEach(std::size_t n, const Device& device) {
  const std::size_t threads = 2048 / 32;
  return {(n + threads - 1) / threads, threads};
}

Launch OneWave(std::size_t n, const Device& device) {
  const Launch each = OneThreadEach(n, device);
  return {std::min(each.blocks, std::size_t{132} * 32), each.threads};
}

void AddOnDevice(DeviceSpan<const int> x, DeviceSpan<const int> y, DeviceSpan<int> out,
                 bool one_wave, int multiprocessors, int threads_per_multiprocessor,
                 int blocks_per_multiprocessor) {
  const Device device = {static_cast<std::size_t>(multiprocessors),
                         static_cast<std::size_t>(threads_per_multiprocessor),
                         static_cast<std::size_t>(blocks_per_multiprocessor)};
  const Launch launch = one_wave ? OneWave(out.size(), device) : OneThreadEach(out.size(), device);
  if (launch.blocks == 0) return;
  if (one_wave) {
    AddMany<<<launch.blocks, launch.threads>>>(x, y, out);
  } else {
    AddOne<<<launch.blocks, launch.threads>>>(x, y, out);
  }
}
