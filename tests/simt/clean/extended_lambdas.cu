// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Lambdas that run on the device: in a template of a loop, with captures, nested, and for both
// sides.
//
// finds: nothing

template <class Body>
__global__ void ForEachKernel(int n, Body body) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) body(i);
}

template <class Body>
void ForEach(int n, Body body) {
  ForEachKernel<<<4, 32>>>(n, body);
}

template <class F>
__global__ void Compose(float* x, F f) {
  const auto twice = [=] __device__(float value) { return f(f(value)); };
  x[threadIdx.x] = twice(x[threadIdx.x]);
}

int main() {
  constexpr int n = 500;
  float *x, h[n];
  cudaMalloc(&x, sizeof h);
  const float offset = 3;
  ForEach(n, [=] __device__(int i) { x[i] = i + offset; });
  const float scale = 2;
  ForEach(n, [x, scale] __host__ __device__(int i) { x[i] *= scale; });
  auto add = [=] __device__(int i) -> void {
    const int before = i;
    x[before] += 1;
  };
  ForEach(n, add);
  Compose<<<1, 64>>>(x, [] __device__(float value) { return value + 10; });
  cudaMemcpy(h, x, sizeof h, cudaMemcpyDeviceToHost);
  cudaFree(x);
  for (int i = 0; i < n; ++i) {
    if (h[i] != 2 * (i + offset) + 1 + (i < 64 ? 20 : 0)) return 1;
  }
}
