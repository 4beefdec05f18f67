// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: counters.h
//
// What a kernel did to the machine, counted by the definitions of Nsight Compute (names of its
// metrics beside each field). A request is one warp-wide memory instruction with at least one
// active lane; lanes are grouped by instruction (pc) and occurrence. Sources: Nsight Compute
// documentation, "Metrics Reference"; CUDA C++ Programming Guide, memory accesses.

#ifndef COMMON_SIMT_COUNT_COUNTERS_H_
#define COMMON_SIMT_COUNT_COUNTERS_H_

#include <cstdint>
#include <string>
#include <vector>

namespace simt {

struct KernelCounters {
  std::uint64_t launches = 0, blocks = 0, warps = 0, threads = 0;
  // l1tex__t_requests_pipe_lsu_mem_global_op_{ld,st}.sum,
  // l1tex__t_sectors_pipe_lsu_mem_global_op_{ld,st}.sum
  std::uint64_t global_load_requests = 0, global_load_sectors = 0, global_load_bytes = 0;
  std::uint64_t global_store_requests = 0, global_store_sectors = 0, global_store_bytes = 0;
  // The fewest sectors the same requests could have touched, had their lanes been contiguous and
  // aligned.
  std::uint64_t global_load_ideal_sectors = 0, global_store_ideal_sectors = 0;
  // smsp__inst_executed_op_shared_{ld,st},
  // l1tex__data_pipe_lsu_wavefronts_mem_shared_op_{ld,st}.sum
  std::uint64_t shared_load_requests = 0, shared_load_wavefronts = 0;
  std::uint64_t shared_store_requests = 0, shared_store_wavefronts = 0;
  std::uint64_t shared_load_bank_conflicts = 0,
                shared_store_bank_conflicts = 0;  // wavefronts beyond the ideal
  // Atomic instructions (requests) and the lane operations in them; same_address: lanes beyond the
  // first on one address, which the hardware serialises.
  std::uint64_t global_atomic_requests = 0, global_atomic_operations = 0,
                global_atomic_same_address = 0;
  std::uint64_t shared_atomic_requests = 0, shared_atomic_operations = 0,
                shared_atomic_same_address = 0;
  std::uint64_t barriers = 0;    // block-wide barriers completed (__syncthreads and kin)
  std::uint64_t warp_syncs = 0;  // __syncwarp, shuffles, votes completed
  // smsp__thread_inst_executed_per_inst_executed.ratio over memory instructions: active lanes / (32
  // * groups)
  std::uint64_t active_lanes = 0, lane_slots = 0;
};

// One kernel of the program, by the text it was launched with.
struct KernelRecord {
  std::string name;                 // "tile_kernel<float>"
  std::uint32_t grid[3], block[3];  // of the last launch
  std::uint64_t shared_bytes = 0;   // static + dynamic, largest of its launches
  bool counted = true;              // false when the program ran without instrumentation
  KernelCounters counters;          // summed over launches
  double predicted_seconds = 0;     // summed over launches; filled by the time model
};

struct TransferCounters {
  std::uint64_t host_to_device_calls = 0, host_to_device_bytes = 0;
  std::uint64_t device_to_host_calls = 0, device_to_host_bytes = 0;
  std::uint64_t device_to_device_calls = 0, device_to_device_bytes = 0;
  std::uint64_t memset_calls = 0, memset_bytes = 0;
};

// The program's counters, in order of each kernel's first launch. Owned by count/, valid until the
// program ends.
std::vector<KernelRecord>& KernelRecords();
TransferCounters& Transfers();

}  // namespace simt

#endif  // COMMON_SIMT_COUNT_COUNTERS_H_
