// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: grid.h
//
// Running a grid: every thread of every block, to its end, on the calling OS thread.

#ifndef COMMON_SIMT_EXEC_GRID_H_
#define COMMON_SIMT_EXEC_GRID_H_

#include <cstddef>
#include <cstdint>
#include <string>

#include "common/simt/count/counters.h"
#include "common/simt/exec/schedule.h"

namespace simt {

// One validated launch: the limits of the device hold for it (runtime/ checks them and returns
// cudaErrorInvalidConfiguration).
struct GridLaunch {
  const char* name;  // the kernel's text
  std::uint32_t grid[3], block[3];
  std::size_t dynamic_shared_bytes;
  void (*call)(void* arguments);  // runs the kernel body for the current thread
  void* arguments;
  std::uintptr_t pc;         // of the launch, for findings
  bool cooperative = false;  // its blocks may wait for each other
};

enum class GridStatus {
  kOk,
  kIllegalAddress,     // -> cudaErrorIllegalAddress, sticky
  kMisalignedAddress,  // -> cudaErrorMisalignedAddress, sticky
  kAssert,             // -> cudaErrorAssert, sticky
  kTrapped,            // -> cudaErrorLaunchFailure, sticky: divergent barrier, wrong mask, __trap
  kTimeout,            // -> cudaErrorLaunchTimeout, sticky: hang
};

struct GridResult {
  GridStatus status = GridStatus::kOk;
  KernelCounters counters;              // of this launch
  std::size_t static_shared_bytes = 0;  // of the __shared__ variables this launch touched
};

// Runs the grid and reports what it finds. After a status other than kOk the remaining threads were
// abandoned.
GridResult RunGrid(const GridLaunch& launch);

// Whether some part of the program was compiled with access hooks; without them nothing is checked
// or counted.
bool ProgramIsInstrumented();

// Seconds of CPU time without progress after which a launch is a hang (default 10).
void SetHangLimit(double seconds);

}  // namespace simt

#endif  // COMMON_SIMT_EXEC_GRID_H_
