// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: reader.h
//
// Reads the JSON of json.h. For trusted programs: the JSON comes from a program that may have
// written anything there.

#ifndef COMMON_SIMT_REPORT_READER_H_
#define COMMON_SIMT_REPORT_READER_H_

#include <string_view>

#include "absl/status/statusor.h"
#include "common/simt/report/report.h"

namespace simt {

inline constexpr std::size_t kMaxReportBytes = std::size_t{8} << 20;

// ReadReport()
//
// The report that `json` holds. Members it does not know are ignored. InvalidArgumentError, naming
// the place, if the text is larger than kMaxReportBytes, is not JSON, is nested deeper or has more
// values than a report can have, is of another version, or if a member is missing or of the wrong
// type. The texts of a report are valid UTF-8 and otherwise what the program chose: pass them
// through Printable() before a terminal sees them (text.h and counters_text.h do).
absl::StatusOr<RunReport> ReadReport(std::string_view json);

}  // namespace simt

#endif  // COMMON_SIMT_REPORT_READER_H_
