// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/check/kernel_access.h"

#include "common/simt/check/cell.h"
#include "common/simt/device/request.h"
#include "common/simt/device/shadow_map.h"

namespace simt {
namespace {

std::optional<KernelAccess> AccessOf(Entry entry) {
  if (TickOf(entry) == 0) return std::nullopt;
  const Instruction* instruction = InstructionById(IdOf(entry));
  return KernelAccess{TickOf(entry), instruction == nullptr ? 0 : instruction->pc()};
}

}  // namespace

std::optional<KernelAccess> LastKernelWrite(std::uintptr_t address) {
  const Entry writes = CellOf(address)->writes;
  if ((writes & kSplit) != 0) return std::nullopt;
  return AccessOf(writes);
}

std::optional<KernelAccess> LastKernelRead(std::uintptr_t address) {
  if ((CellOf(address)->writes & kSplit) != 0) return std::nullopt;
  return AccessOf(CellOf(address)->reads);
}

}  // namespace simt
