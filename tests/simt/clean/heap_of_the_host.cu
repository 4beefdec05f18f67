// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The host allocates, sorts and copies as it likes while kernels run in between.
//
// finds: nothing

#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <vector>

__global__ void Double(int* x, int n) {
  const int i = threadIdx.x;
  if (i < n) x[i] *= 2;
}

int main() {
  std::map<std::string, std::vector<int>> series;
  for (int k = 0; k < 5; ++k) {
    std::vector<int>& values = series["series " + std::to_string(k)];
    for (int i = 0; i < 40; ++i) values.push_back(i * 37 % 41);
    const auto device = [&] {
      int* pointer;
      cudaMalloc(&pointer, values.size() * sizeof(int));
      return std::unique_ptr<int, cudaError_t (*)(void*)>(pointer,
                                                          [](void* p) { return cudaFree(p); });
    }();
    const size_t bytes = values.size() * sizeof(int);
    cudaMemcpy(device.get(), values.data(), bytes, cudaMemcpyHostToDevice);
    Double<<<1, 64>>>(device.get(), 40);
    cudaMemcpy(values.data(), device.get(), bytes, cudaMemcpyDeviceToHost);
    std::sort(values.begin(), values.end());
    if (values.back() != 80) return 1;
  }
  return series.size() == 5 ? 0 : 2;
}
