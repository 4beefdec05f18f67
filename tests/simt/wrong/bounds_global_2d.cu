// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Row and column are guarded by each other's extent.
//
// finds: out-of-bounds

__global__ void Index2D(int* out, int rows, int cols) {
  const int col = blockIdx.x * blockDim.x + threadIdx.x;
  const int row = blockIdx.y * blockDim.y + threadIdx.y;
  if (row < cols && col < rows) {
    out[row * cols + col] = row;  // <- out-of-bounds
  }
}

int main() {
  const int rows = 20, cols = 36;
  int* d_out;
  cudaMalloc(&d_out, rows * cols * sizeof(int));
  Index2D<<<dim3(3, 3), dim3(16, 16)>>>(d_out, rows, cols);
  cudaDeviceSynchronize();
  cudaFree(d_out);
}
