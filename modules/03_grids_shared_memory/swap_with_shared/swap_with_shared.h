// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: swap_with_shared.h
//
// The signature that modules/03_grids_shared_memory/swap_with_shared/swap_with_shared.cu
// implements.

#ifndef MODULES_03_GRIDS_SHARED_MEMORY_SWAP_WITH_SHARED_SWAP_WITH_SHARED_H_
#define MODULES_03_GRIDS_SHARED_MEMORY_SWAP_WITH_SHARED_SWAP_WITH_SHARED_H_

#include "common/cuda/device_span.h"

// The number of elements in a tile.
inline constexpr int kSwapTile = 256;

// SwapWithShared()
//
// Cuts values into tiles of kSwapTile elements, tile t beginning at element t * kSwapTile, and
// reverses each tile in its place: in a tile of n elements, element i changes places with element
// n - 1 - i. Each tile has kSwapTile elements; only the last one has fewer where values.size() is
// no multiple of kSwapTile, and is reversed within the elements that it has.
//
// values may be empty, has fewer than 2^31 elements and lies in device memory. The result is exact,
// bit for bit.
//
// Nothing but values is written. The work may still be running when SwapWithShared() returns.
void SwapWithShared(workbook::DeviceSpan<int> values);

#endif  // MODULES_03_GRIDS_SHARED_MEMORY_SWAP_WITH_SHARED_SWAP_WITH_SHARED_H_
