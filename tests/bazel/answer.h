// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#ifndef TESTS_BAZEL_ANSWER_H_
#define TESTS_BAZEL_ANSWER_H_

int Answer();

#endif  // TESTS_BAZEL_ANSWER_H_
