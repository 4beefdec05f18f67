// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Values seen as other types: by unions, by memcpy, by pointers to bytes.
//
// finds: nothing

#include <cstring>

union Word {
  float f;
  unsigned u;
  unsigned char bytes[4];
};

__global__ void Look(const float* x, unsigned* out) {
  __shared__ Word words[32];
  const int t = threadIdx.x;
  words[t].f = x[t];
  __syncthreads();
  unsigned exponent;
  memcpy(&exponent, &x[31 - t], sizeof(unsigned));
  exponent = exponent >> 23 & 0xff;
  const unsigned char* bytes = reinterpret_cast<const unsigned char*>(words);
  out[t] =
      words[31 - t].bytes[3] + (exponent << 8) + (static_cast<unsigned>(bytes[4 * t + 3]) << 16);
}

int main() {
  float h_x[32];
  unsigned h[32];
  for (float& value : h_x) value = 1.0f;
  float* d_x;
  unsigned* d;
  cudaMalloc(&d_x, sizeof(h_x));
  cudaMalloc(&d, sizeof(h));
  cudaMemcpy(d_x, h_x, sizeof(h_x), cudaMemcpyHostToDevice);
  Look<<<1, 32>>>(d_x, d);
  cudaMemcpy(h, d, sizeof(h), cudaMemcpyDeviceToHost);
  cudaFree(d_x);
  cudaFree(d);
  return h[3] == 0x3f + (127u << 8) + (0x3fu << 16) ? 0 : 1;
}
