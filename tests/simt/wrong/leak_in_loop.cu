// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Every step allocates a scratch array; only the last one is freed.
//
// finds: leak

__global__ void Step(int* x, int* scratch) {
  scratch[threadIdx.x] = x[threadIdx.x] + 1;
  x[threadIdx.x] = scratch[threadIdx.x];
}

int main() {
  int *d_x, *scratch = nullptr;
  cudaMalloc(&d_x, 64 * sizeof(int));
  cudaMemset(d_x, 0, 64 * sizeof(int));
  for (int step = 0; step < 4; ++step) {
    cudaMalloc(&scratch, 64 * sizeof(int));  // <- leak
    Step<<<1, 64>>>(d_x, scratch);
  }
  cudaDeviceSynchronize();
  cudaFree(scratch);
  cudaFree(d_x);
}
