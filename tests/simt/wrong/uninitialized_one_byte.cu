// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Three of the four bytes of each pixel were written.
//
// finds: uninitialized-read

__global__ void Read(const uchar4* pixels, unsigned* sums) {
  const uchar4 pixel = pixels[threadIdx.x];  // <- uninitialized-read
  sums[threadIdx.x] = pixel.x + pixel.y + pixel.z + pixel.w;
}

__global__ void Paint(unsigned char* bytes) {
  bytes[4 * threadIdx.x + 0] = 1;
  bytes[4 * threadIdx.x + 1] = 2;
  bytes[4 * threadIdx.x + 2] = 3;
}

int main() {
  uchar4* d_pixels;
  unsigned* d_sums;
  cudaMalloc(&d_pixels, 32 * sizeof(uchar4));
  cudaMalloc(&d_sums, 32 * sizeof(unsigned));
  Paint<<<1, 32>>>(reinterpret_cast<unsigned char*>(d_pixels));
  Read<<<1, 32>>>(d_pixels, d_sums);
  cudaDeviceSynchronize();
  cudaFree(d_pixels);
  cudaFree(d_sums);
}
