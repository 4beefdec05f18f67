// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Four things that the simulator does not have, each to be refused by its name.

#include <cooperative_groups.h>

__global__ void Wait(int*) { cooperative_groups::this_cluster().sync(); }

int main() {
  int x[4];
  cudaMemcpy3DPeer(x);
  cudaGraph_t graph;
  void* kernel = (void*)Wait;
  cudaLaunchKernel(kernel, 1, 1, nullptr, 0, 0);
}
