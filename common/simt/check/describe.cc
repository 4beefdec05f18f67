// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/check/describe.h"

#include <unistd.h>

#include <cstdio>

#include "common/simt/device/access.h"
#include "common/simt/device/running.h"

extern "C" char data_start[], end[];  // the linker's: the program's writable data

namespace simt {
namespace {

std::string Count(std::size_t n, const char* noun) {
  return std::to_string(n) + " " + noun + (n == 1 ? "" : "s");
}

std::string NameOf(const Allocation& a) {
  if (a.name == "simt_dynamic_shared")
    return "the dynamic shared memory (" + Count(a.size, "byte") + ")";
  if (!a.name.empty()) return a.name + " (" + Count(a.size, "byte") + ")";
  return "the " + std::to_string(a.size) + "-byte allocation";
}

std::string Hex(std::uintptr_t address) {
  char text[32];
  std::snprintf(text, sizeof text, "0x%llx", static_cast<unsigned long long>(address));
  return text;
}

// "[3][4]" for the element that contains the offset.
std::string Subscripts(const Allocation& a, std::size_t offset) {
  std::string text;
  std::size_t stride = a.size;
  for (std::size_t extent : a.extents) {
    stride /= extent;
    text += "[" + std::to_string(offset / stride) + "]";
    offset %= stride;
  }
  return text;
}

// Between the program with its heap and its stacks there is only device memory.
std::uintptr_t EndOfHeap() { return reinterpret_cast<std::uintptr_t>(sbrk(0)); }

Finding BadAddress(const Place& where) {
  Finding finding;
  finding.kernel = running.kernel;
  finding.where = where;
  return finding;
}

}  // namespace

std::string DescribeBytes(const Allocation* a, std::uintptr_t address, unsigned bytes) {
  if (a == nullptr) return "address " + Hex(address);
  if (address >= a->end()) {
    const std::size_t past = address - a->end();
    return (past == 0 ? std::string("the first bytes") : Count(past, "byte")) +
           " past the end of " + NameOf(*a);
  }
  if (address < a->begin)
    return Count(a->begin - address, "byte") + " before the start of " + NameOf(*a);
  const std::size_t offset = address - a->begin;
  if (!a->Contains(address, bytes)) return "the last bytes of " + NameOf(*a) + " and beyond";
  if (a->name == "simt_dynamic_shared") {
    return "bytes " + std::to_string(offset) + " to " + std::to_string(offset + bytes - 1) +
           " of the dynamic shared memory";
  }
  if (!a->name.empty()) return a->name + Subscripts(*a, offset);
  if (bytes == 1) return "byte " + std::to_string(offset) + " of " + NameOf(*a);
  return "bytes " + std::to_string(offset) + " to " + std::to_string(offset + bytes - 1) + " of " +
         NameOf(*a);
}

std::string DescribeAccess(unsigned code) {
  std::string text = std::to_string(SizeOf(code)) + "-byte ";
  switch (OperationOf(code)) {
    case Operation::kRead:
      return text + "read";
    case Operation::kWrite:
      return text + "write";
    case Operation::kAtomic:
      return text + (IsAtomicStore(code) ? "atomic write" : "atomic update");
    case Operation::kVolatile:
      return text + (Writes(code) ? "volatile write" : "volatile read");
  }
  return text;
}

Place DevicePlace(std::uintptr_t pc, unsigned linear, std::string action) {
  Place place;
  place.pc = pc;
  place.on_device = true;
  place.block = running.block_index;
  place.thread = ThreadIndex(static_cast<int>(linear));
  place.action = std::move(action);
  return place;
}

bool IsProgramConstant(std::uintptr_t address) {
  return address >= kTextBase && address < reinterpret_cast<std::uintptr_t>(data_start);
}

void ReportBadAddress(const Place& where, std::uintptr_t address, unsigned bytes) {
  Finding finding = BadAddress(where);
  const Allocation* a = AddressSpace::Get().Find(address);
  finding.object = DescribeBytes(a, address, bytes);
  const std::string what = "a " + where.action + " of ";
  if (a != nullptr && a->Contains(address, 1) && !a->live) {
    finding.kind = FindingKind::kUseAfterFree;
    finding.summary = what + finding.object + ", which was freed";
    finding.advice = "free the memory only after the last kernel that uses it has finished";
    finding.other = Place{};
    finding.other->pc = a->free_pc;
    finding.other->action = "freed";
  } else if (a != nullptr && a->Contains(address, bytes) &&
             a->kind == MemoryKind::kConstantVariable) {
    finding.kind = FindingKind::kOutOfBounds;
    finding.summary = what + finding.object + ": a kernel cannot write to __constant__ memory";
    finding.advice = "write it from the host with cudaMemcpyToSymbol, or use a __device__ variable";
  } else if (a != nullptr) {
    finding.kind = FindingKind::kOutOfBounds;
    finding.summary = what + finding.object;
    finding.advice = a->kind == MemoryKind::kShared
                         ? "compare the index with the size of the array; for dynamic shared "
                           "memory, with the third launch argument"
                         : "guard the access, as in `if (i < n)`, or correct the index or the size "
                           "of the allocation";
    if (a->allocation_pc != 0) {
      finding.other = Place{};
      finding.other->pc = a->allocation_pc;
      finding.other->action = "allocated";
    }
  } else if (address < 65536) {
    finding.kind = FindingKind::kOutOfBounds;
    finding.summary = what + finding.object + ": a null pointer";
    finding.advice = "check that the pointer was set and that its cudaMalloc succeeded";
  } else if (address >= EndOfHeap() && address < kDeviceEnd) {
    finding.kind = FindingKind::kOutOfBounds;
    finding.summary = what + finding.object + ", far from every allocation";
    finding.advice = "look for an index that is negative, has overflowed, or was never set";
  } else {
    finding.kind = FindingKind::kHostPointerInKernel;
    finding.summary = what + finding.object + ", which is host memory";
    finding.advice =
        "a kernel sees only device memory: copy the data with cudaMemcpy to memory from cudaMalloc "
        "and pass that pointer";
  }
  Report(std::move(finding));
}

void ReportMisaligned(const Place& where, std::uintptr_t address, unsigned bytes) {
  Finding finding = BadAddress(where);
  finding.kind = FindingKind::kMisaligned;
  finding.object = DescribeBytes(AddressSpace::Get().Find(address), address, bytes);
  finding.summary = "a " + where.action + " of " + finding.object +
                    ", at an address that is not a multiple of " + std::to_string(bytes);
  finding.advice =
      "the hardware needs aligned addresses: start at a multiple of the access size, or use a "
      "narrower type";
  Report(std::move(finding));
}

}  // namespace simt
