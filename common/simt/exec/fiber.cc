// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/exec/fiber.h"

#include <sys/mman.h>

#include <cstdio>
#include <cstdlib>

namespace simt {
namespace {

constexpr std::size_t kStackBytes = 256 * 1024;
constexpr std::size_t kPageBytes = 4096;
constexpr std::size_t kFibersOfChunk = 64;
constexpr std::size_t kUsualFrames = 512;  // bytes of stack that every thread needs

// Linux 6.13 and later: a guard that costs no mapping of its own. <sys/mman.h> may be older.
constexpr int kGuardInstall = 102;

[[noreturn]] void NoMemory() {
  std::fprintf(stderr, "simt: no memory left for the stacks of a block's threads\n");
  std::_Exit(125);
}

// A page below the stack, so that a thread that overflows it is stopped.
void Guard(void* page) {
  if (madvise(page, kPageBytes, kGuardInstall) != 0 && mprotect(page, kPageBytes, PROT_NONE) != 0) {
    NoMemory();
  }
}

// Stacks of equal alignment would all compete for the same cache sets: each starts three lines
// further down.
std::uintptr_t Colour(std::uintptr_t stack_begin) {
  return stack_begin / kStackBytes * 192 % kPageBytes;
}

}  // namespace

// Many at once, in one mapping: on a machine with two levels of page tables a fault costs 15 us and
// more than that in a mapping touched for the first time, a page asked for in advance 3 us.
Fiber* FiberPool::Make() {
  if (unused_ == unused_end_) {
    void* const chunk = mmap(nullptr, kFibersOfChunk * kStackBytes, PROT_READ | PROT_WRITE,
                             MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
    if (chunk == MAP_FAILED) NoMemory();
    unused_ = static_cast<char*>(chunk);
    unused_end_ = unused_ + kFibersOfChunk * kStackBytes;
  }
  char* const stack = unused_;
  unused_ += kStackBytes;
  Guard(stack);
  const auto begin = reinterpret_cast<std::uintptr_t>(stack);
  // Where this fails a page comes when it is touched.
  const std::uintptr_t top = begin + kStackBytes - Colour(begin);
  const std::uintptr_t page = (top - kUsualFrames) / kPageBytes * kPageBytes;
  madvise(reinterpret_cast<void*>(page), top - page, MADV_POPULATE_WRITE);
  return new Fiber{begin + kPageBytes, begin + kStackBytes};
}

Fiber* FiberPool::Take(void (*entry)(), void** context) {
  if (free_.empty()) {
    all_.push_back(Make());
    free_.push_back(all_.back());
  }
  Fiber* fiber = free_.back();
  free_.pop_back();
  auto* top = reinterpret_cast<std::uintptr_t*>((fiber->stack_end - Colour(fiber->stack_begin)) &
                                                ~std::uintptr_t{15});
  *--top = 0;  // where the entry's caller would be
  *--top = reinterpret_cast<std::uintptr_t>(entry);
  for (int saved = 0; saved < 6; ++saved) *--top = 0;
  *context = top;
  return fiber;
}

}  // namespace simt
