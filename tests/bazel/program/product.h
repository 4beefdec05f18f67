// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#ifndef TESTS_BAZEL_PROGRAM_PRODUCT_H_
#define TESTS_BAZEL_PROGRAM_PRODUCT_H_

int Product(int left, int right);

#endif  // TESTS_BAZEL_PROGRAM_PRODUCT_H_
