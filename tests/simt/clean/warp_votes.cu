// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// All votes and matches of a warp.
//
// finds: nothing

__global__ void Votes(unsigned* out) {
  const unsigned all = 0xffffffff;
  const int lane = threadIdx.x;
  out[lane] = __all_sync(all, lane < 32) + 2 * __all_sync(all, lane < 31) +
              4 * __any_sync(all, lane == 3) + 8 * __any_sync(all, lane == 40);
  out[32 + lane] = __ballot_sync(all, lane % 4 == 1);
  out[64 + lane] = __match_any_sync(all, lane / 8);
  int same = -1;
  out[96 + lane] = __match_all_sync(all, 7, &same);
  out[128 + lane] = same;
  out[160 + lane] = __activemask();
  if (lane % 2 == 0) out[160 + lane] = __ballot_sync(0x55555555, lane > 15);
}

int main() {
  unsigned h[192];
  unsigned* d;
  cudaMalloc(&d, sizeof(h));
  Votes<<<1, 32>>>(d);
  cudaMemcpy(h, d, sizeof(h), cudaMemcpyDeviceToHost);
  cudaFree(d);
  for (int lane = 0; lane < 32; ++lane) {
    if (h[lane] != 5) return 1;
    if (h[32 + lane] != 0x22222222) return 2;
    if (h[64 + lane] != 0xffu << lane / 8 * 8) return 3;
    if (h[96 + lane] != 0xffffffff || h[128 + lane] != 1) return 4;
    if (h[160 + lane] != (lane % 2 == 0 ? 0x55550000 : 0xffffffff)) return 5;
  }
}
