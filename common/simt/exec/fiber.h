// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: fiber.h
//
// Stacks on which threads of a block wait for each other, and the switch between them
// (context_switch.S).

#ifndef COMMON_SIMT_EXEC_FIBER_H_
#define COMMON_SIMT_EXEC_FIBER_H_

#include <cstddef>
#include <cstdint>
#include <vector>

// Saves the calling context in *save and continues the one that `load` is.
extern "C" void simt_switch(void** save, void* load);

namespace simt {

struct Fiber {
  std::uintptr_t stack_begin, stack_end;  // usable part; a guard page lies below
};

// Fibers, made when first needed and kept for the life of the process.
class FiberPool {
 public:
  // A fiber that nobody uses, ready to run `entry` (which must never return): *context is what to
  // continue.
  Fiber* Take(void (*entry)(), void** context);
  void GiveBack(Fiber* fiber) { free_.push_back(fiber); }
  // Takes back every fiber, whatever runs on it: its frames are abandoned, not unwound.
  void Abandon() { free_ = all_; }

 private:
  Fiber* Make();

  std::vector<Fiber*> all_, free_;
  char* unused_ = nullptr;  // stacks that no fiber has yet
  char* unused_end_ = nullptr;
};

}  // namespace simt

#endif  // COMMON_SIMT_EXEC_FIBER_H_
