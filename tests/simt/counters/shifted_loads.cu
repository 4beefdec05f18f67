// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Shifted by one float, the 128 bytes of a warp begin in one sector and end in a fifth. Of two
// warps each needs 5. Shifted by 8 floats, 32 bytes, they fill 4 sectors again.
//
// counts Shifted<1>: global_load_requests=2 global_load_sectors=10 global_load_ideal_sectors=8
// counts Shifted<8>: global_load_requests=2 global_load_sectors=8 global_load_ideal_sectors=8
//
// finds: nothing

template <int kOffset>
__global__ void Shifted(const float* x, float* y) {
  y[threadIdx.x] = x[threadIdx.x + kOffset];
}

int main() {
  float *d_x, *d_y;
  cudaMalloc(&d_x, 128 * sizeof(float));
  cudaMalloc(&d_y, 64 * sizeof(float));
  cudaMemset(d_x, 0, 128 * sizeof(float));
  Shifted<1><<<1, 64>>>(d_x, d_y);
  Shifted<8><<<1, 64>>>(d_x, d_y);
  cudaDeviceSynchronize();
  cudaFree(d_x);
  cudaFree(d_y);
}
