// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/device/shadow_map.h"

#include <sys/mman.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "common/simt/device/address_space.h"

namespace simt {
namespace {

constexpr std::uintptr_t kPage = 4096;
constexpr std::size_t kHugePagesFrom = std::size_t{4} << 20;

void Reserve() {
  static bool reserved = false;
  if (reserved) return;
  reserved = true;
  void* const wanted = reinterpret_cast<void*>(kShadowBase);
  if (mmap(wanted, kDeviceEnd * 4, PROT_NONE,
           MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED_NOREPLACE, -1, 0) != wanted) {
    std::fprintf(stderr, "simt: cannot reserve the shadow memory; nothing was checked\n");
    std::_Exit(125);
  }
}

}  // namespace

bool MapShadow(std::uintptr_t address, std::size_t bytes) {
  Reserve();
  const auto begin = reinterpret_cast<std::uintptr_t>(CellOf(address)) / kPage * kPage;
  const auto end = reinterpret_cast<std::uintptr_t>(CellOf(address + bytes + 3));
  const std::size_t pages = (end - begin + kPage - 1) / kPage * kPage;
  if (mprotect(reinterpret_cast<void*>(begin), pages, PROT_READ | PROT_WRITE) != 0) return false;
  // Most programs touch each cell once or twice: small pages would cost more than the checks.
  if (pages >= kHugePagesFrom) madvise(reinterpret_cast<void*>(begin), pages, MADV_HUGEPAGE);
  return true;
}

void UnmapShadow(std::uintptr_t address, std::size_t bytes) {
  const auto begin = reinterpret_cast<std::uintptr_t>(CellOf(address));
  const auto end = reinterpret_cast<std::uintptr_t>(CellOf(address + bytes + 3));
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
