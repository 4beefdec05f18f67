// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: fault.h
//
// Kernels that crash or never end. Both are found by a signal, and both become a finding and an
// error of the launch.

#ifndef COMMON_SIMT_EXEC_FAULT_H_
#define COMMON_SIMT_EXEC_FAULT_H_

#include <cstdint>

namespace simt {

// For the handler of SIGSEGV, SIGBUS, SIGFPE and SIGILL: if a kernel is running, arranges that on
// return from the handler the fault is reported and the launch ends, and returns true. `context` is
// the handler's ucontext_t. Async-signal safe.
bool HandleKernelFault(int signal, std::uintptr_t address, void* context);

// Watches the running launch for lack of progress, from construction to destruction.
class HangWatch {
 public:
  HangWatch();
  ~HangWatch();
};

}  // namespace simt

#endif  // COMMON_SIMT_EXEC_FAULT_H_
