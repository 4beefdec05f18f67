// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The two sweeps of an exclusive scan over a tree in shared memory.
//
// finds: nothing

__global__ void Scan(int* x) {
  extern __shared__ int tree[];
  const int t = threadIdx.x, n = 2 * blockDim.x;
  tree[2 * t] = x[2 * t];
  tree[2 * t + 1] = x[2 * t + 1];
  int offset = 1;
  for (int active = n / 2; active > 0; active /= 2) {
    __syncthreads();
    if (t < active) {
      tree[offset * (2 * t + 2) - 1] += tree[offset * (2 * t + 1) - 1];
    }
    offset *= 2;
  }
  if (t == 0) tree[n - 1] = 0;
  for (int active = 1; active < n; active *= 2) {
    offset /= 2;
    __syncthreads();
    if (t < active) {
      const int a = offset * (2 * t + 1) - 1, b = offset * (2 * t + 2) - 1;
      const int left = tree[a];
      tree[a] = tree[b];
      tree[b] += left;
    }
  }
  __syncthreads();
  x[2 * t] = tree[2 * t];
  x[2 * t + 1] = tree[2 * t + 1];
}

int main() {
  const int n = 256;
  int h[n], before[n];
  for (int i = 0; i < n; ++i) h[i] = before[i] = i % 9;
  int* d;
  cudaMalloc(&d, sizeof(h));
  cudaMemcpy(d, h, sizeof(h), cudaMemcpyHostToDevice);
  Scan<<<1, n / 2, n * sizeof(int)>>>(d);
  cudaMemcpy(h, d, sizeof(h), cudaMemcpyDeviceToHost);
  cudaFree(d);
  int sum = 0;
  for (int i = 0; i < n; ++i) {
    if (h[i] != sum) return 1;
    sum += before[i];
  }
}
