// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: hint.h
//
// `workbook hint`: the hints of an exercise, one more each time.

#ifndef COMMON_WORKBOOK_HINT_H_
#define COMMON_WORKBOOK_HINT_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "common/workbook/arguments.h"
#include "common/workbook/context.h"

namespace workbook {

// The hints in the text of an exercise's README.md: the contents of its <details> elements, without
// their <summary>, in order.
std::vector<std::string> HintsIn(const std::string& readme);

const Command& HintCommand();

absl::StatusOr<int> Hint(const Context& context, const Arguments& arguments);

}  // namespace workbook

#endif  // COMMON_WORKBOOK_HINT_H_
