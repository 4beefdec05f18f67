// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: address_space.h
//
// The device's memory: a range of addresses of its own, [kDeviceBegin, kDeviceEnd), in which every
// allocation is known, is separated from its neighbours by red zones, and is never handed out again
// once freed while fresh addresses remain. Variables declared __shared__, __device__, __constant__
// or __managed__ live in the program's image and are known here too.

#ifndef COMMON_SIMT_DEVICE_ADDRESS_SPACE_H_
#define COMMON_SIMT_DEVICE_ADDRESS_SPACE_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace simt {

inline constexpr int kAddressBits = 36;  // of every address that a kernel may use, stacks excepted
inline constexpr std::uintptr_t kDeviceBegin = std::uintptr_t{1} << 32;
inline constexpr std::uintptr_t kDeviceEnd = std::uintptr_t{1} << kAddressBits;
inline constexpr std::size_t kDeviceMemoryBytes = std::size_t{16}
                                                  << 30;  // what cudaMemGetInfo calls total

enum class MemoryKind : std::uint8_t {
  kDevice,   // cudaMalloc, cudaMallocPitch, cudaMallocAsync: only the device may touch it
  kManaged,  // cudaMallocManaged and __managed__: both
  kPinned,   // cudaMallocHost, cudaHostAlloc: both, lives on the host
  kDeviceVariable,
  kConstantVariable,  // the device may only read it
  kShared,            // one block's, static or dynamic
};

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

// A variable of the program's image as its registration (simt/lowered.h) describes it.
struct Variable {
  const void* address;
  std::size_t size;
  MemoryKind kind;
  const char* name;
  std::size_t element_size;
  std::size_t extents[4];  // outermost first, 0-terminated
  int rank;
  Variable* next;
};
void RegisterVariable(Variable* variable);  // called by static constructors; keeps the pointer

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
