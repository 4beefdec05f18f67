// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A pitched matrix is indexed as if its rows had no padding, with the padded extent.
//
// finds: out-of-bounds

__global__ void Clear(float* m, size_t pitch, int rows) {
  const int row = threadIdx.y;
  if (row < rows) {
    m[row * pitch + threadIdx.x] = 0.0f;  // <- out-of-bounds
  }
}

int main() {
  float* d_m;
  size_t pitch;
  cudaMallocPitch(&d_m, &pitch, 20 * sizeof(float), 8);
  Clear<<<1, dim3(20, 8)>>>(d_m, pitch, 8);
  cudaDeviceSynchronize();
  cudaFree(d_m);
}
