// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Reductions and scans over tiles and over the lanes that are together, and partitions of both.
//
// finds: nothing

#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>

namespace cg = cooperative_groups;

struct Pair {
  double key;
  int index, unused;
};

__global__ void Collect(int* wrong) {
  const auto block = cg::this_thread_block();
  const auto tile = cg::tiled_partition<8>(block);
  const int rank = tile.thread_rank(), value = rank + 1;
  int errors = 0;
  errors += cg::inclusive_scan(tile, value) != value * (value + 1) / 2;
  errors += cg::exclusive_scan(tile, value, cg::plus<int>()) != rank * (rank + 1) / 2;
  errors += cg::inclusive_scan(tile, value, cg::greater<int>()) != value;
  errors += cg::reduce(tile, value, cg::less<int>()) != 1;
  errors += cg::reduce(tile, value, cg::greater<int>()) != 8;
  errors += cg::reduce(tile, 1 << rank, cg::bit_or<int>()) != 255;
  errors += cg::reduce(tile, value, [](int a, int b) { return a * b; }) != 40320;
  const Pair pair = tile.shfl(Pair{0.5 * rank, rank, 0}, 3);
  errors += pair.key != 1.5 || pair.index != 3;

  const auto halves = cg::tiled_partition<4>(tile);
  errors += cg::reduce(halves, value, cg::plus<int>()) != (rank < 4 ? 10 : 26);

  const auto label = cg::labeled_partition(tile, rank % 3);
  errors += label.meta_group_size() != 3 || label.meta_group_rank() != rank % 3;
  errors += label.size() != (rank % 3 == 2 ? 2 : 3) || label.thread_rank() != rank / 3;
  const auto odd = cg::binary_partition(tile, rank % 2 == 1);
  errors += odd.size() != 4 || odd.thread_rank() != rank / 2;

  if (rank % 2 == 1) {
    const auto together = cg::coalesced_threads();
    const int r = together.thread_rank();
    errors += together.size() != 16;
    errors += cg::inclusive_scan(together, 2, cg::plus<int>()) != 2 * (r + 1);
    errors += cg::exclusive_scan(together, 1) != r;
    errors += cg::reduce(together, r, cg::plus<int>()) != 120;
    const auto part = cg::tiled_partition(together, 4);
    errors += part.size() != 4 || part.thread_rank() != r % 4;
    errors += cg::reduce(part, 1, cg::plus<int>()) != 4;
  }
  cg::invoke_one(tile, [&] { atomicAdd(wrong, 100); });
  errors += cg::invoke_one_broadcast(tile, [] { return 5; }) != 5;
  if (errors != 0) atomicAdd(wrong, errors);
}

int main() {
  int *wrong, h = -1;
  cudaMalloc(&wrong, sizeof h);
  cudaMemset(wrong, 0, sizeof h);
  Collect<<<2, 64>>>(wrong);
  cudaMemcpy(&h, wrong, sizeof h, cudaMemcpyDeviceToHost);
  cudaFree(wrong);
  return h == 1600 ? 0 : 1;
}
