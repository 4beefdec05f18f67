// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/check/split_cells.h"

#include <sys/mman.h>

#include <cstdio>
#include <cstdlib>

namespace simt {

std::size_t SplitCells::Add(const Cell& cell) {
  if (size_ == chunks_.size() * kChunk) {
    const std::size_t bytes = kChunk * sizeof(Bytes);
    void* const chunk = std::aligned_alloc(bytes, bytes);
    if (chunk == nullptr) {
      std::fprintf(stderr, "simt: no memory left to check accesses of single bytes\n");
      std::_Exit(125);
    }
    madvise(chunk, bytes, MADV_HUGEPAGE);
    chunks_.push_back(static_cast<Bytes*>(chunk));
  }
  (*this)[size_] = {cell, cell, cell, cell};
  return size_++;
}

}  // namespace simt
