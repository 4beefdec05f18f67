// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// An index past one shared array lands in the next one, where nothing faults.
//
// finds: out-of-bounds

__global__ void Split(int* out) {
  __shared__ int low[32];
  __shared__ int high[32];
  const int t = threadIdx.x;
  low[t] = t;
  high[t] = -t;
  __syncthreads();
  out[t] = low[t + 1] + high[t];  // <- out-of-bounds
}

int main() {
  int* d_out;
  cudaMalloc(&d_out, 32 * sizeof(int));
  Split<<<1, 32>>>(d_out);
  cudaDeviceSynchronize();
  cudaFree(d_out);
}
