// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: status.h
//
// `workbook status`: the board of the last results, without running anything.

#ifndef COMMON_WORKBOOK_STATUS_H_
#define COMMON_WORKBOOK_STATUS_H_

#include "absl/status/statusor.h"
#include "common/workbook/arguments.h"
#include "common/workbook/context.h"

namespace workbook {

const Command& StatusCommand();

absl::StatusOr<int> Status(const Context& context, const Arguments& arguments);

}  // namespace workbook

#endif  // COMMON_WORKBOOK_STATUS_H_
