// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/workbook/nearest.h"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

namespace workbook {
namespace {

// Levenshtein's distance: insertions, deletions and substitutions.
std::size_t EditDistance(const std::string& a, const std::string& b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = std::exchange(row[0], i);
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t substituted = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
      diagonal = row[j];
      row[j] = std::min({row[j] + 1, row[j - 1] + 1, substituted});
    }
  }
  return row.back();
}

}  // namespace

std::string NearestMatch(const std::string& word, const std::vector<std::string>& candidates) {
  std::string nearest;
  std::size_t fewest = 0;
  for (const std::string& candidate : candidates) {
    std::size_t distance = EditDistance(word, candidate);
    if (!word.empty() && candidate.compare(0, word.size(), word) == 0) {
      distance = std::min<std::size_t>(distance, 1);
    }
    if (2 * distance >= std::max(word.size(), candidate.size())) continue;
    if (nearest.empty() || distance < fewest) {
      nearest = candidate;
      fewest = distance;
    }
  }
  return nearest;
}

}  // namespace workbook
