// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: reading_sandbox.h
//
// A process that may only read files and answer through one descriptor.

#ifndef COMMON_SIMT_REPORT_READING_SANDBOX_H_
#define COMMON_SIMT_REPORT_READING_SANDBOX_H_

namespace simt {

// Confines the calling process for good: it may open files for reading, allocate memory, write to
// `output` and exit; every other system call kills it. False, changing nothing, if the system does
// not let it.
bool EnterReadingSandbox(int output);

}  // namespace simt

#endif  // COMMON_SIMT_REPORT_READING_SANDBOX_H_
