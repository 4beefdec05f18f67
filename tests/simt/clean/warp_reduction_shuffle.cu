// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A block reduces by shuffles: within the warps, then over them.
//
// finds: nothing

#include <vector>

__device__ float WarpSum(float value) {
  for (int half = 16; half > 0; half /= 2) value += __shfl_down_sync(0xffffffff, value, half);
  return value;
}

__global__ void Sum(const float* x, float* total, int n) {
  __shared__ float sums[32];
  const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  float sum = 0.0f;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x) {
    sum += x[i];
  }
  sum = WarpSum(sum);
  if (lane == 0) sums[warp] = sum;
  __syncthreads();
  if (warp == 0) {
    sum = lane < blockDim.x / 32 ? sums[lane] : 0.0f;
    sum = WarpSum(sum);
    if (lane == 0) atomicAdd(total, sum);
  }
}

int main() {
  const int n = 3000;
  std::vector<float> x(n, 0.5f);
  float *d_x, *d_total, total = 0.0f;
  cudaMalloc(&d_x, n * sizeof(float));
  cudaMalloc(&d_total, sizeof(float));
  cudaMemcpy(d_x, x.data(), n * sizeof(float), cudaMemcpyHostToDevice);
  cudaMemset(d_total, 0, sizeof(float));
  Sum<<<3, 256>>>(d_x, d_total, n);
  cudaMemcpy(&total, d_total, sizeof(float), cudaMemcpyDeviceToHost);
  cudaFree(d_x);
  cudaFree(d_total);
  return total == 0.5f * n ? 0 : 1;
}
