// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Matrix product by tiles in shared memory, extents that are no multiple of the tile.
//
// finds: nothing

#include <vector>

template <int kTile>
__global__ void MatMul(const float* a, const float* b, float* c, int rows, int inner, int cols) {
  __shared__ float tile_a[kTile][kTile];
  __shared__ float tile_b[kTile][kTile];
  const int x = threadIdx.x, y = threadIdx.y;
  const int row = blockIdx.y * kTile + y, col = blockIdx.x * kTile + x;
  float sum = 0.0f;
  for (int base = 0; base < inner; base += kTile) {
    tile_a[y][x] = row < rows && base + x < inner ? a[row * inner + base + x] : 0.0f;
    tile_b[y][x] = base + y < inner && col < cols ? b[(base + y) * cols + col] : 0.0f;
    __syncthreads();
#pragma unroll
    for (int k = 0; k < kTile; ++k) sum += tile_a[y][k] * tile_b[k][x];
    __syncthreads();
  }
  if (row < rows && col < cols) c[row * cols + col] = sum;
}

int main() {
  const int rows = 37, inner = 50, cols = 29;
  std::vector<float> a(rows * inner), b(inner * cols), c(rows * cols);
  for (int i = 0; i < rows * inner; ++i) a[i] = i % 7 - 3;
  for (int i = 0; i < inner * cols; ++i) b[i] = i % 5 - 2;
  float *d_a, *d_b, *d_c;
  cudaMalloc(&d_a, a.size() * sizeof(float));
  cudaMalloc(&d_b, b.size() * sizeof(float));
  cudaMalloc(&d_c, c.size() * sizeof(float));
  cudaMemcpy(d_a, a.data(), a.size() * sizeof(float), cudaMemcpyHostToDevice);
  cudaMemcpy(d_b, b.data(), b.size() * sizeof(float), cudaMemcpyHostToDevice);
  const dim3 block(16, 16);
  const dim3 grid((cols + 15) / 16, (rows + 15) / 16);
  MatMul<16><<<grid, block>>>(d_a, d_b, d_c, rows, inner, cols);
  cudaMemcpy(c.data(), d_c, c.size() * sizeof(float), cudaMemcpyDeviceToHost);
  cudaFree(d_a);
  cudaFree(d_b);
  cudaFree(d_c);
  for (int row = 0; row < rows; ++row) {
    for (int col = 0; col < cols; ++col) {
      float sum = 0.0f;
      for (int k = 0; k < inner; ++k) sum += a[row * inner + k] * b[k * cols + col];
      if (c[row * cols + col] != sum) return 1;
    }
  }
}
