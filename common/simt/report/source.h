// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: source.h
//
// From the places of a report to lines a student recognises: short paths and the text of the line.

#ifndef COMMON_SIMT_REPORT_SOURCE_H_
#define COMMON_SIMT_REPORT_SOURCE_H_

#include <string>
#include <vector>

#include "common/simt/report/report.h"
#include "common/simt/report/symbolizer.h"

namespace simt {

struct SourceOptions {
  // Folders that source files are named relative to and are read from, tried in this order.
  std::vector<std::string> roots;
  // Whether a file outside the roots may be read too. A report whose program is not trusted names
  // its files as it likes (#line 1 "/etc/passwd").
  bool any_file = false;
};

// DisplayPath()
//
// `file` as a student knows it: relative to the first root that contains it, or to Bazel's
// execution root; otherwise unchanged.
std::string DisplayPath(const std::string& file, const SourceOptions& options);

// SourceLine()
//
// The text of that line (the first is 1), without its end; empty if there is no such line or the
// file may not or cannot be read.
std::string SourceLine(const std::string& file, int line, const SourceOptions& options);

// SourceLines()
//
// The lines from `first` (the file's first is 1) to `last`, as far as the file has them; none if it
// may not or cannot be read.
std::vector<std::string> SourceLines(const std::string& file, int first, int last,
                                     const SourceOptions& options);

// ResolveSources()
//
// Fills in file, line, function and text of every place of the report's findings, then merges
// findings that are the same to a reader: the same kind and object on the same lines of the same
// kernel, reported by several instructions of the line, and fits the advice to the source
// (advice.h).
void ResolveSources(RunReport* report, const Symbolizer& symbolizer, const SourceOptions& options);

}  // namespace simt

#endif  // COMMON_SIMT_REPORT_SOURCE_H_
