// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: text.h
//
// Findings for a human, in the style of a compiler:
//
//   histogram.cu:23: race: two threads update bins[4] without an atomic
//      23 |   bins[b] += 1;
//         |   ^~~~~~~
//     4-byte write by thread (5,0,0) of block (0,0,0)
//     4-byte read by thread (3,0,0) of block (0,0,0), on the same line
//     in kernel histogram, and 1,022 more times
//     what to do: use atomicAdd, which makes the update one indivisible step

#ifndef COMMON_SIMT_REPORT_TEXT_H_
#define COMMON_SIMT_REPORT_TEXT_H_

#include <string>

#include "common/simt/report/report.h"

namespace simt {

struct TextOptions {
  bool color = false;  // with terminal escape sequences
  int width = 100;     // columns that long sentences are wrapped to
};

// FindingText()
//
// One finding, its last line ended. `program` names it where no source line is known.
std::string FindingText(const Finding& finding, const std::string& program,
                        const TextOptions& options = {});

// FindingsText()
//
// All findings of a report, an empty line between two; empty if there are none.
std::string FindingsText(const RunReport& report, const TextOptions& options = {});

}  // namespace simt

#endif  // COMMON_SIMT_REPORT_TEXT_H_
