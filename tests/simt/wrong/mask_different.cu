// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Lanes that shall meet name different masks.
//
// finds: invalid-mask

__global__ void Count(int* out) {
  const int lane = threadIdx.x;
  const unsigned mask = lane == 0 ? 0xffffffff : 0xfffffffe;
  out[lane] = __any_sync(mask, lane == 5);  // <- invalid-mask
  __syncwarp();
}

int main() {
  int* d_out;
  cudaMalloc(&d_out, 32 * sizeof(int));
  Count<<<1, 32>>>(d_out);
  cudaDeviceSynchronize();
  cudaFree(d_out);
}
