// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: counters_text.h
//
// The counters of a run for a human:
//
//   transpose: 1 launch of (32,32,1) blocks of (32,8,1) threads, predicted 21.4 us
//     global loads    32,768 requests    131,072 sectors     1.00 x ideal
//     global stores   32,768 requests  1,048,576 sectors     8.00 x ideal
//     shared loads    32,768 requests     32,768 wavefronts     0 bank conflicts
//     active lanes     100.0 %

#ifndef COMMON_SIMT_REPORT_COUNTERS_TEXT_H_
#define COMMON_SIMT_REPORT_COUNTERS_TEXT_H_

#include <string>

#include "common/simt/report/report.h"

namespace simt {

// CountersText()
//
// A paragraph for each kernel with what it did, leaving out what it did not do (no atomics, no line
// about atomics), then the copies and the predicted time of the run. Every line is ended.
std::string CountersText(const RunReport& report);

// 0.0000214 as "21.4 us"; three digits, from nanoseconds to seconds.
std::string SecondsText(double seconds);

// 8388608 as "8.00 MiB".
std::string BytesText(std::uint64_t bytes);

}  // namespace simt

#endif  // COMMON_SIMT_REPORT_COUNTERS_TEXT_H_
