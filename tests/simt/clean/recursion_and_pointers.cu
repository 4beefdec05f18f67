// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Recursion, function pointers and virtual-free polymorphism on the device.
//
// finds: nothing

__device__ int Fibonacci(int n) { return n < 2 ? n : Fibonacci(n - 1) + Fibonacci(n - 2); }

using Operation = int (*)(int, int);
__device__ int Add(int a, int b) { return a + b; }
__device__ int Multiply(int a, int b) { return a * b; }
__device__ Operation operations[2] = {Add, Multiply};

__global__ void Kernel(int* out) {
  const int t = threadIdx.x;
  out[t] = operations[t % 2](Fibonacci(t % 12), 3);
}

int main() {
  int h[64];
  int* d;
  cudaMalloc(&d, sizeof(h));
  Kernel<<<1, 64>>>(d);
  cudaMemcpy(h, d, sizeof(h), cudaMemcpyDeviceToHost);
  cudaFree(d);
  return h[10] == 58 && h[11] == 267 ? 0 : 1;
}
