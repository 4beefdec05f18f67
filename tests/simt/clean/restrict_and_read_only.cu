// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Qualifiers and hints that change no result.
//
// finds: nothing

__global__ void __launch_bounds__(128, 4)
    Axpy(const float* __restrict__ x, float* __restrict__ y, float a, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
#pragma unroll 4
  for (int k = 0; k < 4; ++k) y[i] += a * __ldg(&x[i]);
}

static __device__ __forceinline__ int Twice(int x) { return 2 * x; }
__device__ __noinline__ int Thrice(int x) { return 3 * x; }
__host__ __device__ constexpr int Square(int x) { return x * x; }

__global__ void Functions(int* out) {
  out[threadIdx.x] = Twice(threadIdx.x) + Thrice(threadIdx.x) + Square(threadIdx.x);
}

int main() {
  float h[100];
  int h_out[32];
  for (float& value : h) value = 1.0f;
  float *d_x, *d_y;
  int* d_out;
  cudaMalloc(&d_x, sizeof(h));
  cudaMalloc(&d_y, sizeof(h));
  cudaMalloc(&d_out, sizeof(h_out));
  cudaMemcpy(d_x, h, sizeof(h), cudaMemcpyHostToDevice);
  cudaMemcpy(d_y, h, sizeof(h), cudaMemcpyHostToDevice);
  Axpy<<<1, 128>>>(d_x, d_y, 0.5f, 100);
  Functions<<<1, 32>>>(d_out);
  cudaMemcpy(h, d_y, sizeof(h), cudaMemcpyDeviceToHost);
  cudaMemcpy(h_out, d_out, sizeof(h_out), cudaMemcpyDeviceToHost);
  cudaFree(d_x);
  cudaFree(d_y);
  cudaFree(d_out);
  return h[99] == 3.0f && h_out[31] == 155 + Square(31) ? 0 : 1;
}
