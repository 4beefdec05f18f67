// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/device/address_space.h"

#include <sys/mman.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <map>

#include "common/simt/device/shadow_map.h"

namespace simt {
namespace {

constexpr std::size_t kRedZone = 4096;  // between neighbours; also keeps their pages apart
constexpr std::size_t kPage = 4096;
constexpr std::size_t kHugePage = std::size_t{2} << 20;
// Where a page fault is dear, the pages of a smaller allocation are asked for at once.
constexpr std::size_t kPopulatedFrom = std::size_t{16} << 10;
// Allocations that the host may touch lie in a part of their own.
constexpr std::uintptr_t kHostVisibleBegin = std::uintptr_t{48} << 30;
// So many pages are hidden from the host in all: see Close.
constexpr std::size_t kMaxHiddenPages = 4096;
constexpr std::size_t kDynamicSharedBytes = 227 * 1024;

std::uintptr_t RoundUp(std::uintptr_t value, std::size_t unit) {
  return (value + unit - 1) / unit * unit;
}

// Says how the usable pages from `begin` on are to come: all of them are touched sooner or later.
void AskForPages(std::uintptr_t begin, std::size_t bytes) {
  if (bytes >= kHugePage) {
    madvise(reinterpret_cast<void*>(begin), bytes, MADV_HUGEPAGE);
  } else if (bytes >= kPopulatedFrom) {
    madvise(reinterpret_cast<void*>(begin), bytes, MADV_POPULATE_WRITE);  // or when touched
  }
}

// "... [with auto* kAddress = (& tile); simt::MemoryKind ...]" -> "tile"; a qualified name keeps
// its last part.
std::string VariableName(const char* pretty_function) {
  std::string text = pretty_function;
  const std::size_t mark = text.find("kAddress = (& ");
  if (mark == std::string::npos) return text;
  text = text.substr(mark + std::strlen("kAddress = (& "));
  text = text.substr(0, text.find(')'));
  const std::size_t colons = text.rfind("::");
  return colons == std::string::npos ? text : text.substr(colons + 2);
}

Variable* registered_variables = nullptr;

class Impl : public AddressSpace {
 public:
  std::map<std::uintptr_t, Allocation*> by_begin;
  std::deque<Allocation> storage;  // never moves an element
  std::uintptr_t device_top = kDeviceBegin + kRedZone;
  std::uintptr_t host_visible_top = kHostVisibleBegin + kRedZone;
  std::size_t in_use = 0;
  int open = 0;
  std::size_t hidden_pages = 0;  // in all calls of Close
  bool reserved = false;

  void Reserve() {
    if (reserved) return;
    reserved = true;
    void* base = mmap(reinterpret_cast<void*>(kDeviceBegin), kDeviceEnd - kDeviceBegin, PROT_NONE,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED_NOREPLACE, -1, 0);
    if (base != reinterpret_cast<void*>(kDeviceBegin)) {
      std::fprintf(stderr,
                   "simt: cannot reserve the device's address range; nothing was checked\n");
      std::_Exit(125);
    }
  }

  // Addresses for `size` bytes, from a page's start: fresh ones while there are any, then those
  // freed longest ago.
  std::uintptr_t TakeAddresses(std::size_t size, bool host_visible) {
    std::uintptr_t& top = host_visible ? host_visible_top : device_top;
    const std::uintptr_t part_end = host_visible ? kDeviceEnd : kHostVisibleBegin;
    // Of a large allocation all but the page that Close hides lies in huge pages.
    const std::uintptr_t begin = size < kHugePage ? top : RoundUp(top + kPage, kHugePage) - kPage;
    if (size + kRedZone <= part_end - begin) {
      top = RoundUp(begin + size + kRedZone, kPage);
      return begin;
    }
    for (Allocation& freed : storage) {
      const bool same_part = (freed.begin >= kHostVisibleBegin) == host_visible;
      if (freed.live || !same_part || RoundUp(freed.size, kPage) < size) continue;
      freed.size = 0;  // its place is another's now
      return freed.begin;
    }
    return 0;
  }

