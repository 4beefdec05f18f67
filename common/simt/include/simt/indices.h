// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: indices.h
//
// The built-in variables of a kernel. exec/ owns them and sets them before it runs a thread. They
// are constants to the program, as in CUDA, and so the compiler does not report their reads.

#ifndef COMMON_SIMT_INCLUDE_SIMT_INDICES_H_
#define COMMON_SIMT_INCLUDE_SIMT_INDICES_H_

#include "simt/vectors.h"

extern const uint3 threadIdx;
extern const uint3 blockIdx;
extern const dim3 blockDim;
extern const dim3 gridDim;
extern const int warpSize;

#endif  // COMMON_SIMT_INCLUDE_SIMT_INDICES_H_
