// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Tiles whose size is known only at run time, tiles of tiles, and the ranks in a grid.
//
// finds: nothing

#include <cooperative_groups.h>

namespace cg = cooperative_groups;

__global__ void Ranks(int* rank, int* size, int* sum, int tile_size) {
  __shared__ int values[48];
  const cg::grid_group grid = cg::this_grid();
  const cg::thread_block block = cg::this_thread_block();
  const cg::thread_group tile = cg::tiled_partition(block, tile_size);
  const cg::thread_group pair = cg::tiled_partition(tile, 2);
  const int i = grid.thread_rank();
  rank[i] = tile.thread_rank();
  size[i] = tile.size() + 100 * pair.size() + 1000 * pair.thread_rank();
  values[threadIdx.x] = 1;
  tile.sync();
  const int first = threadIdx.x - tile.thread_rank();
  int total = 0;
  for (unsigned k = 0; k < tile.size(); ++k) total += values[first + k];
  sum[i] = total;
  const cg::thread_group whole = block;
  cg::sync(whole);
  if (whole.thread_rank() != threadIdx.x || whole.size() != blockDim.x) sum[i] = -1;
  if (grid.size() != gridDim.x * blockDim.x || grid.block_rank() != blockIdx.x) sum[i] = -1;
}

int main() {
  constexpr int kThreads = 48, kBlocks = 2, n = kThreads * kBlocks;
  int *d_rank, *d_size, *d_sum;
  cudaMalloc(&d_rank, n * sizeof(int));
  cudaMalloc(&d_size, n * sizeof(int));
  cudaMalloc(&d_sum, n * sizeof(int));
  int errors = 0;
  for (int tile = 4; tile <= 16; tile *= 2) {
    Ranks<<<kBlocks, kThreads>>>(d_rank, d_size, d_sum, tile);
    int rank[n], size[n], sum[n];
    cudaMemcpy(rank, d_rank, sizeof(rank), cudaMemcpyDeviceToHost);
    cudaMemcpy(size, d_size, sizeof(size), cudaMemcpyDeviceToHost);
    cudaMemcpy(sum, d_sum, sizeof(sum), cudaMemcpyDeviceToHost);
    for (int i = 0; i < n; ++i) {
      const int t = i % kThreads;
      errors += rank[i] != t % tile || size[i] != tile + 200 + 1000 * (t % 2) || sum[i] != tile;
    }
  }
  cudaFree(d_rank);
  cudaFree(d_size);
  cudaFree(d_sum);
  return errors;
}
