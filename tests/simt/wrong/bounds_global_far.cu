// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The index counts bytes, the pointer floats: the last threads are far behind the array.
//
// finds: out-of-bounds

__global__ void Clear(float* x, size_t n) {
  const size_t i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    x[i * sizeof(float) * 1024] = 0.0f;  // <- out-of-bounds
  }
}

int main() {
  const size_t n = 1 << 16;
  float* d_x;
  cudaMalloc(&d_x, n * sizeof(float));
  Clear<<<n / 256, 256>>>(d_x, n);
  cudaDeviceSynchronize();
  cudaFree(d_x);
}
