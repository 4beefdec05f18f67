// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A table of pointers on the device still names an array that was freed.
//
// finds: use-after-free

__global__ void Use(int** table) {
  table[threadIdx.x][0] += 1;  // <- use-after-free
}

int main() {
  int *first, *second, **d_table;
  cudaMalloc(&first, 64);
  cudaMalloc(&second, 64);
  cudaMalloc(&d_table, 2 * sizeof(int*));
  cudaMemset(first, 0, 64);
  cudaMemset(second, 0, 64);
  int* table[2] = {first, second};
  cudaMemcpy(d_table, table, sizeof(table), cudaMemcpyHostToDevice);
  cudaFree(second);
  Use<<<1, 2>>>(d_table);
  cudaDeviceSynchronize();
  cudaFree(first);
  cudaFree(d_table);
}
