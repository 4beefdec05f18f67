// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: crash.h
//
// Fatal signals. One raised inside a kernel is the kernel's failure and ends the launch only; one
// raised by host code becomes a finding, and the report is written before the program dies of it.

#ifndef COMMON_SIMT_RUNTIME_CRASH_H_
#define COMMON_SIMT_RUNTIME_CRASH_H_

#include <cstdint>

namespace simt {

// Handles SIGSEGV, SIGBUS, SIGFPE, SIGILL and SIGABRT on a stack of its own.
void InstallCrashHandler();

// Reports that the program aborts at `pc`, so that SIGABRT is no further news.
void ReportAbort(const char* why, std::uintptr_t pc);

}  // namespace simt

#endif  // COMMON_SIMT_RUNTIME_CRASH_H_
