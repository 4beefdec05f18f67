// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A bitonic sort in shared memory: each barrier separates disjoint exchanges.
//
// finds: nothing

__global__ void Sort(int* x) {
  __shared__ int tile[256];
  const int t = threadIdx.x;
  tile[t] = x[t];
  for (int size = 2; size <= 256; size *= 2) {
    for (int stride = size / 2; stride > 0; stride /= 2) {
      __syncthreads();
      const int partner = t ^ stride;
      if (partner > t) {
        const bool ascending = (t & size) == 0;
        const int a = tile[t], b = tile[partner];
        if ((a > b) == ascending) {
          tile[t] = b;
          tile[partner] = a;
        }
      }
    }
  }
  __syncthreads();
  x[t] = tile[t];
}

int main() {
  int h[256];
  for (int i = 0; i < 256; ++i) h[i] = i * 91 % 256;
  int* d;
  cudaMalloc(&d, sizeof(h));
  cudaMemcpy(d, h, sizeof(h), cudaMemcpyHostToDevice);
  Sort<<<1, 256>>>(d);
  cudaMemcpy(h, d, sizeof(h), cudaMemcpyDeviceToHost);
  cudaFree(d);
  for (int i = 0; i < 256; ++i) {
    if (h[i] != i) return 1;
  }
}
