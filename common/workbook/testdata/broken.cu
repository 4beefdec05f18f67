// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Does not compile: line 8 misspells a name.

__global__ void Fill(int* values, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) valeus[i] = i;
}

int main() { Fill<<<1, 32>>>(nullptr, 0); }
