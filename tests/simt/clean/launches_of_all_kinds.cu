// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Arguments in braces, and launches by cudaLaunchKernel.
//
// finds: nothing

struct Range {
  int* data;
  int size;
};

__global__ void Fill(Range range, int value) {
  if (threadIdx.x < range.size) range.data[threadIdx.x] = value;
}

template <class T>
__global__ void Scale(T* x, T factor, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) x[i] *= factor;
}

__host__ __device__ int* NewOnHost() { return new int(3); }

int main() {
  int n = 64, factor = 2;
  int* d_x;
  cudaMalloc(&d_x, n * sizeof(int));
  Fill<<<1, 128>>>({d_x, n}, 5);
  void* arguments[] = {&d_x, &factor, &n};
  int errors = 0;
  errors += cudaLaunchKernel((void*)Scale<int>, dim3(2), dim3(32), arguments, 0, 0) != 0;
  errors += cudaLaunchKernel(reinterpret_cast<const void*>(&Scale<int>), 2, 32, arguments) != 0;
  errors += cudaLaunchKernel(Scale<int>, 2, 32, arguments) != 0;
  errors += cudaLaunchKernel(Scale<int>, 2, 2048, arguments) != cudaErrorInvalidConfiguration;
  cudaGetLastError();
  int x[64];
  cudaMemcpy(x, d_x, sizeof(x), cudaMemcpyDeviceToHost);
  for (int value : x) errors += value != 40;
  cudaFree(d_x);
  int* three = NewOnHost();
  errors += *three != 3;
  delete three;
  return errors;
}
