// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Two streams, an event that orders them, and a time that is not negative.
//
// finds: nothing

__global__ void Fill(int* x, int value) { x[threadIdx.x] = value; }
__global__ void Add(const int* x, int* y) { y[threadIdx.x] += x[threadIdx.x]; }

int main() {
  int h_y[64];
  int *d_x, *d_y;
  cudaMalloc(&d_x, sizeof(h_y));
  cudaMalloc(&d_y, sizeof(h_y));
  cudaStream_t first, second;
  cudaStreamCreate(&first);
  cudaStreamCreate(&second);
  cudaEvent_t begin, filled, end;
  cudaEventCreate(&begin);
  cudaEventCreate(&filled);
  cudaEventCreate(&end);
  cudaEventRecord(begin, first);
  Fill<<<1, 64, 0, first>>>(d_x, 3);
  cudaEventRecord(filled, first);
  Fill<<<1, 64, 0, second>>>(d_y, 4);
  cudaStreamWaitEvent(second, filled, 0);
  Add<<<1, 64, 0, second>>>(d_x, d_y);
  cudaEventRecord(end, second);
  cudaEventSynchronize(end);
  cudaMemcpy(h_y, d_y, sizeof(h_y), cudaMemcpyDeviceToHost);
  float milliseconds = -1.0f;
  cudaEventElapsedTime(&milliseconds, begin, end);
  cudaEventDestroy(begin);
  cudaEventDestroy(filled);
  cudaEventDestroy(end);
  cudaStreamDestroy(first);
  cudaStreamDestroy(second);
  cudaFree(d_x);
  cudaFree(d_y);
  return h_y[63] == 7 && milliseconds >= 0.0f ? 0 : 1;
}
