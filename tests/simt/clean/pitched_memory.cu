// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A matrix with padded rows, copied both ways.
//
// finds: nothing

#include <vector>

__global__ void Scale(float* m, size_t pitch, int rows, int cols) {
  const int col = blockIdx.x * blockDim.x + threadIdx.x;
  const int row = blockIdx.y * blockDim.y + threadIdx.y;
  if (row < rows && col < cols) {
    float* line = reinterpret_cast<float*>(reinterpret_cast<char*>(m) + row * pitch);
    line[col] *= 2.0f;
  }
}

int main() {
  const int rows = 13, cols = 37;
  const size_t width = cols * sizeof(float);
  std::vector<float> m(rows * cols);
  for (int i = 0; i < rows * cols; ++i) m[i] = i;
  float* d_m;
  size_t pitch;
  cudaMallocPitch(&d_m, &pitch, width, rows);
  cudaMemcpy2D(d_m, pitch, m.data(), width, width, rows, cudaMemcpyHostToDevice);
  Scale<<<dim3(3, 2), dim3(16, 8)>>>(d_m, pitch, rows, cols);
  cudaMemcpy2D(m.data(), width, d_m, pitch, width, rows, cudaMemcpyDeviceToHost);
  cudaFree(d_m);
  for (int i = 0; i < rows * cols; ++i) {
    if (m[i] != 2.0f * i) return 1;
  }
  return pitch >= width ? 0 : 2;
}
