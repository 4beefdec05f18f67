// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A barrier orders the first half of the loop, none the second: only the last round is unsafe.
//
// finds: race

__global__ void Rounds(int* out) {
  __shared__ int cell;
  int sum = 0;
  for (int round = 0; round < 3; ++round) {
    if (threadIdx.x == round) cell = round;
    __syncthreads();
    sum += cell;  // <- race
    if (round < 2) __syncthreads();
  }
  if (threadIdx.x == 40) {
    cell = sum;  // <- race
  }
  out[threadIdx.x] = sum;
}

int main() {
  int* d_out;
  cudaMalloc(&d_out, 64 * sizeof(int));
  Rounds<<<1, 64>>>(d_out);
  cudaDeviceSynchronize();
  cudaFree(d_out);
}
