// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Names that the host and the device share, and uses of a host function that call nothing.
//
// finds: nothing

int Twice(int x) { return 2 * x; }
int Half(int x) { return x / 2; }
__host__ __device__ int Square(int x) { return x * x; }

struct Doubler {
  __device__ int Twice(int x) const { return x + x; }
  __device__ int Quadruple(int x) const { return Twice(Twice(x)); }
};

__global__ void Compute(int* y) {
  const auto Half = [](int x) { return x >> 1; };
  decltype(Twice(1)) sum = Doubler().Quadruple(threadIdx.x);
  sum += Half(64) + Square(3);
  y[threadIdx.x] = sum;
}

int main() {
  int y[32];
  int* d_y;
  cudaMalloc(&d_y, sizeof(y));
  Compute<<<1, 32>>>(d_y);
  cudaMemcpy(y, d_y, sizeof(y), cudaMemcpyDeviceToHost);
  cudaFree(d_y);
  return y[31] == Twice(Twice(31)) + Half(64) + 9 ? 0 : 1;
}
