// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/03_grids_shared_memory/swap_with_shared/swap_with_shared_reference.h"

#include <algorithm>

#include "Eigen/Core"
#include "modules/03_grids_shared_memory/swap_with_shared/swap_with_shared.h"

std::vector<int> SwapReference(const std::vector<int>& values) {
  std::vector<int> swapped = values;
  const auto size = static_cast<Eigen::Index>(values.size());
  Eigen::Map<Eigen::ArrayXi> all(swapped.data(), size);
  for (Eigen::Index first = 0; first < size; first += kSwapTile) {
    auto tile = all.segment(first, std::min<Eigen::Index>(kSwapTile, size - first));
    tile.reverseInPlace();
  }
  return swapped;
}
