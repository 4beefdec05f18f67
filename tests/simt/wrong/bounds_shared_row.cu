// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The right neighbour of a tile's last column is the first column of the next row.
//
// finds: out-of-bounds

__global__ void RightNeighbour(float* out) {
  __shared__ float tile[16][16];
  const int x = threadIdx.x, y = threadIdx.y;
  tile[y][x] = y * 16 + x;
  __syncthreads();
  out[y * 16 + x] = y < 15 ? tile[y][x + 1] : 0.0f;  // <- out-of-bounds
}

int main() {
  float* d_out;
  cudaMalloc(&d_out, 256 * sizeof(float));
  RightNeighbour<<<1, dim3(16, 16)>>>(d_out);
  cudaDeviceSynchronize();
  cudaFree(d_out);
}
