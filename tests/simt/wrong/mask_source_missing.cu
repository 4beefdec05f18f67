// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A shuffle reads from a lane that is not in the mask.
//
// finds: invalid-mask

__global__ void Read(int* out) {
  const int lane = threadIdx.x;
  int value = lane;
  if (lane < 16) {
    value = __shfl_sync(0x0000ffff, lane, lane + 8);  // <- invalid-mask
  }
  out[lane] = value;
}

int main() {
  int* d_out;
  cudaMalloc(&d_out, 32 * sizeof(int));
  Read<<<1, 32>>>(d_out);
  cudaDeviceSynchronize();
  cudaFree(d_out);
}
