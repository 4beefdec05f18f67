// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: device.h
//
// What the runner asks of the device beyond the CUDA runtime API, which both backends speak: on the
// simulator its counters and its report (device_simt.cc), on a GPU measured time (device_cuda.cc).

#ifndef COMMON_GRADE_RUNNER_DEVICE_H_
#define COMMON_GRADE_RUNNER_DEVICE_H_

#include <functional>

#include "common/grade/wire/layout.h"

namespace grade::runner {

// Before the first call.
void PrepareDevice();

// Between what the runner did for a call and the submission's function: from here on the counters
// are the submission's.
void BeginCounting();

// After the function has returned: reports errors that it never asked about. The runner asks next.
void ReportIgnoredErrors();

// After the function has returned and the device has come to rest: fills in kernels, transfers and
// the time since BeginCounting(), and stops counting.
void EndCounting(wire::CallResult* result);

// Calls `once` again and again, each time after `reset`, and returns the median time in seconds;
// a negative number where time is predicted and need not be measured.
double MeasureRepeated(const std::function<void()>& reset, const std::function<void()>& once);

// After the last call, which finished or not: sends the report, if there is one to send. The
// process then ends without running anything of the submission's.
void FinishReport(bool finished);

}  // namespace grade::runner

#endif  // COMMON_GRADE_RUNNER_DEVICE_H_
