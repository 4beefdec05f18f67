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
#include <string>

#include "common/grade/wire/layout.h"

namespace grade::runner {

// Before the first call. Returns an empty text, or why there is no device to make calls on.
std::string PrepareDevice();

// Whether MeasureRepeated measures, or time is predicted here and needs no repetition.
bool MeasuresTime();

// Between what the runner did for a call and the submission's function: from here on the counters
// are the submission's.
void BeginCounting();

// After the function has returned: reports errors that it never asked about. The runner asks next.
void ReportIgnoredErrors();

// After the function has returned and the device has come to rest: fills in kernels, transfers and
// the time since BeginCounting(), and stops counting.
void EndCounting(wire::CallResult* result);

// Calls `once` again and again, each time after `reset`, until the median of the times is known
// well enough or has taken long enough, and puts it into `result`. `reset` is told before the last
// time; `once` cannot know. Stops when `once` returns false. Does nothing where time is predicted.
void MeasureRepeated(const std::function<void(bool last)>& reset, const std::function<bool()>& once,
                     wire::CallResult* result);

// After the last call, which finished or not: sends the report, if there is one to send. The
// process then ends without running anything of the submission's.
void FinishReport(bool finished);

}  // namespace grade::runner

#endif  // COMMON_GRADE_RUNNER_DEVICE_H_
