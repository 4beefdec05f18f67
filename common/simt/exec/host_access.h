// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: host_access.h
//
// What the program's host code may touch: its own memory, and device memory only where that is
// managed or pinned.

#ifndef COMMON_SIMT_EXEC_HOST_ACCESS_H_
#define COMMON_SIMT_EXEC_HOST_ACCESS_H_

#include <cstdint>

namespace simt {

// Checks an access by host code. One to device memory is reported; what follows is the fault that
// it deserves.
void CheckHostAccess(std::uintptr_t address, unsigned bytes, bool is_write, std::uintptr_t pc);

// Called for each access by the host to managed or pinned memory that it may touch; null for none.
using HostAccessObserver = void (*)(std::uintptr_t address, unsigned bytes, bool is_write,
                                    std::uintptr_t pc);
void SetHostAccessObserver(HostAccessObserver observer);

// Reports the use of device memory at `address` by the host. Also for the handler of faults in code
// that is not instrumented.
void ReportDevicePointerOnHost(std::uintptr_t address, std::uintptr_t pc, const char* action);

// True once CheckHostAccess has reported an access that is about to fault: the fault is then no
// news.
bool HostFaultReported();

}  // namespace simt

#endif  // COMMON_SIMT_EXEC_HOST_ACCESS_H_
