// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// One pass of a radix sort: flags, a scan over them, and a scatter.
//
// finds: nothing

__global__ void Split(const unsigned* in, unsigned* out, int bit) {
  __shared__ int zeros[2][128];
  const int t = threadIdx.x;
  const unsigned value = in[t];
  const int is_zero = !(value >> bit & 1);
  int from = 0;
  zeros[0][t] = is_zero;
  __syncthreads();
  for (int step = 1; step < 128; step *= 2, from = 1 - from) {
    zeros[1 - from][t] = zeros[from][t] + (t >= step ? zeros[from][t - step] : 0);
    __syncthreads();
  }
  const int total = zeros[from][127], before = zeros[from][t] - is_zero;
  out[is_zero ? before : total + t - before] = value;
}

int main() {
  unsigned h[128];
  for (unsigned i = 0; i < 128; ++i) h[i] = i * 77 % 128;
  unsigned *d_a, *d_b;
  cudaMalloc(&d_a, sizeof(h));
  cudaMalloc(&d_b, sizeof(h));
  cudaMemcpy(d_a, h, sizeof(h), cudaMemcpyHostToDevice);
  for (int bit = 0; bit < 8; bit += 2) {
    Split<<<1, 128>>>(d_a, d_b, bit);
    Split<<<1, 128>>>(d_b, d_a, bit + 1);
  }
  cudaMemcpy(h, d_a, sizeof(h), cudaMemcpyDeviceToHost);
  cudaFree(d_a);
  cudaFree(d_b);
  for (unsigned i = 0; i < 128; ++i) {
    if (h[i] != i) return 1;
  }
}
