// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: operands.cc

#include "common/simt/runtime/operands.h"

#include <set>

#include "common/simt/runtime/host_heap.h"
#include "common/simt/runtime/registered_memory.h"

namespace simt {
namespace {

bool InDeviceRange(std::uintptr_t address) {
  return address >= kDeviceBegin && address < kDeviceEnd;
}

bool IsVariable(const Allocation& allocation) { return !allocation.name.empty(); }

std::set<std::uintptr_t>& SymbolAddresses() {
  static auto& addresses = *new std::set<std::uintptr_t>;
  return addresses;
}

std::string Bytes(std::size_t n) { return std::to_string(n) + (n == 1 ? " byte" : " bytes"); }

// Composes the findings about one operand.
class Operand {
 public:
  Operand(const ApiCall& call, const void* pointer, std::size_t bytes, Role role,
          const char* direction)
      : call_(call),
        address_(AddressOf(pointer)),
        bytes_(bytes),
        name_(std::string("the ") + (role == Role::kSource ? "source" : "destination") + " of " +
              call.name()),
        verb_(role == Role::kSource ? " reads " : " writes "),
        direction_(direction) {}

  bool CheckDevice() const {
    const Allocation* a = AddressSpace::Get().Find(address_);
    if (a == nullptr && !InDeviceRange(address_)) {
      call_.Report(FindingKind::kInvalidCopy,
                   name_ + " is host memory" + Although("a pointer to device memory"),
                   "a host pointer",
                   "pass a pointer from cudaMalloc here, or correct the direction or the order of "
                   "the pointers");
      return false;
    }
    if (a != nullptr && IsVariable(*a) && !InDeviceRange(address_)) return CheckVariable(*a);
    return CheckAllocation(a);
  }

  bool CheckHost() const {
    const Allocation* a = AddressSpace::Get().Find(address_);
    if (InDeviceRange(address_)) {
      if (a != nullptr && a->live && a->kind == MemoryKind::kDevice) {
        call_.Report(FindingKind::kInvalidCopy,
                     name_ + " is " + NameOf(*a) + " on the device" + Although("host memory"),
                     "a device pointer",
                     "pass a host pointer here, or correct the direction or the order of the "
                     "pointers",
                     AllocatedAt(*a));
        return false;
      }
      return CheckAllocation(a);
    }
    if (a != nullptr && a->live && a->kind != MemoryKind::kManaged && a->Contains(address_, 1)) {
      call_.Report(FindingKind::kInvalidCopy,
                   name_ + " is the device variable " + a->name + Although("host memory"), a->name,
                   "copy to or from a device variable with cudaMemcpyToSymbol or "
                   "cudaMemcpyFromSymbol");
      return false;
    }
    return true;
  }

  // Memory of the host whose size may be known.
  bool CheckHostExtent() const {
    const std::optional<HostBlock> block = FindHostBlock(address_);
    if (!block || bytes_ <= block->begin + block->size - address_) return true;
    const std::string object =
        Bytes(address_ + bytes_ - block->begin - block->size) + " past " +
        (block->allocation_pc != 0 ? "the host's " + std::to_string(block->size) + "-byte block"
                                   : "the end of the host's array (" + Bytes(block->size) + ")");
    std::optional<Place> allocated;
    if (block->allocation_pc != 0) {
      allocated = Place{};
      allocated->pc = block->allocation_pc;
      allocated->action = "allocated";
    }
    call_.Report(FindingKind::kInvalidCopy,
                 std::string(call_.name()) + verb_ + Bytes(bytes_) + ", up to " + object, object,
                 "give the size in bytes, count * sizeof(element), and make the host's memory as "
                 "large",
                 allocated);
    return false;
  }

  bool ReportNull() const {
    call_.Report(FindingKind::kInvalidCopy, name_ + " is a null pointer", "a null pointer",
                 "check that the pointer was set and that its allocation succeeded");
    return false;
  }

 private:
  std::string Although(const char* expected) const {
    if (direction_ == nullptr) return std::string(", but the call needs ") + expected;
    return std::string(", but ") + direction_ + " needs " + expected;
  }

