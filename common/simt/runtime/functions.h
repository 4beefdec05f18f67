// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: functions.h
//
// What the program has set for its kernels.

#ifndef COMMON_SIMT_RUNTIME_FUNCTIONS_H_
#define COMMON_SIMT_RUNTIME_FUNCTIONS_H_

#include <cstddef>

namespace simt {

// The dynamic shared memory that a launch may ask for: 48 KiB, or what the program has set with
// cudaFuncSetAttribute. A launch knows its kernel by name and the attribute by address, so the
// largest value set for any kernel holds for all.
std::size_t AllowedDynamicShared();

}  // namespace simt

#endif  // COMMON_SIMT_RUNTIME_FUNCTIONS_H_
