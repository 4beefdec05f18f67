// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: host_heap.h
//
// The host's memory as far as it is known: blocks from new and malloc, with the size that the
// program asked for, and local and global arrays, whose size the compiler knows at a call. A copy
// that would go past their end is found before it breaks them. And what a dying program allocates
// with, when its heap may be broken.

#ifndef COMMON_SIMT_RUNTIME_HOST_HEAP_H_
#define COMMON_SIMT_RUNTIME_HOST_HEAP_H_

#include <cstddef>
#include <cstdint>
#include <optional>

namespace simt {

struct HostBlock {
  std::uintptr_t begin = 0;
  std::size_t size = 0;
  std::uintptr_t allocation_pc = 0;  // 0 = an array that was declared, or not known
};

// Takes note of a block that malloc or one of its kin returned, and of its end. Null pointers and
// blocks never noted are ignored.
void NoteHostBlock(const void* begin, std::size_t bytes, std::uintptr_t pc);
void ForgetHostBlock(const void* begin);

// The block that contains `address`, or ends there.
std::optional<HostBlock> FindHostBlock(std::uintptr_t address);

// The sizes that simt/object_sizes.h knows of the operands of the next call are no longer valid.
void ForgetObjectSizes();

// From now on `new` takes fresh pages from the system and nothing is ever given back: for the
// report of a program that dies, whatever state its heap is in.
void AbandonHeap();

}  // namespace simt

#endif  // COMMON_SIMT_RUNTIME_HOST_HEAP_H_