  // Memory in the device's range of addresses.
  bool CheckAllocation(const Allocation* a) const {
    if (a == nullptr) {
      call_.Report(FindingKind::kInvalidCopy, name_ + " points to no allocation",
                   "a device address that was never allocated",
                   "pass a pointer from cudaMalloc that was not changed since");
      return false;
    }
    if (!a->live) {
      Place freed;
      freed.pc = a->free_pc;
      freed.action = "freed";
      call_.Report(FindingKind::kUseAfterFree, name_ + " is " + NameOf(*a) + ", which was freed",
                   NameOf(*a), "free the memory only after its last use", freed);
      return false;
    }
    if (!a->Contains(address_, bytes_)) {
      ReportOutside(*a);
      return false;
    }
    return true;
  }

  void ReportOutside(const Allocation& a) const {
    std::string object;
    if (address_ < a.begin) {
      object = Bytes(a.begin - address_) + " before " + NameOf(a);
    } else {
      object = Bytes(address_ + bytes_ - a.end()) + " past " + NameOf(a);
    }
    call_.Report(FindingKind::kInvalidCopy,
                 std::string(call_.name()) + verb_ + Bytes(bytes_) + ", up to " + object, object,
                 "give the size in bytes, count * sizeof(element), and allocate as much",
                 AllocatedAt(a));
  }

  // A variable of the program's image.
  bool CheckVariable(const Allocation& a) const {
    if (a.kind != MemoryKind::kManaged && SymbolAddresses().count(a.begin) == 0) {
      call_.Report(
          FindingKind::kInvalidCopy,
          name_ + " is the address that the host takes of the device variable " + a.name, a.name,
          "use cudaMemcpyToSymbol or cudaMemcpyFromSymbol, or ask cudaGetSymbolAddress for "
          "the variable's address on the device");
      return false;
    }
    if (!a.Contains(address_, bytes_)) {
      ReportOutside(a);
      return false;
    }
    return true;
  }

  const ApiCall& call_;
  const std::uintptr_t address_;
  const std::size_t bytes_;
  const std::string name_;
  const char* const verb_;
  const char* const direction_;
};

}  // namespace

Allocation* Lookup(const void* pointer) { return AddressSpace::Get().FindLive(AddressOf(pointer)); }

Space SpaceOf(const void* pointer) {
  const Allocation* a = Lookup(pointer);
  if (a == nullptr) return InDeviceRange(AddressOf(pointer)) ? Space::kDevice : Space::kHost;
  return a->kind == MemoryKind::kPinned ? Space::kHost : Space::kDevice;
}

bool IsPinned(const void* pointer) {
  const Allocation* a = Lookup(pointer);
  if (a == nullptr) return IsRegistered(pointer);
  return a->kind == MemoryKind::kPinned || a->kind == MemoryKind::kManaged;
}

bool CheckOperand(const ApiCall& call, const void* pointer, std::size_t bytes, Role role,
                  Space space, const char* direction) {
  const Operand operand(call, pointer, bytes, role, direction);
  if (pointer == nullptr) return operand.ReportNull();
  return space == Space::kDevice ? operand.CheckDevice() : operand.CheckHost();
}

bool CheckHostExtent(const ApiCall& call, const void* pointer, std::size_t bytes, Role role) {
  return Operand(call, pointer, bytes, role, nullptr).CheckHostExtent();
}

void NoteSymbolAddress(const Allocation& variable) { SymbolAddresses().insert(variable.begin); }

std::string NameOf(const Allocation& allocation) {
  if (IsVariable(allocation)) return allocation.name + " (" + Bytes(allocation.size) + ")";
  return "the " + std::to_string(allocation.size) + "-byte allocation";
}

std::optional<Place> AllocatedAt(const Allocation& allocation) {
  if (IsVariable(allocation)) return std::nullopt;
  Place place;
  place.pc = allocation.allocation_pc;
  place.action = "allocated";
  return place;
}

}  // namespace simt
