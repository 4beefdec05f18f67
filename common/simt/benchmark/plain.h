// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: plain.h
//
// The work that the simulator is measured with, as plain C++ loops: compiled with -O3, without
// access hooks.

#ifndef COMMON_SIMT_BENCHMARK_PLAIN_H_
#define COMMON_SIMT_BENCHMARK_PLAIN_H_

// c = a * b, n x n, row-major, by the loops i, j, k in this order.
void PlainMatrixMultiply(const float* a, const float* b, float* c, int n);

// y = a * x + y
void PlainSaxpy(int n, float a, const float* x, float* y);

#endif  // COMMON_SIMT_BENCHMARK_PLAIN_H_
