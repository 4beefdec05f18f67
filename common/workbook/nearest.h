// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: nearest.h
//
// The known word that a mistyped one most likely meant.

#ifndef COMMON_WORKBOOK_NEAREST_H_
#define COMMON_WORKBOOK_NEAREST_H_

#include <string>
#include <vector>

namespace workbook {

// Returns the candidate with the smallest edit distance to `word` (the first of equals), or "" if
// none is closer than half of the longer word's length. A candidate that begins with `word` is at
// most one edit away.
std::string NearestMatch(const std::string& word, const std::vector<std::string>& candidates);

}  // namespace workbook

#endif  // COMMON_WORKBOOK_NEAREST_H_
