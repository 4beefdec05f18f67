// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: split_cells.h
//
// The cells of words whose bytes are accessed one by one: one cell a byte.

#ifndef COMMON_SIMT_CHECK_SPLIT_CELLS_H_
#define COMMON_SIMT_CHECK_SPLIT_CELLS_H_

#include <array>
#include <cstddef>
#include <vector>

#include "common/simt/device/shadow_map.h"

namespace simt {

// Grows by a huge page at a time and never moves an element: an array of 16-bit numbers has as many
// as it has words.
class SplitCells {
 public:
  using Bytes = std::array<Cell, 4>;

  // Four copies of `cell`; returns their index. Ends the process if memory is exhausted.
  std::size_t Add(const Cell& cell);

  std::size_t size() const { return size_; }
  Bytes& operator[](std::size_t index) { return chunks_[index / kChunk][index % kChunk]; }

 private:
  static constexpr std::size_t kChunk = (std::size_t{2} << 20) / sizeof(Bytes);

  std::vector<Bytes*> chunks_;
  std::size_t size_ = 0;
};

}  // namespace simt

#endif  // COMMON_SIMT_CHECK_SPLIT_CELLS_H_
