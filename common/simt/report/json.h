// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: json.h
//
// A report as JSON. Written by the simulated program itself, so without a library: a program that
// crashes or is confined has little left to work with, and a student's build should stay small.
// reader.h reads it.
//
//   {"version": 1, "program": "histogram", "schedule": "forward", "checked": true,
//    "exit": {"kind": "exited" | "signal" | "unknown", "code": 0},
//    "predicted_seconds": 0.00012,
//    "findings": [{"kind": "race", "summary": ..., "object": ..., "kernel": ..., "advice": ...,
//                  "count": 1023, "where": PLACE, "other": PLACE}],       "other" may be absent
//    "findings_dropped": 0,
//    "kernels": [{"name": ..., "grid": [8, 1, 1], "block": [256, 1, 1], "shared_bytes": 0,
//                 "counted": true, "predicted_seconds": ..., "counters": {NAME: NUMBER, ...}}],
//    "transfers": {NAME: NUMBER, ...}}
//
//   PLACE = {"pc": 4198400, "on_device": true, "block": [0, 0, 0], "thread": [5, 0, 0],
//            "action": ..., "file": ..., "line": 23, "function": ..., "text": ...}
//
// The last four are absent where unknown. A pc is a return address in the program's executable.

#ifndef COMMON_SIMT_REPORT_JSON_H_
#define COMMON_SIMT_REPORT_JSON_H_

#include <string>

#include "common/simt/report/report.h"

namespace simt {

inline constexpr int kReportVersion = 1;

// ToJson()
//
// The report as one JSON text that ends with a newline. It is valid UTF-8 whatever the report's
// strings hold; numbers that JSON does not have (infinity, NaN) become 0.
std::string ToJson(const RunReport& report);

}  // namespace simt

#endif  // COMMON_SIMT_REPORT_JSON_H_
