// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: run.h
//
// `workbook run`: compiles a CUDA program and runs it on the simulator.

#ifndef COMMON_WORKBOOK_RUN_H_
#define COMMON_WORKBOOK_RUN_H_

#include <string>

#include "absl/status/statusor.h"
#include "common/simt/report/report.h"
#include "common/workbook/arguments.h"
#include "common/workbook/context.h"
#include "common/workbook/process.h"

namespace workbook {

const Command& RunCommand();

// Returns kShortfall if the simulator found something, otherwise kFailed if the program failed,
// otherwise kSuccess. A file that does not compile is InvalidArgument.
absl::StatusOr<int> Run(const Context& context, const Arguments& arguments);

// Whether `text` is an order that the simulator knows: "forward", "reverse", "random:SEED".
bool IsSchedule(const std::string& text);

// The exit code for a program that ended like this and left this report.
int RunExitCode(const simt::RunReport& report, const ProcessEnd& end);

}  // namespace workbook

#endif  // COMMON_WORKBOOK_RUN_H_
