// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Each block counts in shared memory and adds its bins to the global ones.
//
// finds: nothing

#include <vector>

__global__ void Histogram(const unsigned char* x, int n, unsigned* bins) {
  __shared__ unsigned local[256];
  for (int bin = threadIdx.x; bin < 256; bin += blockDim.x) local[bin] = 0;
  __syncthreads();
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x) {
    atomicAdd(&local[x[i]], 1u);
  }
  __syncthreads();
  for (int bin = threadIdx.x; bin < 256; bin += blockDim.x) atomicAdd(&bins[bin], local[bin]);
}

int main() {
  const int n = 3333;
  std::vector<unsigned char> x(n);
  std::vector<unsigned> bins(256), expected(256);
  for (int i = 0; i < n; ++i) ++expected[x[i] = i * i % 251];
  unsigned char* d_x;
  unsigned* d_bins;
  cudaMalloc(&d_x, n);
  cudaMalloc(&d_bins, 256 * sizeof(unsigned));
  cudaMemcpy(d_x, x.data(), n, cudaMemcpyHostToDevice);
  cudaMemset(d_bins, 0, 256 * sizeof(unsigned));
  Histogram<<<3, 96>>>(d_x, n, d_bins);
  cudaMemcpy(bins.data(), d_bins, 256 * sizeof(unsigned), cudaMemcpyDeviceToHost);
  cudaFree(d_x);
  cudaFree(d_bins);
  return bins == expected ? 0 : 1;
}
