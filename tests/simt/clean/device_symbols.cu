// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Variables of the device are set, used, found by address and read back.
//
// finds: nothing

__device__ int counter = 5;
__device__ float table[2][4];

namespace physics {
__device__ int limit = 40;
}  // namespace physics

__global__ void Use() {
  atomicAdd(&counter, physics::limit);
  const int t = threadIdx.x;
  table[t / 4][t % 4] += t;
}

__global__ void Clear(int* x) { *x = 0; }

int main() {
  const float ones[8] = {1, 1, 1, 1, 1, 1, 1, 1};
  float h_table[8];
  int h_counter = 0;
  cudaMemcpyToSymbol(table, ones, sizeof(ones));
  Use<<<1, 8>>>();
  cudaMemcpyFromSymbol(&h_counter, counter, sizeof(int));
  cudaMemcpyFromSymbol(h_table, table, sizeof(h_table));
  if (h_counter != 325 || h_table[7] != 8.0f) return 1;
  void* address = nullptr;
  size_t size = 0;
  cudaGetSymbolAddress(&address, counter);
  cudaGetSymbolSize(&size, table);
  Clear<<<1, 1>>>(static_cast<int*>(address));
  cudaMemcpyFromSymbol(&h_counter, counter, sizeof(int));
  return h_counter == 0 && size == sizeof(ones) ? 0 : 2;
}
