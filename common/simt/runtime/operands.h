// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: operands.h
//
// The pointers that a program hands to copies and fills: what they point to, and whether the call
// may use them.

#ifndef COMMON_SIMT_RUNTIME_OPERANDS_H_
#define COMMON_SIMT_RUNTIME_OPERANDS_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "common/simt/device/address_space.h"
#include "common/simt/runtime/api_call.h"

namespace simt {

enum class Space { kHost, kDevice };
enum class Role { kSource, kDestination };

inline std::uintptr_t AddressOf(const volatile void* pointer) {
  return reinterpret_cast<std::uintptr_t>(pointer);
}

// The live allocation or variable that `pointer` points into; null for memory of the host.
Allocation* Lookup(const void* pointer);

// Where a copy of kind cudaMemcpyDefault finds `pointer`.
Space SpaceOf(const void* pointer);

// True if a copy to or from `pointer`, which is host memory, needs no staging buffer.
bool IsPinned(const void* pointer);

// Checks that `bytes` bytes from `pointer` on are memory of `space` (managed and pinned memory are
// of both), allocated and not freed. If not, reports it and returns false. `direction` is the
// program's word for what it wants: "cudaMemcpyHostToDevice".
bool CheckOperand(const ApiCall& call, const void* pointer, std::size_t bytes, Role role,
                  Space space, const char* direction);

// Checks that `bytes` bytes from `pointer` on, which CheckOperand found to be memory of the host,
// do not go past the end of a block or an array whose size is known. If they do, reports it and
// returns false.
bool CheckHostExtent(const ApiCall& call, const void* pointer, std::size_t bytes, Role role);

// The program has asked for this variable's address, so that a pointer to it is no mistake.
void NoteSymbolAddress(const Allocation& variable);

// "the 4096-byte allocation", "table (16 bytes)"
std::string NameOf(const Allocation& allocation);
// Where it was allocated; nothing for a variable.
std::optional<Place> AllocatedAt(const Allocation& allocation);

}  // namespace simt

#endif  // COMMON_SIMT_RUNTIME_OPERANDS_H_
