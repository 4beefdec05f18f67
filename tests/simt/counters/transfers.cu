// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// To the device: 1000 ints, 500 ints asynchronously and 16 bytes into a symbol: 3 calls, 6016
// bytes. Back: 4000 bytes and 4 bytes of the symbol. On the device: 2000 bytes. Set: 4000 bytes.
// Rows count without their padding: 10 rows of 40 bytes are set and copied back, 400 bytes each.
//
// counts transfers: host_to_device_calls=3 host_to_device_bytes=6016
// counts transfers: device_to_host_calls=3 device_to_host_bytes=4404
// counts transfers: device_to_device_calls=1 device_to_device_bytes=2000
// counts transfers: memset_calls=2 memset_bytes=4400
//
// finds: nothing

#include <vector>

__device__ int symbol[4];

int main() {
  std::vector<int> x(1000, 1);
  const int four[4] = {1, 2, 3, 4};
  int *d_x, *d_y, one;
  cudaMalloc(&d_x, 4000);
  cudaMalloc(&d_y, 4000);
  cudaMemset(d_y, 0, 4000);
  cudaMemcpy(d_x, x.data(), 4000, cudaMemcpyHostToDevice);
  cudaMemcpyAsync(d_y, x.data(), 2000, cudaMemcpyHostToDevice);
  cudaMemcpyToSymbol(symbol, four, sizeof(four));
  cudaMemcpy(d_y, d_x, 2000, cudaMemcpyDeviceToDevice);
  cudaMemcpy(x.data(), d_y, 4000, cudaMemcpyDeviceToHost);
  cudaMemcpyFromSymbol(&one, symbol, sizeof(int));
  void* rows;
  size_t pitch;
  cudaMallocPitch(&rows, &pitch, 40, 10);
  cudaMemset2D(rows, pitch, 0, 40, 10);
  cudaMemcpy2D(x.data(), 40, rows, pitch, 40, 10, cudaMemcpyDeviceToHost);
  cudaFree(rows);
  cudaFree(d_x);
  cudaFree(d_y);
}
