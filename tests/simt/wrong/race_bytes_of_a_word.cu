// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// One thread writes a word, another one a byte of it.
//
// finds: race

__global__ void Paint(unsigned* pixels) {
  const int t = threadIdx.x;
  if (t < 32) {
    pixels[t] = 0xff000000u;  // <- race
  } else {
    reinterpret_cast<unsigned char*>(pixels)[4 * (t - 32) + 1] = 0x80;  // <- race
  }
}

int main() {
  unsigned* d_pixels;
  cudaMalloc(&d_pixels, 32 * sizeof(unsigned));
  Paint<<<1, 64>>>(d_pixels);
  cudaDeviceSynchronize();
  cudaFree(d_pixels);
}
