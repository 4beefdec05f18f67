// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: kernel_access.h
//
// What kernels have done to a word of device memory, for those that are not in a kernel: the host.

#ifndef COMMON_SIMT_CHECK_KERNEL_ACCESS_H_
#define COMMON_SIMT_CHECK_KERNEL_ACCESS_H_

#include <cstdint>
#include <optional>

#include "common/simt/device/running.h"

namespace simt {

struct KernelAccess {
  Tick tick;
  std::uintptr_t pc;  // 0 = no longer known
};

// The last write or read by a kernel of the 4 bytes that hold `address`, which must be of an
// allocation or a variable of the device; none, too, where the word's bytes had to be told apart.
std::optional<KernelAccess> LastKernelWrite(std::uintptr_t address);
std::optional<KernelAccess> LastKernelRead(std::uintptr_t address);

}  // namespace simt

#endif  // COMMON_SIMT_CHECK_KERNEL_ACCESS_H_