  // Protects the first page of each of the device's allocations, neighbours by one call; returns
  // how many pages.
  std::size_t ProtectBeginnings(int protection) {
    std::size_t pages = 0;
    auto next = by_begin.lower_bound(kDeviceBegin);
    while (next != by_begin.end() && next->first < kHostVisibleBegin) {
      const std::uintptr_t begin = next->first;
      std::uintptr_t end = begin;
      for (; next != by_begin.end() && next->first < kHostVisibleBegin; ++next) {
        if (next->first > end + kRedZone) break;
        end = next->first + kPage;
      }
      mprotect(reinterpret_cast<void*>(begin), end - begin, protection);
      pages += (end - begin) / kPage;
    }
    return pages;
  }

  Allocation* Insert(Allocation allocation) {
    storage.push_back(std::move(allocation));
    by_begin[storage.back().begin] = &storage.back();
    return &storage.back();
  }

  void AdoptVariables() {
    for (Variable* v = registered_variables; v != nullptr; v = v->next) {
      Allocation allocation;
      allocation.begin = reinterpret_cast<std::uintptr_t>(v->address);
      allocation.size = v->size;
      allocation.kind = v->kind;
      allocation.host_initialized =
          v->kind != MemoryKind::kShared;  // static storage starts as zero
      allocation.name = VariableName(v->name);
      allocation.element_size = v->element_size;
      allocation.extents.assign(v->extents, v->extents + v->rank);
      if (by_begin.count(allocation.begin) == 0) Insert(std::move(allocation));
      MapShadow(reinterpret_cast<std::uintptr_t>(v->address), v->size);
    }
    registered_variables = nullptr;
  }
};

Impl& TheSpace() {
  static Impl* const space = new Impl;  // outlives every static destructor
  return *space;
}

}  // namespace

void IntervalSet::Add(std::uintptr_t begin, std::uintptr_t end) {
  if (begin >= end) return;
  if (!intervals_.empty() && intervals_.back().end >= begin && intervals_.back().begin <= begin) {
    intervals_.back().end = std::max(intervals_.back().end, end);
    return;
  }
  auto first = std::lower_bound(intervals_.begin(), intervals_.end(), begin,
                                [](const Interval& i, std::uintptr_t b) { return i.end < b; });
  auto last = first;
  while (last != intervals_.end() && last->begin <= end) {
    begin = std::min(begin, last->begin);
    end = std::max(end, last->end);
    ++last;
  }
  first = intervals_.erase(first, last);
  intervals_.insert(first, {begin, end});
}

bool IntervalSet::Contains(std::uintptr_t begin, std::uintptr_t end) const {
  auto it = std::lower_bound(intervals_.begin(), intervals_.end(), end,
                             [](const Interval& i, std::uintptr_t e) { return i.end < e; });
  return it != intervals_.end() && it->begin <= begin;
}

void RegisterVariable(Variable* variable) {
  variable->next = registered_variables;
  registered_variables = variable;
}

AddressSpace& AddressSpace::Get() {
  Impl& space = TheSpace();
  if (registered_variables != nullptr) space.AdoptVariables();
  return space;
}

std::uintptr_t AddressSpace::Allocate(std::size_t size, MemoryKind kind, std::uintptr_t pc) {
  Impl& space = TheSpace();
  space.Reserve();
  if (size == 0 || size > kDeviceMemoryBytes - std::min(space.in_use, kDeviceMemoryBytes)) return 0;
  const bool host_visible = kind != MemoryKind::kDevice;
  const std::uintptr_t begin = space.TakeAddresses(size, host_visible);
  if (begin == 0) return 0;
  if (mprotect(reinterpret_cast<void*>(begin), RoundUp(size, kPage), PROT_READ | PROT_WRITE) != 0 ||
      !MapShadow(begin, size)) {
    return 0;
  }
  AskForPages(begin, RoundUp(size, kPage));
  if (!host_visible && space.open == 0) {
    mprotect(reinterpret_cast<void*>(begin), kPage, PROT_NONE);
  }
  space.in_use += size;
  Allocation allocation;
  allocation.begin = begin;
  allocation.size = size;
  allocation.kind = kind;
  allocation.allocation_pc = pc;
  space.Insert(std::move(allocation));
  return begin;
}

MemoryStatus AddressSpace::Free(std::uintptr_t address, std::uintptr_t pc) {
  Impl& space = TheSpace();
  Allocation* found = Find(address);
  if (found == nullptr || !found->Contains(address, 1)) return MemoryStatus::kInvalidPointer;
  if (!found->name.empty()) return MemoryStatus::kInvalidPointer;
  if (!found->live) return MemoryStatus::kAlreadyFreed;
  if (found->begin != address) return MemoryStatus::kNotTheStart;
  found->live = false;
  found->free_pc = pc;
  space.in_use -= found->size;
  // The addresses stay taken for good; only the pages go back.
  const std::uintptr_t first_page = RoundUp(found->begin, kPage);
  const std::uintptr_t last_page = found->end() / kPage * kPage;
  if (last_page > first_page) {
    madvise(reinterpret_cast<void*>(first_page), last_page - first_page, MADV_DONTNEED);
  }
  UnmapShadow(found->begin, found->size);
  return MemoryStatus::kOk;
}

Allocation* AddressSpace::Find(std::uintptr_t address) {
  auto& by_begin = TheSpace().by_begin;
  auto after = by_begin.upper_bound(address);
  Allocation* below = after == by_begin.begin() ? nullptr : std::prev(after)->second;
  if (below != nullptr && below->Contains(address, 1)) return below;
  Allocation* above = after == by_begin.end() ? nullptr : after->second;
  const auto distance_below = below == nullptr ? ~std::uintptr_t{0} : address - below->end();
  const auto distance_above = above == nullptr ? ~std::uintptr_t{0} : above->begin - address;
  const bool on_device = address >= kDeviceBegin && address < kDeviceEnd;
  const std::uintptr_t reach = on_device ? kRedZone : 256;  // variables are neighbours of host data
  if (below != nullptr && below->name == "simt_dynamic_shared" &&
      distance_below < kDynamicSharedBytes)
    return below;
  if (distance_below <= distance_above) return distance_below < reach ? below : nullptr;
  return distance_above <= reach ? above : nullptr;
}

Allocation* AddressSpace::FindLive(std::uintptr_t address) {
  Allocation* found = Find(address);
  return found != nullptr && found->live && found->Contains(address, 1) ? found : nullptr;
}

void AddressSpace::MarkInitialized(std::uintptr_t address, std::size_t bytes) {
  Allocation* found = FindLive(address);
  if (found == nullptr || found->host_initialized) return;
  found->initialized.Add(address, std::min(address + bytes, found->end()));
  if (found->initialized.Contains(found->begin, found->end())) {
    found->host_initialized = true;
    found->initialized.Clear();
  }
}

void AddressSpace::Open() {
  Impl& space = TheSpace();
  if (space.open++ == 0) space.ProtectBeginnings(PROT_READ | PROT_WRITE);
}

// Hiding is for library code that follows a device pointer on the host: the program's own code is
// checked by its hooks. Such code begins where an allocation begins, and each hidden page costs up
// to 10 us at every launch, so that only the first ones are hidden; and once that has cost some 40
// ms they stay open, for programs that err like this do so early or never.
void AddressSpace::Close() {
  Impl& space = TheSpace();
  if (space.open > 1 || space.hidden_pages < kMaxHiddenPages) --space.open;
  if (space.open == 0) space.hidden_pages += space.ProtectBeginnings(PROT_NONE);
}

std::size_t AddressSpace::bytes_in_use() const { return TheSpace().in_use; }

std::vector<const Allocation*> AddressSpace::LiveAllocations() const {
  std::vector<const Allocation*> live;
  for (const Allocation& a : TheSpace().storage) {
    if (a.live && a.name.empty()) live.push_back(&a);
  }
  return live;
}

std::vector<const Allocation*> AddressSpace::Variables() const {
  std::vector<const Allocation*> variables;
  for (const Allocation& a : TheSpace().storage) {
    if (!a.name.empty()) variables.push_back(&a);
  }
  return variables;
}

}  // namespace simt
