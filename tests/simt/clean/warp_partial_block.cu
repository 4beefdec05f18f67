// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The last warp of a block is not full; the mask of its lanes comes from a vote.
//
// finds: nothing

__global__ void Sum(int* out) {
  const int t = threadIdx.x;
  const unsigned mask = __ballot_sync(0xffffffff >> (t < 32 ? 0 : 24), true);
  int value = t;
  for (int half = 16; half > 0; half /= 2) {
    const int other = __shfl_xor_sync(mask, value, half < __popc(mask) ? half : 0);
    if (half < __popc(mask)) value += other;
  }
  out[t] = value;
}

int main() {
  int h[40];
  int* d;
  cudaMalloc(&d, sizeof(h));
  Sum<<<1, 40>>>(d);
  cudaMemcpy(h, d, sizeof(h), cudaMemcpyDeviceToHost);
  cudaFree(d);
  return h[7] == 496 && h[33] == 284 ? 0 : 1;
}
