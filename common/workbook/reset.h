// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: reset.h
//
// `workbook reset`: brings an exercise's starter back.

#ifndef COMMON_WORKBOOK_RESET_H_
#define COMMON_WORKBOOK_RESET_H_

#include "absl/status/statusor.h"
#include "common/workbook/arguments.h"
#include "common/workbook/context.h"

namespace workbook {

const Command& ResetCommand();

// The starter is the last version of the file in git's history that still says TODO(student). What
// the student wrote is kept as a copy under .workbook/backup.
absl::StatusOr<int> Reset(const Context& context, const Arguments& arguments);

}  // namespace workbook

#endif  // COMMON_WORKBOOK_RESET_H_
