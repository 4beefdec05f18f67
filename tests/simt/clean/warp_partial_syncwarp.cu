// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The halves of a warp work apart, each ordered by its own mask.
//
// finds: nothing

__global__ void Rotate(int* out) {
  __shared__ int tile[32];
  const int lane = threadIdx.x;
  if (lane < 16) {
    tile[lane] = lane;
    __syncwarp(0x0000ffff);
    out[lane] = tile[(lane + 1) % 16];
  } else {
    tile[lane] = -lane;
    __syncwarp(0xffff0000);
    out[lane] = tile[16 + (lane + 1) % 16];
  }
}

int main() {
  int h_out[32];
  int* d_out;
  cudaMalloc(&d_out, sizeof(h_out));
  Rotate<<<1, 32>>>(d_out);
  cudaMemcpy(h_out, d_out, sizeof(h_out), cudaMemcpyDeviceToHost);
  cudaFree(d_out);
  return h_out[15] == 0 && h_out[3] == 4 && h_out[31] == -16 && h_out[16] == -17 ? 0 : 1;
}
