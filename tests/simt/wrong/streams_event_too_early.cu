// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The event that the second stream waits for is recorded before the kernel it should stand for.
//
// finds: race

__global__ void Fill(int* x) {
  x[threadIdx.x] = threadIdx.x;  // <- race
}

int main() {
  int *h_x, *d_x;
  cudaMallocHost(&h_x, 64 * sizeof(int));
  cudaMalloc(&d_x, 64 * sizeof(int));
  cudaStream_t computing, copying;
  cudaStreamCreate(&computing);
  cudaStreamCreate(&copying);
  cudaEvent_t filled;
  cudaEventCreate(&filled);
  cudaEventRecord(filled, computing);
  Fill<<<1, 64, 0, computing>>>(d_x);
  cudaStreamWaitEvent(copying, filled, 0);
  cudaMemcpyAsync(h_x, d_x, 64 * sizeof(int), cudaMemcpyDeviceToHost, copying);  // <- race
  cudaDeviceSynchronize();
  cudaEventDestroy(filled);
  cudaStreamDestroy(computing);
  cudaStreamDestroy(copying);
  cudaFree(d_x);
  cudaFreeHost(h_x);
}
