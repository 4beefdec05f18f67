// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Positive values are packed by ballots and population counts, one atomic per warp.
//
// finds: nothing

#include <vector>

__global__ void Compact(const int* x, int n, int* out, int* count) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x, lane = threadIdx.x % 32;
  const bool keep = i < n && x[i] > 0;
  const unsigned kept = __ballot_sync(0xffffffff, keep);
  int base = 0;
  if (lane == 0 && kept != 0) base = atomicAdd(count, __popc(kept));
  base = __shfl_sync(0xffffffff, base, 0);
  if (keep) out[base + __popc(kept & ((1u << lane) - 1))] = x[i];
}

int main() {
  const int n = 500;
  std::vector<int> x(n);
  int positive = 0;
  long long sum = 0;
  for (int i = 0; i < n; ++i) {
    x[i] = i * 7919 % 101 - 50;
    if (x[i] > 0) ++positive, sum += x[i];
  }
  int *d_x, *d_out, *d_count, count = 0;
  cudaMalloc(&d_x, n * sizeof(int));
  cudaMalloc(&d_out, n * sizeof(int));
  cudaMalloc(&d_count, sizeof(int));
  cudaMemcpy(d_x, x.data(), n * sizeof(int), cudaMemcpyHostToDevice);
  cudaMemset(d_count, 0, sizeof(int));
  Compact<<<4, 128>>>(d_x, n, d_out, d_count);
  cudaMemcpy(&count, d_count, sizeof(int), cudaMemcpyDeviceToHost);
  if (count != positive) return 1;
  std::vector<int> out(count);
  cudaMemcpy(out.data(), d_out, count * sizeof(int), cudaMemcpyDeviceToHost);
  for (int value : out) sum -= value;
  cudaFree(d_x);
  cudaFree(d_out);
  cudaFree(d_count);
  return sum == 0 ? 0 : 2;
}
