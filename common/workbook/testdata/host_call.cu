// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// What CUDA does not allow and a host compiler would accept.

float Square(float x) { return x * x; }

__global__ int Count(const int* x) { return x[0]; }
__global__ void Scale(const float& factor, float* x) { x[0] *= factor; }
__global__ void Fill(float* x) { x[threadIdx.x] = Square(threadIdx.x); }

int main() {}
