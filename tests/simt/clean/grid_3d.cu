// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Blocks and threads in three dimensions, each visited once.
//
// finds: nothing

#include <vector>

__global__ void Visit(int* out, int nx, int ny, int nz) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x;
  const int y = blockIdx.y * blockDim.y + threadIdx.y;
  const int z = blockIdx.z * blockDim.z + threadIdx.z;
  if (x < nx && y < ny && z < nz) out[(z * ny + y) * nx + x] = x + 100 * y + 10000 * z;
}

int main() {
  const int nx = 10, ny = 7, nz = 5;
  std::vector<int> out(nx * ny * nz);
  int* d_out;
  cudaMalloc(&d_out, out.size() * sizeof(int));
  const dim3 block(4, 4, 2);
  const dim3 grid((nx + block.x - 1) / block.x, (ny + block.y - 1) / block.y,
                  (nz + block.z - 1) / block.z);
  Visit<<<grid, block>>>(d_out, nx, ny, nz);
  cudaMemcpy(out.data(), d_out, out.size() * sizeof(int), cudaMemcpyDeviceToHost);
  cudaFree(d_out);
  for (int z = 0; z < nz; ++z) {
    for (int y = 0; y < ny; ++y) {
      for (int x = 0; x < nx; ++x) {
        if (out[(z * ny + y) * nx + x] != x + 100 * y + 10000 * z) return 1;
      }
    }
  }
}
