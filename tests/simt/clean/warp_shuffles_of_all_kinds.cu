// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Every shuffle, with widths and types, against what the guide says.
//
// finds: nothing

__global__ void Shuffles(int* out, double* wide) {
  const unsigned all = 0xffffffff;
  const int lane = threadIdx.x;
  out[lane] = __shfl_sync(all, lane * 10, 5);
  out[32 + lane] = __shfl_up_sync(all, lane, 2);
  out[64 + lane] = __shfl_down_sync(all, lane, 3, 8);
  out[96 + lane] = __shfl_xor_sync(all, lane, 1);
  out[128 + lane] = __shfl_sync(all, lane, lane + 1, 4);
  wide[lane] = __shfl_sync(all, lane + 0.25, 31 - lane);
}

int main() {
  int h[160];
  double h_wide[32];
  int* d;
  double* d_wide;
  cudaMalloc(&d, sizeof(h));
  cudaMalloc(&d_wide, sizeof(h_wide));
  Shuffles<<<1, 32>>>(d, d_wide);
  cudaMemcpy(h, d, sizeof(h), cudaMemcpyDeviceToHost);
  cudaMemcpy(h_wide, d_wide, sizeof(h_wide), cudaMemcpyDeviceToHost);
  cudaFree(d);
  cudaFree(d_wide);
  for (int lane = 0; lane < 32; ++lane) {
    if (h[lane] != 50) return 1;
    if (h[32 + lane] != (lane < 2 ? lane : lane - 2)) return 2;
    if (h[64 + lane] != (lane % 8 < 5 ? lane + 3 : lane)) return 3;
    if (h[96 + lane] != (lane ^ 1)) return 4;
    if (h[128 + lane] != lane / 4 * 4 + (lane + 1) % 4) return 5;
    if (h_wide[lane] != 31 - lane + 0.25) return 6;
  }
}
