// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Threads write neighbouring bytes of one word: each has its own, so that is no race.
//
// finds: nothing

__global__ void Upper(const char* in, char* out, short* codes, int n) {
  __shared__ char tile[64];
  const int t = threadIdx.x;
  if (t < n) tile[t] = in[t] >= 'a' && in[t] <= 'z' ? in[t] - 32 : in[t];
  __syncthreads();
  if (t < n) {
    out[n - 1 - t] = tile[t];
    codes[t] = tile[n - 1 - t];
  }
}

int main() {
  const char text[] = "every thread has a byte";
  const int n = sizeof(text) - 1;
  char h_out[n];
  short h_codes[n];
  char *d_in, *d_out;
  short* d_codes;
  cudaMalloc(&d_in, n);
  cudaMalloc(&d_out, n);
  cudaMalloc(&d_codes, n * sizeof(short));
  cudaMemcpy(d_in, text, n, cudaMemcpyHostToDevice);
  Upper<<<1, 64>>>(d_in, d_out, d_codes, n);
  cudaMemcpy(h_out, d_out, n, cudaMemcpyDeviceToHost);
  cudaMemcpy(h_codes, d_codes, n * sizeof(short), cudaMemcpyDeviceToHost);
  cudaFree(d_in);
  cudaFree(d_out);
  cudaFree(d_codes);
  return h_out[0] == 'E' && h_out[n - 1] == 'E' && h_codes[n - 2] == 'V' ? 0 : 1;
}
