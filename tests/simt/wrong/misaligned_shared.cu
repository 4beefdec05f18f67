// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// An int is placed behind an odd number of chars in dynamic shared memory.
//
// finds: misaligned

__global__ void Pack(int* out) {
  extern __shared__ char buffer[];
  char* flags = buffer;
  int* values = reinterpret_cast<int*>(buffer + 33);
  flags[threadIdx.x] = 1;
  values[threadIdx.x] = threadIdx.x;  // <- misaligned
  __syncthreads();
  out[threadIdx.x] = flags[threadIdx.x];
}

int main() {
  int* d_out;
  cudaMalloc(&d_out, 32 * sizeof(int));
  Pack<<<1, 32, 256>>>(d_out);
  cudaDeviceSynchronize();
  cudaFree(d_out);
}
