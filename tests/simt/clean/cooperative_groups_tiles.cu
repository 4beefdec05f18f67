// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Cooperative groups within a block: tiles of a warp reduce with shuffles, the block meets at its
// barrier, and lanes that took the same branch count themselves.
//
// finds: nothing

#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>

#include <cstdio>

namespace cg = cooperative_groups;

__global__ void SumAndCount(const int* x, int* sum, int* count) {
  __shared__ int sums[16];
  const cg::thread_block block = cg::this_thread_block();
  const cg::thread_block_tile<16> tile = cg::tiled_partition<16>(block);
  const int value = x[block.thread_rank()];
  const int of_tile = cg::reduce(tile, value, cg::plus<int>());
  if (tile.thread_rank() == 0) sums[tile.meta_group_rank()] = of_tile;
  cg::sync(block);
  if (block.thread_rank() == 0) {
    int total = 0;
    for (unsigned i = 0; i < tile.meta_group_size(); ++i) total += sums[i];
    *sum = total;
  }
  if (value % 4 == 0) {
    const cg::coalesced_group group = cg::coalesced_threads();
    if (group.thread_rank() == 0) atomicAdd(count, static_cast<int>(group.size()));
  }
}

int main() {
  int h_x[64];
  for (int i = 0; i < 64; ++i) h_x[i] = i;
  int *x, *sum, *count;
  cudaMalloc(&x, sizeof(h_x));
  cudaMalloc(&sum, sizeof(int));
  cudaMalloc(&count, sizeof(int));
  cudaMemcpy(x, h_x, sizeof(h_x), cudaMemcpyHostToDevice);
  cudaMemset(count, 0, sizeof(int));
  SumAndCount<<<1, 64>>>(x, sum, count);
  int h_sum, h_count;
  cudaMemcpy(&h_sum, sum, sizeof(int), cudaMemcpyDeviceToHost);
  cudaMemcpy(&h_count, count, sizeof(int), cudaMemcpyDeviceToHost);
  printf("%d %d\n", h_sum, h_count);
  cudaFree(x);
  cudaFree(sum);
  cudaFree(count);
  return h_sum == 2016 && h_count == 16 ? 0 : 1;
}
