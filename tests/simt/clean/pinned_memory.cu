// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Pinned memory feeds asynchronous copies.
//
// finds: nothing

__global__ void Increment(int* x, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) x[i] += 1;
}

int main() {
  const int n = 1000;
  int *h_x, *d_x;
  cudaMallocHost(&h_x, n * sizeof(int));
  cudaMalloc(&d_x, n * sizeof(int));
  for (int i = 0; i < n; ++i) h_x[i] = i;
  cudaStream_t stream;
  cudaStreamCreate(&stream);
  cudaMemcpyAsync(d_x, h_x, n * sizeof(int), cudaMemcpyHostToDevice, stream);
  Increment<<<(n + 127) / 128, 128, 0, stream>>>(d_x, n);
  cudaMemcpyAsync(h_x, d_x, n * sizeof(int), cudaMemcpyDeviceToHost, stream);
  cudaStreamSynchronize(stream);
  for (int i = 0; i < n; ++i) {
    if (h_x[i] != i + 1) return 1;
  }
  cudaStreamDestroy(stream);
  cudaFreeHost(h_x);
  cudaFree(d_x);
}
