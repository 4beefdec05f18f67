// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: bench.h
//
// `workbook bench`: runs the benchmark of an exercise.

#ifndef COMMON_WORKBOOK_BENCH_H_
#define COMMON_WORKBOOK_BENCH_H_

#include "absl/status/statusor.h"
#include "common/workbook/arguments.h"
#include "common/workbook/context.h"

namespace workbook {

const Command& BenchCommand();

// Returns kSuccess or, if the benchmark could not be built or failed, kFailed.
absl::StatusOr<int> Bench(const Context& context, const Arguments& arguments);

}  // namespace workbook

#endif  // COMMON_WORKBOOK_BENCH_H_
