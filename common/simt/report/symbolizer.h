// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: symbolizer.h
//
// From a program counter to the line of source that the student wrote.

#ifndef COMMON_SIMT_REPORT_SYMBOLIZER_H_
#define COMMON_SIMT_REPORT_SYMBOLIZER_H_

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "common/simt/report/finding.h"

namespace simt {

// The source frames of one pc, innermost first: the function that holds the instruction by way of
// inlining, then the one it was inlined into, and so on. Empty if nothing is known.
using Frames = std::vector<SourceLocation>;

// Finds the frames of each pc. A pc is a return address: its call is looked up.
using Symbolizer = std::function<std::vector<Frames>(const std::vector<std::uintptr_t>& pcs)>;

// SymbolizeSelf()
//
// The Symbolizer of the running program, which reads its own debug information.
std::vector<Frames> SymbolizeSelf(const std::vector<std::uintptr_t>& pcs);

// SymbolizeFile()
//
// The same for the non-PIE executable at `path`, which must exist. The file is believed: a corrupt
// one may crash the caller. See SymbolizeExecutable() for files of strangers.
std::vector<Frames> SymbolizeFile(const std::string& path, const std::vector<std::uintptr_t>& pcs);

// StudentFrame()
//
// The innermost frame whose file is neither the system's nor the workbook's own (common/); the
// innermost frame with a line if all of them are; nullptr if no frame has a line.
const SourceLocation* StudentFrame(const Frames& frames);

}  // namespace simt

#endif  // COMMON_SIMT_REPORT_SYMBOLIZER_H_
