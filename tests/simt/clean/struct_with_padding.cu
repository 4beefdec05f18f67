// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A struct with padding is set member by member and copied whole: nobody reads the padding.
//
// finds: nothing

struct Item {
  char tag;
  int value;
  double weight;
  short rank;
};

__global__ void Reverse(Item* items) {
  __shared__ Item tile[32];
  const int t = threadIdx.x;
  tile[t].tag = 'a';
  tile[t].value = t;
  tile[t].weight = 0.5 * t;
  tile[t].rank = -t;
  __syncthreads();
  items[t] = tile[31 - t];
}

__global__ void Sum(const Item* items, double* sums) {
  const Item item = items[threadIdx.x];
  sums[threadIdx.x] = item.value + item.weight + item.rank;
}

int main() {
  double h[32];
  Item* d_items;
  double* d_sums;
  cudaMalloc(&d_items, 32 * sizeof(Item));
  cudaMalloc(&d_sums, sizeof(h));
  Reverse<<<1, 32>>>(d_items);
  Sum<<<1, 32>>>(d_items, d_sums);
  cudaMemcpy(h, d_sums, sizeof(h), cudaMemcpyDeviceToHost);
  cudaFree(d_items);
  cudaFree(d_sums);
  return h[1] == 15.0 ? 0 : 1;
}
