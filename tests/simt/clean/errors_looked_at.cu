// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A launch that fails on purpose, and every error that the program asks for.
//
// finds: nothing

__global__ void Nothing() {}

int main() {
  Nothing<<<1, 4096>>>();
  if (cudaPeekAtLastError() != cudaErrorInvalidConfiguration) return 1;
  if (cudaGetLastError() != cudaErrorInvalidConfiguration) return 2;
  if (cudaGetLastError() != cudaSuccess) return 3;
  Nothing<<<1, 32>>>();
  if (cudaDeviceSynchronize() != cudaSuccess) return 4;
  if (cudaGetErrorName(cudaErrorInvalidValue)[0] != 'c') return 5;
  if (cudaGetErrorString(cudaErrorInvalidConfiguration)[0] == 0) return 6;
}
