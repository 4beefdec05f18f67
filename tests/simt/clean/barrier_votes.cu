// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The three barriers that count.
//
// finds: nothing

__global__ void Count(int* out) {
  const int t = threadIdx.x;
  const int odd = __syncthreads_count(t % 2);
  const int all = __syncthreads_and(t < 96);
  const int any = __syncthreads_or(t == 95);
  const int none = __syncthreads_or(t == 96);
  out[t] = odd * 1000 + (all != 0) * 100 + (any != 0) * 10 + (none != 0);
}

int main() {
  int h[96];
  int* d;
  cudaMalloc(&d, sizeof(h));
  Count<<<1, 96>>>(d);
  cudaMemcpy(h, d, sizeof(h), cudaMemcpyDeviceToHost);
  cudaFree(d);
  for (int value : h) {
    if (value != 48110) return 1;
  }
}
