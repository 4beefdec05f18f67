// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Says in a line which GPU there is. Exits with 3 and one sentence if none is there that this build
// can use: the driver is missing or too old, no GPU is visible, or its code is for other GPUs.

#include <cuda_runtime.h>

#include <cstdio>

namespace {

constexpr int kNoDevice = 3;

__global__ void Nothing() {}

// "13.0" of 13000.
void Print(std::FILE* out, int version) {
  std::fprintf(out, "%d.%d", version / 1000, version % 1000 / 10);
}

int NoDevice(const char* what, cudaError_t error) {
  int driver = 0;
  cudaDriverGetVersion(&driver);
  std::fprintf(stderr, "there is no GPU to grade on: %s (%s); ", what, cudaGetErrorName(error));
  if (driver == 0) {
    std::fprintf(stderr, "there is no driver");
  } else {
    std::fprintf(stderr, "the driver is made for CUDA ");
    Print(stderr, driver);
  }
  std::fprintf(stderr, ", this build needs ");
  Print(stderr, CUDART_VERSION);
  std::fprintf(stderr, "\n");
  return kNoDevice;
}

}  // namespace

int main() {
  int count = 0;
  cudaError_t error = cudaGetDeviceCount(&count);
  if (error != cudaSuccess) return NoDevice(cudaGetErrorString(error), error);
  cudaDeviceProp properties;
  error = cudaGetDeviceProperties(&properties, 0);
  if (error != cudaSuccess) return NoDevice(cudaGetErrorString(error), error);
  Nothing<<<1, 1>>>();
  error = cudaGetLastError();
  if (error == cudaSuccess) error = cudaDeviceSynchronize();
  if (error == cudaErrorNoKernelImageForDevice || error == cudaErrorUnsupportedPtxVersion) {
    return NoDevice("this build has no code for it, see --//common/bazel:cuda_architectures",
                    error);
  }
  if (error != cudaSuccess) return NoDevice(cudaGetErrorString(error), error);

  int driver = 0;
  cudaDriverGetVersion(&driver);
  std::printf("%s, compute capability %d.%d, %d multiprocessors, %.0f GB, driver for CUDA ",
              properties.name, properties.major, properties.minor, properties.multiProcessorCount,
              static_cast<double>(properties.totalGlobalMem) / 1e9);
  Print(stdout, driver);
  std::printf("\n");
  return 0;
}
