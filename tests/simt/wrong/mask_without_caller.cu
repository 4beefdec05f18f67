// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The mask names the first half of the warp, but all lanes vote with it.
//
// finds: invalid-mask

__global__ void Vote(unsigned* out) {
  out[threadIdx.x] = __ballot_sync(0x0000ffff, threadIdx.x % 3 == 0);  // <- invalid-mask
}

int main() {
  unsigned* d_out;
  cudaMalloc(&d_out, 32 * sizeof(unsigned));
  Vote<<<1, 32>>>(d_out);
  cudaDeviceSynchronize();
  cudaFree(d_out);
}
