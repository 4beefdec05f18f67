// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/device/shadow_map.h"

#include <sys/mman.h>

#include <bitset>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "common/simt/device/address_space.h"

namespace simt {
namespace {

// The cells come in huge pages: a program touches most of them once or twice, and small pages would
// cost more than the checks.
constexpr std::uintptr_t kPage = std::uintptr_t{2} << 20;
constexpr std::size_t kPages = kDeviceEnd * 4 / kPage;

// Which pages are usable.
std::bitset<kPages>& Usable() {
  static auto* const usable = [] {
    void* const wanted = reinterpret_cast<void*>(kShadowBase);
    if (mmap(wanted, kPages * kPage, PROT_NONE,
             MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED_NOREPLACE, -1, 0) != wanted) {
      std::fprintf(stderr, "simt: cannot reserve the shadow memory; nothing was checked\n");
      std::_Exit(125);
    }
    return new std::bitset<kPages>;
  }();
  return *usable;
}

// Makes usable the pages from `first` to before `last`, none of which is.
bool Open(std::size_t first, std::size_t last) {
  void* const begin = reinterpret_cast<void*>(kShadowBase + first * kPage);
  const std::size_t bytes = (last - first) * kPage;
  if (mprotect(begin, bytes, PROT_READ | PROT_WRITE) != 0) return false;
  madvise(begin, bytes, MADV_HUGEPAGE);
  for (std::size_t page = first; page < last; ++page) Usable().set(page);
  return true;
}

std::uintptr_t OffsetOf(std::uintptr_t address) {
  return reinterpret_cast<std::uintptr_t>(CellOf(address)) - kShadowBase;
}

}  // namespace

bool MapShadow(std::uintptr_t address, std::size_t bytes) {
  const std::bitset<kPages>& usable = Usable();
  const std::size_t last = (OffsetOf(address + bytes + 3) + kPage - 1) / kPage;
  for (std::size_t page = OffsetOf(address) / kPage; page < last; ++page) {
    if (usable[page]) continue;
    std::size_t end = page + 1;
    while (end < last && !usable[end]) ++end;
    if (!Open(page, end)) return false;
    page = end;
  }
  return true;
}

void UnmapShadow(std::uintptr_t address, std::size_t bytes) {
  const std::uintptr_t begin = kShadowBase + OffsetOf(address);
  const std::uintptr_t end = kShadowBase + OffsetOf(address + bytes + 3);
  const std::uintptr_t first = (begin + kPage - 1) / kPage * kPage, last = end / kPage * kPage;
  if (last <= first) {
    std::memset(reinterpret_cast<void*>(begin), 0, end - begin);
    return;
  }
  std::memset(reinterpret_cast<void*>(begin), 0, first - begin);
  std::memset(reinterpret_cast<void*>(last), 0, end - last);
  madvise(reinterpret_cast<void*>(first), last - first, MADV_DONTNEED);
}

}  // namespace simt
