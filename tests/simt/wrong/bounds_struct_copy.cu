// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A struct is copied by assignment from behind the end of an array.
//
// finds: out-of-bounds

struct Record {
  double values[5];
  char tag;
};

__global__ void Shift(const Record* from, Record* to, int n) {
  const int i = threadIdx.x;
  if (i < n) {
    to[i] = from[i + 1];  // <- out-of-bounds
  }
}

int main() {
  const int n = 32;
  Record *from, *to;
  cudaMalloc(&from, n * sizeof(Record));
  cudaMalloc(&to, n * sizeof(Record));
  cudaMemset(from, 0, n * sizeof(Record));
  Shift<<<1, 32>>>(from, to, n);
  cudaDeviceSynchronize();
  cudaFree(from);
  cudaFree(to);
}
