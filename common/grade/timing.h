// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: timing.h
//
// Speedup: the time of a submission beside the time of a plain loop on one CPU core.
//
// On a GPU both are measured in the same run. On the simulator both are predicted, the
// submission's by the time model and the loop's from the work it does, so that the ratio is the
// same on every machine and in every run.

#ifndef COMMON_GRADE_TIMING_H_
#define COMMON_GRADE_TIMING_H_

#include <functional>
#include <string>

#include "common/grade/run_result.h"
#include "gmock/gmock.h"

namespace grade {

// The same computation on one core of a CPU.
struct CpuWork {
  double bytes = 0;       // it reads and writes in all
  double operations = 0;  // arithmetic operations; a square root or division counts as 10
  // Does it once; called some times and timed where the submission's time is measured.
  std::function<void()> reference;
};

// The core that predictions assume: one that moves 10 GB/s and does 3e9 operations a second.
inline constexpr double kCpuBytesPerSecond = 10e9;
inline constexpr double kCpuOperationsPerSecond = 3e9;

// Seconds the work takes on that core: its bytes or its operations, whichever take longer.
double PredictedCpuSeconds(const CpuWork& work);
// Seconds the reference takes here: the median of some calls.
double MeasuredCpuSeconds(const CpuWork& work);

// "12.5 times as fast as", "20 times slower than": how a speed that is `ratio` times another one
// compares with it.
std::string CompareSpeed(double ratio);

// Matches a run that is at least `factor` times as fast as `work`. A run that launched no kernel
// fails: it was not the GPU that computed. So does one whose time is implausible. Measured, it is
// so if the device's memory cannot read the call's inputs in it (or work.bytes, if those are less),
// or if the host's clock saw another time pass; predicted, if the kernels and copies that were
// counted touched fewer bytes than the call's arrays have, or than work.bytes if that is less.
//
// A measured time is recorded as properties of the rubric line: `seconds`, `wall_seconds`,
// `repetitions`, `relative_error` (of the median), `cpu_seconds`, `speedup`, `speedup_asked`,
// `transfer_seconds` (of the inputs to the device and the outputs from it) and
// `speedup_with_transfers`, and `timing`, which says them in words.
::testing::Matcher<const RunResult&> SpeedupAtLeast(double factor, CpuWork work);

}  // namespace grade

#endif  // COMMON_GRADE_TIMING_H_
