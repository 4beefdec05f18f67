// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Neighbouring threads copy neighbouring floats: 4 blocks of 128 threads are 16 warps. Each warp
// loads 32 * 4 = 128 bytes from an address divisible by 128, which are 4 sectors of 32 bytes, and
// that is as few as there can be; each stores as much. All lanes take part in both instructions of
// all 16 warps.
//
// counts Copy: launches=1 blocks=4 warps=16 threads=512
// counts Copy: global_load_requests=16 global_load_sectors=64 global_load_ideal_sectors=64
// counts Copy: global_store_requests=16 global_store_sectors=64 global_store_ideal_sectors=64
// counts Copy: global_load_bytes=2048 global_store_bytes=2048
// counts Copy: active_lanes=1024 lane_slots=1024 barriers=0 warp_syncs=0
// counts Copy: shared_load_requests=0 shared_store_requests=0 global_atomic_requests=0
//
// finds: nothing

__global__ void Copy(const float* x, float* y) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  y[i] = x[i];
}

int main() {
  float *d_x, *d_y;
  cudaMalloc(&d_x, 512 * sizeof(float));
  cudaMalloc(&d_y, 512 * sizeof(float));
  cudaMemset(d_x, 0, 512 * sizeof(float));
  Copy<<<4, 128>>>(d_x, d_y);
  cudaDeviceSynchronize();
  cudaFree(d_x);
  cudaFree(d_y);
}
