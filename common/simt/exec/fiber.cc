// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/exec/fiber.h"

#include <sys/mman.h>

#include <cstdio>
#include <cstdlib>

namespace simt {
namespace {

constexpr std::size_t kStackBytes = 256 * 1024;
constexpr std::size_t kGuardBytes = 4096;

Fiber* MakeFiber() {
  void* memory = mmap(nullptr, kStackBytes, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
  if (memory == MAP_FAILED || mprotect(memory, kGuardBytes, PROT_NONE) != 0) {
    std::fprintf(stderr, "simt: no memory left for the stacks of a block's threads\n");
    std::_Exit(125);
  }
  const auto begin = reinterpret_cast<std::uintptr_t>(memory);
  return new Fiber{begin + kGuardBytes, begin + kStackBytes};
}

}  // namespace

Fiber* FiberPool::Take(void (*entry)(), void** context) {
  if (free_.empty()) {
    all_.push_back(MakeFiber());
    free_.push_back(all_.back());
  }
  Fiber* fiber = free_.back();
  free_.pop_back();
  // Stacks of equal alignment would all compete for the same cache sets: each starts three lines
  // further down.
  const std::uintptr_t colour = (fiber->stack_begin / kStackBytes * 192) % 4096;
  auto* top = reinterpret_cast<std::uintptr_t*>((fiber->stack_end - colour) & ~std::uintptr_t{15});
  *--top = 0;  // where the entry's caller would be
  *--top = reinterpret_cast<std::uintptr_t>(entry);
  for (int saved = 0; saved < 6; ++saved) *--top = 0;
  *context = top;
  return fiber;
}

}  // namespace simt
