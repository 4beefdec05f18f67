// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: shadow_map.h
//
// Where the shadow of device memory lies: one 16-byte cell for every 4 bytes that a kernel may use,
// at a fixed distance, so that finding a cell is one multiplication. What the cells say is check/'s
// business.

#ifndef COMMON_SIMT_DEVICE_SHADOW_MAP_H_
#define COMMON_SIMT_DEVICE_SHADOW_MAP_H_

#include <cstddef>
#include <cstdint>

namespace simt {

// The accesses a word has seen. Both halves zero = never touched by a kernel. Layout: check/cell.h.
struct Cell {
  std::uint64_t reads, writes;
};

inline constexpr std::uintptr_t kShadowBase = std::uintptr_t{1} << 44;

inline Cell* CellOf(std::uintptr_t address) {
  return reinterpret_cast<Cell*>(kShadowBase + (address & ~std::uintptr_t{3}) * 4);
}

// Makes the cells of a range usable, all zero; false if memory is exhausted. UnmapShadow gives
// their memory back; they read as zero afterwards.
bool MapShadow(std::uintptr_t address, std::size_t bytes);
void UnmapShadow(std::uintptr_t address, std::size_t bytes);

}  // namespace simt

#endif  // COMMON_SIMT_DEVICE_SHADOW_MAP_H_
