// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: gpu.h
//
// The GPU that the simulator stands for: what the device properties say, what limits a launch, and
// what the time model predicts for. One GPU, so that predictions can be compared.

#ifndef COMMON_SIMT_COUNT_GPU_H_
#define COMMON_SIMT_COUNT_GPU_H_

#include <cstddef>
#include <cstdint>

namespace simt {

struct Gpu {
  const char* name;
  int major, minor;  // compute capability

  // Limits of a launch. Source: CUDA C++ Programming Guide, "Technical Specifications per Compute
  // Capability".
  int warp_size;
  int max_threads_per_block;
  std::uint32_t max_block[3];
  std::uint32_t max_grid[3];
  std::size_t shared_per_block;           // without opting in
  std::size_t shared_per_block_optin;     // with cudaFuncSetAttribute
  std::size_t shared_per_multiprocessor;  // what the blocks of one multiprocessor share
  std::size_t shared_reserved_per_block;  // taken by the system for each block
  int registers_per_multiprocessor;
  int max_registers_per_thread;
  int max_warps_per_multiprocessor;
  int max_blocks_per_multiprocessor;
  std::size_t constant_bytes;

  // Speeds. Sources: NVIDIA H200 Tensor Core GPU data sheet (4.8 TB/s, 67 TFLOPS of FP32, PCIe
  // Gen5); 67 TFLOPS are 132 multiprocessors * 128 lanes * 2 operations at 1.98 GHz.
  int multiprocessors;
  double clock_hz;
  double dram_bytes_per_second;
  int memory_bus_bits;
  std::size_t l2_bytes;
  double pcie_bytes_per_second;  // one direction
};

inline constexpr Gpu kGpu = {
    "NVIDIA H200 (simulated on a CPU)",
    9,
    0,
    32,
    1024,
    {1024, 1024, 64},
    {2147483647, 65535, 65535},
    48 << 10,
    227 << 10,
    228 << 10,
    1 << 10,
    65536,
    255,
    64,
    32,
    64 << 10,
    132,
    1.98e9,
    4.8e12,
    6144,
    50 << 20,
    63e9,
};

}  // namespace simt

#endif  // COMMON_SIMT_COUNT_GPU_H_
