// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: occupancy.cc

#include "common/simt/count/occupancy.h"

namespace simt {
namespace {

constexpr int kRegisterUnit = 256;  // registers are handed to a warp in multiples of this
constexpr int kRegisterFiles = 4;   // of a multiprocessor, one for each warp scheduler
constexpr std::size_t kSharedUnit = 128;

template <class T>
T RoundUp(T value, T unit) {
  return (value + unit - 1) / unit * unit;
}

int BlocksByRegisters(int warps, int registers_per_thread, const Gpu& gpu) {
  if (registers_per_thread > gpu.max_registers_per_thread) return 0;
  const int per_warp = RoundUp(gpu.warp_size * registers_per_thread, kRegisterUnit);
  if (per_warp == 0) return gpu.max_blocks_per_multiprocessor;
  if (per_warp * RoundUp(warps, kRegisterFiles) > gpu.registers_per_multiprocessor) return 0;
  return kRegisterFiles * (gpu.registers_per_multiprocessor / kRegisterFiles / per_warp) / warps;
}

int BlocksBySharedMemory(std::size_t bytes, const Gpu& gpu) {
  if (bytes > gpu.shared_per_block_optin) return 0;
  const std::size_t per_block = RoundUp(bytes + gpu.shared_reserved_per_block, kSharedUnit);
  return static_cast<int>(gpu.shared_per_multiprocessor / per_block);
}

}  // namespace

Occupancy ComputeOccupancy(int threads_per_block, std::size_t shared_bytes_per_block,
                           int registers_per_thread, const Gpu& gpu) {
  Occupancy occupancy;
  if (threads_per_block <= 0 || threads_per_block > gpu.max_threads_per_block) return occupancy;
  const int warps = (threads_per_block + gpu.warp_size - 1) / gpu.warp_size;

  occupancy.blocks = gpu.max_warps_per_multiprocessor / warps;
  const auto restrict_to = [&](int blocks, Occupancy::Limit limit) {
    if (blocks >= occupancy.blocks) return;
    occupancy.blocks = blocks;
    occupancy.limit = limit;
  };
  restrict_to(gpu.max_blocks_per_multiprocessor, Occupancy::Limit::kBlocks);
  restrict_to(BlocksByRegisters(warps, registers_per_thread, gpu), Occupancy::Limit::kRegisters);
  restrict_to(BlocksBySharedMemory(shared_bytes_per_block, gpu), Occupancy::Limit::kSharedMemory);

  occupancy.warps = occupancy.blocks * warps;
  occupancy.fraction = static_cast<double>(occupancy.warps) / gpu.max_warps_per_multiprocessor;
  return occupancy;
}

}  // namespace simt
