// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: registered_memory.cc

#include "common/simt/runtime/registered_memory.h"

#include <cstddef>
#include <cstdint>
#include <map>

#include "common/simt/runtime/api_call.h"
#include "common/simt/runtime/operands.h"
#include "common/simt/runtime/timeline.h"
#include "simt/runtime_api.h"

namespace simt {
namespace {

struct Range {
  std::size_t bytes;
  unsigned flags;
};
using Ranges = std::map<std::uintptr_t, Range>;  // by their beginning; they do not overlap

Ranges& TheRanges() {
  static Ranges& ranges = *new Ranges;
  return ranges;
}

// The range that holds `address`; the end if none does.
Ranges::iterator Find(std::uintptr_t address) {
  Ranges& ranges = TheRanges();
  auto next = ranges.upper_bound(address);
  if (next == ranges.begin()) return ranges.end();
  const auto before = std::prev(next);
  return address - before->first < before->second.bytes ? before : ranges.end();
}

}  // namespace

bool IsRegistered(const void* pointer) { return Find(AddressOf(pointer)) != TheRanges().end(); }

}  // namespace simt

using simt::TheRanges;

cudaError_t cudaHostRegister(void* pointer, size_t bytes, unsigned flags) {
  SIMT_API_CALL(Kind::kAsynchronous);
  constexpr unsigned kKnownFlags = cudaHostRegisterPortable | cudaHostRegisterMapped |
                                   cudaHostRegisterIoMemory | cudaHostRegisterReadOnly;
  if (pointer == nullptr || bytes == 0 || (flags & ~kKnownFlags) != 0) {
    return call.Return(cudaErrorInvalidValue);
  }
  // No address of the device can stand for memory that is there already.
  if (flags & (cudaHostRegisterMapped | cudaHostRegisterIoMemory)) {
    return call.Return(cudaErrorNotSupported);
  }
  const std::uintptr_t begin = simt::AddressOf(pointer);
  const auto next = TheRanges().lower_bound(begin);
  const bool overlaps = (next != TheRanges().end() && next->first - begin < bytes) ||
                        simt::IsRegistered(pointer) || simt::Lookup(pointer) != nullptr;
  if (overlaps) return call.Return(cudaErrorHostMemoryAlreadyRegistered);
  TheRanges()[begin] = {bytes, flags};
  return cudaSuccess;
}

cudaError_t cudaHostUnregister(void* pointer) {
  SIMT_API_CALL(Kind::kSynchronous);
  if (pointer == nullptr) return call.Return(cudaErrorInvalidValue);
  simt::Timeline::Get().WaitForAll();
  const bool erased = TheRanges().erase(simt::AddressOf(pointer)) != 0;
  return call.Return(erased ? cudaSuccess : cudaErrorHostMemoryNotRegistered);
}

cudaError_t cudaHostGetFlags(unsigned* flags, void* pointer) {
  SIMT_API_CALL(Kind::kAsynchronous);
  if (flags == nullptr) return call.Return(cudaErrorInvalidValue);
  const auto found = simt::Find(simt::AddressOf(pointer));
  if (found != TheRanges().end()) {
    *flags = found->second.flags;
    return cudaSuccess;
  }
  const simt::Allocation* a = simt::Lookup(pointer);
  if (a == nullptr || a->kind != simt::MemoryKind::kPinned) {
    return call.Return(cudaErrorInvalidValue);
  }
  *flags = cudaHostAllocMapped;
  return cudaSuccess;
}
