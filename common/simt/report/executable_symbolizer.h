// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: executable_symbolizer.h
//
// Source lines of a program that is not trusted, for the grader and the command line. Its debug
// information is read in a child process that can do nothing else: a student's file may hold what
// it likes in there (asm(".section .debug_line ...")), and a reader of DWARF is easily confused.

#ifndef COMMON_SIMT_REPORT_EXECUTABLE_SYMBOLIZER_H_
#define COMMON_SIMT_REPORT_EXECUTABLE_SYMBOLIZER_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "common/simt/report/symbolizer.h"

namespace simt {

// SymbolizeExecutable()
//
// The frames of each pc in the x86-64, non-PIE executable at `path`. FailedPreconditionError if it
// is no such file; InternalError if its debug information could not be read within ten seconds and
// one gigabyte.
absl::StatusOr<std::vector<Frames>> SymbolizeExecutable(const std::string& path,
                                                        const std::vector<std::uintptr_t>& pcs);

// ExecutableSymbolizer()
//
// The same as a Symbolizer, for ResolveSources(): knows no frames where SymbolizeExecutable()
// fails, so that a report without lines is left.
Symbolizer ExecutableSymbolizer(std::string path);

}  // namespace simt

#endif  // COMMON_SIMT_REPORT_EXECUTABLE_SYMBOLIZER_H_
