// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// One branch counts at its barrier, the other does not.
//
// finds: divergent-barrier

__global__ void Count(int* out) {
  const int t = threadIdx.x;
  int count = 0;
  if (t < 32) {
    count = __syncthreads_count(t % 2);  // <- divergent-barrier
  } else {
    __syncthreads();  // <- divergent-barrier
  }
  out[t] = count;
}

int main() {
  int* d_out;
  cudaMalloc(&d_out, 64 * sizeof(int));
  Count<<<1, 64>>>(d_out);
  cudaDeviceSynchronize();
  cudaFree(d_out);
}
