// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// What the files of the program share: a kernel defined elsewhere, and one that every file has.

#pragma once

#include "constants.h"

void ScaleOnDevice(float* x, int n);
float Expected(int i);

__constant__ float factor;  // each file has its own

__device__ float Scaled(float value) { return factor * value; }

template <int kSize>
__global__ void Reverse(float* x) {
  __shared__ float tile[kSize];
  tile[threadIdx.x] = x[threadIdx.x];
#ifndef WITHOUT_BARRIER
  __syncthreads();
#endif
  x[threadIdx.x] = tile[kSize - 1 - threadIdx.x];
}
