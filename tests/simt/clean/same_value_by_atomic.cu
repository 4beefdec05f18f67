// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Many threads raise one flag, by an atomic store.
//
// finds: nothing

__global__ void AnyNegative(const int* x, int n, int* found) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n && x[i] < 0) atomicExch(found, 1);
}

int main() {
  int h[200];
  for (int i = 0; i < 200; ++i) h[i] = i % 3 - 1;
  int *d, *d_found, found = 0;
  cudaMalloc(&d, sizeof(h));
  cudaMalloc(&d_found, sizeof(int));
  cudaMemcpy(d, h, sizeof(h), cudaMemcpyHostToDevice);
  cudaMemset(d_found, 0, sizeof(int));
  AnyNegative<<<2, 128>>>(d, 200, d_found);
  cudaMemcpy(&found, d_found, sizeof(int), cudaMemcpyDeviceToHost);
  cudaFree(d);
  cudaFree(d_found);
  return found == 1 ? 0 : 1;
}
