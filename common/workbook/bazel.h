// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: bazel.h
//
// Calling Bazel from a program that `bazel run` started.

#ifndef COMMON_WORKBOOK_BAZEL_H_
#define COMMON_WORKBOOK_BAZEL_H_

#include <string>
#include <vector>

#include "common/workbook/context.h"

namespace workbook {

// The words that begin a command line of Bazel: the program ($BAZEL, else "bazel") and what makes
// it use the output base that this program was built in, so that nothing is built twice.
std::vector<std::string> BazelCommand(const Context& context);

}  // namespace workbook

#endif  // COMMON_WORKBOOK_BAZEL_H_
