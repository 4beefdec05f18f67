// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: swap_with_shared_reference.h
//
// What SwapWithShared() must compute, on the host.

#ifndef MODULES_03_GRIDS_SHARED_MEMORY_SWAP_WITH_SHARED_SWAP_WITH_SHARED_REFERENCE_H_
#define MODULES_03_GRIDS_SHARED_MEMORY_SWAP_WITH_SHARED_SWAP_WITH_SHARED_REFERENCE_H_

#include <vector>

// The values with each tile of kSwapTile elements reversed, the last one within its own length.
std::vector<int> SwapReference(const std::vector<int>& values);

#endif  // MODULES_03_GRIDS_SHARED_MEMORY_SWAP_WITH_SHARED_SWAP_WITH_SHARED_REFERENCE_H_
