// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Attributes of kernels and parameters, loads through the read-only cache, waiting for time.
//
// finds: nothing

struct Weights {
  float value[4];
};

__global__ void __launch_bounds__(128, 4)
    Weigh(const __grid_constant__ Weights weights, const float* __restrict__ x, float* y) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  y[i] = weights.value[i % 4] * __ldg(&x[i]) + __ldg(x + i);
}

__launch_bounds__(128) __global__ void Scale(float* x, const __grid_constant__ float factor) {
  x[blockIdx.x * blockDim.x + threadIdx.x] *= factor;
}

__global__ void Wait(unsigned nanoseconds, int* elapsed) {
  const long long begin = clock64();
  for (int i = 0; i < 10; ++i) __nanosleep(nanoseconds);
  *elapsed = clock64() > begin;
}

int main() {
  constexpr int n = 256;
  float h[n], *x, *y;
  int* elapsed;
  for (int i = 0; i < n; ++i) h[i] = i;
  cudaMalloc(&x, sizeof h);
  cudaMalloc(&y, sizeof h);
  cudaMalloc(&elapsed, sizeof(int));
  cudaMemcpy(x, h, sizeof h, cudaMemcpyHostToDevice);
  const Weights weights = {{1, 2, 3, 4}};
  Weigh<<<2, 128>>>(weights, x, y);
  Scale<<<2, 128>>>(y, 0.5f);
  Wait<<<1, 1>>>(100, elapsed);
  int passed = 0;
  cudaMemcpy(h, y, sizeof h, cudaMemcpyDeviceToHost);
  cudaMemcpy(&passed, elapsed, sizeof passed, cudaMemcpyDeviceToHost);
  cudaFree(x);
  cudaFree(y);
  cudaFree(elapsed);
  for (int i = 0; i < n; ++i) {
    if (h[i] != 0.5f * i * (i % 4 + 2)) return 1;
  }
  return passed ? 0 : 2;
}
