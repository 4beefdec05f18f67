// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: address_space.h
//
// The device's memory: a range of addresses of its own, [kDeviceBegin, kDeviceEnd) of access.h, in
// which every allocation is known, is separated from its neighbours by red zones, and is never
// handed out again once freed while fresh addresses remain. Variables declared __shared__,
// __device__, __constant__ or __managed__ live in the program's image and are known here too.

#ifndef COMMON_SIMT_DEVICE_ADDRESS_SPACE_H_
#define COMMON_SIMT_DEVICE_ADDRESS_SPACE_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "common/simt/device/access.h"
#include "common/simt/device/variable.h"

namespace simt {

inline constexpr std::size_t kDeviceMemoryBytes = std::size_t{16}
                                                  << 30;  // what cudaMemGetInfo calls total

// Byte ranges, kept as sorted disjoint half-open intervals. Adding at the end of the last one is
// O(1).
class IntervalSet {
 public:
  void Add(std::uintptr_t begin, std::uintptr_t end);
  bool Contains(std::uintptr_t begin, std::uintptr_t end) const;
  void Clear() { intervals_.clear(); }

 private:
  struct Interval {
    std::uintptr_t begin, end;
  };
  std::vector<Interval> intervals_;
};

struct Allocation {
  std::uintptr_t begin = 0;
  std::size_t size = 0;
  MemoryKind kind = MemoryKind::kDevice;
  bool live = true;
  bool host_initialized =
      false;  // every byte was written by the host (copies, memset); then `initialized` is unused
  IntervalSet initialized;  // bytes written by the host; kernel writes are known to check/
  std::uintptr_t allocation_pc = 0, free_pc = 0;
  std::string name;                  // of a variable; empty for an allocation
  std::size_t element_size = 0;      // of a variable; 0 = unknown
  std::vector<std::size_t> extents;  // of an array variable, outermost first
  std::uint32_t last_launch = 0;     // of a shared variable: tick of the last launch that used it

  std::uintptr_t end() const { return begin + size; }
  bool Contains(std::uintptr_t address, std::size_t bytes) const {
    return address >= begin && address - begin <= size && bytes <= size - (address - begin);
  }
};

enum class MemoryStatus { kOk, kOutOfMemory, kInvalidPointer, kNotTheStart, kAlreadyFreed };

// The one address space of the process.
class AddressSpace {
 public:
  static AddressSpace& Get();

  // Returns the address of `size` fresh, uninitialised bytes, aligned to a page; 0 if the device's
  // memory is exhausted. A size of 0 returns 0. `pc` is the program's call.
  std::uintptr_t Allocate(std::size_t size, MemoryKind kind, std::uintptr_t pc);

  // Frees the live allocation of kind kDevice, kManaged or kPinned that starts at `address`.
  // Reports nothing; the caller does.
  MemoryStatus Free(std::uintptr_t address, std::uintptr_t pc);

  // The live or freed allocation or variable that contains `address`, or the nearest one whose red
  // zone does
  // (`address` may then lie before begin or at/after end()); nullptr if none. Pointers stay valid
  // for the life of the process.
  Allocation* Find(std::uintptr_t address);
  // Only one that contains it, live.
  Allocation* FindLive(std::uintptr_t address);

  // Declares that the host (a copy, a memset, a store to managed memory) has written these bytes.
  void MarkInitialized(std::uintptr_t address, std::size_t bytes);
  // Makes the beginnings of device memory readable and writable by host code or not. The runtime
  // opens them around its own copies; a launch opens them for the kernel. Nests. After many calls
  // they stay open: see Close.
  void Open();
  void Close();

  std::size_t bytes_in_use() const;
  std::vector<const Allocation*> LiveAllocations() const;  // in order of allocation
  std::vector<const Allocation*> Variables() const;
};

// Opens device memory for a scope: see AddressSpace::Open.
class OpenDeviceMemory {
 public:
  OpenDeviceMemory() { AddressSpace::Get().Open(); }
  ~OpenDeviceMemory() { AddressSpace::Get().Close(); }
  OpenDeviceMemory(const OpenDeviceMemory&) = delete;
  OpenDeviceMemory& operator=(const OpenDeviceMemory&) = delete;
};

}  // namespace simt

#endif  // COMMON_SIMT_DEVICE_ADDRESS_SPACE_H_
