// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A stream made non-blocking is not waited for by a copy in the null stream.
//
// finds: race

__global__ void Fill(int* x) {
  x[threadIdx.x] = threadIdx.x;  // <- race
}

int main() {
  int x[64];
  int* d_x;
  cudaMalloc(&d_x, sizeof(x));
  cudaStream_t stream;
  cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking);
  Fill<<<1, 64, 0, stream>>>(d_x);
  cudaMemcpy(x, d_x, sizeof(x), cudaMemcpyDeviceToHost);  // <- race
  cudaStreamDestroy(stream);
  cudaFree(d_x);
}
