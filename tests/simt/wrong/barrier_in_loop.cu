// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The number of barriers that a thread meets depends on its index.
//
// finds: divergent-barrier

__global__ void Rows(int* out) {
  int sum = 0;
  for (int k = 0; k <= threadIdx.x / 32; ++k) {
    sum += k;
    __syncthreads();  // <- divergent-barrier
  }
  __syncthreads();  // <- divergent-barrier
  out[threadIdx.x] = sum;
}

int main() {
  int* d_out;
  cudaMalloc(&d_out, 96 * sizeof(int));
  Rows<<<1, 96>>>(d_out);
  cudaDeviceSynchronize();
  cudaFree(d_out);
}
