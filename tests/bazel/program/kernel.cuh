// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#ifndef TESTS_BAZEL_PROGRAM_KERNEL_CUH_
#define TESTS_BAZEL_PROGRAM_KERNEL_CUH_

__global__ void Multiply(int left, int right, int* product) { *product = left * right + OFFSET; }

#endif  // TESTS_BAZEL_PROGRAM_KERNEL_CUH_
