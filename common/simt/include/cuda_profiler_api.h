// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: cuda_profiler_api.h
//
// The profiler's switches. The simulator counts everything, so they do nothing.

#ifndef COMMON_SIMT_INCLUDE_CUDA_PROFILER_API_H_
#define COMMON_SIMT_INCLUDE_CUDA_PROFILER_API_H_

#include "cuda_runtime.h"

SIMT_INLINE cudaError_t cudaProfilerStart() { return cudaSuccess; }
SIMT_INLINE cudaError_t cudaProfilerStop() { return cudaSuccess; }

#endif  // COMMON_SIMT_INCLUDE_CUDA_PROFILER_API_H_
