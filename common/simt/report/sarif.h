// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: sarif.h
//
// Findings as SARIF 2.1.0, which code hosts and editors show beside the source.

#ifndef COMMON_SIMT_REPORT_SARIF_H_
#define COMMON_SIMT_REPORT_SARIF_H_

#include <string>

#include "common/simt/report/report.h"

namespace simt {

// ToSarif()
//
// A SARIF log of one run: a rule for each kind of finding there is, a result for each finding of
// the report. Resolve the sources first (source.h): a finding without a line becomes a result
// without a location.
std::string ToSarif(const RunReport& report);

}  // namespace simt

#endif  // COMMON_SIMT_REPORT_SARIF_H_
