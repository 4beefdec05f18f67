// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Two 32 x 32 matrices by tiles of 16 x 16: 4 blocks of 8 warps, 2 steps each. A warp is two rows
// of a tile. Loads: one float of each matrix a step, 4 * 2 * 8 * 2 = 128 requests; two pieces of 64
// bytes are 4 sectors each. Stores: 4 * 8 = 32 requests of 4 sectors. Into the tiles: 128 requests;
// the two rows of 16 floats are 32 consecutive words, 1 wavefront each. Out of them: 16 products
// with 2 loads, 4 * 2 * 8 * 16 * 2 = 2048 requests. Those of a are 2 words in different banks,
// those of b 16 words in a row, each read by two lanes: no conflicts. Barriers: 4 blocks * 2 steps
// * 2.
//
// counts MatMul: launches=1 blocks=4 warps=32 threads=1024 barriers=16
// counts MatMul: global_load_requests=128 global_load_sectors=512 global_load_ideal_sectors=512
// counts MatMul: global_store_requests=32 global_store_sectors=128
// counts MatMul: shared_store_requests=128 shared_store_wavefronts=128
// counts MatMul: shared_store_bank_conflicts=0
// counts MatMul: shared_load_requests=2048 shared_load_wavefronts=2048
// counts MatMul: shared_load_bank_conflicts=0
// counts MatMul: active_lanes=74752 lane_slots=74752
//
// finds: nothing

__global__ void MatMul(const float* a, const float* b, float* c) {
  __shared__ float tile_a[16][16], tile_b[16][16];
  const int x = threadIdx.x, y = threadIdx.y;
  const int row = blockIdx.y * 16 + y, col = blockIdx.x * 16 + x;
  float sum = 0.0f;
  for (int base = 0; base < 32; base += 16) {
    tile_a[y][x] = a[row * 32 + base + x];
    tile_b[y][x] = b[(base + y) * 32 + col];
    __syncthreads();
    for (int k = 0; k < 16; ++k) sum += tile_a[y][k] * tile_b[k][x];
    __syncthreads();
  }
  c[row * 32 + col] = sum;
}

int main() {
  float *a, *b, *c;
  cudaMalloc(&a, 1024 * sizeof(float));
  cudaMalloc(&b, 1024 * sizeof(float));
  cudaMalloc(&c, 1024 * sizeof(float));
  cudaMemset(a, 0, 1024 * sizeof(float));
  cudaMemset(b, 0, 1024 * sizeof(float));
  MatMul<<<dim3(2, 2), dim3(16, 16)>>>(a, b, c);
  cudaDeviceSynchronize();
  cudaFree(a);
  cudaFree(b);
  cudaFree(c);
}
