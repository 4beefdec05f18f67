// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A program to measure the simulator with: `program matmul N` or `program saxpy N` runs the work
// once as plain C++ and once as a kernel, compares the results, and prints the two times in
// seconds. Built twice: with access hooks and without.

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

#include "common/simt/benchmark/plain.h"

namespace {

constexpr int kTile = 16;

// c = a * b, n x n, row-major; n is a multiple of kTile. Two barriers for each of the n / kTile
// pairs of tiles.
__global__ void MatrixMultiply(const float* a, const float* b, float* c, int n) {
  __shared__ float a_tile[kTile][kTile];
  __shared__ float b_tile[kTile][kTile];
  const int x = threadIdx.x, y = threadIdx.y;
  const int row = blockIdx.y * kTile + y, column = blockIdx.x * kTile + x;
  float sum = 0;
  for (int tile = 0; tile < n / kTile; ++tile) {
    a_tile[y][x] = a[row * n + tile * kTile + x];
    b_tile[y][x] = b[(tile * kTile + y) * n + column];
    __syncthreads();
    for (int k = 0; k < kTile; ++k) sum += a_tile[y][k] * b_tile[k][x];
    __syncthreads();
  }
  c[row * n + column] = sum;
}

__global__ void Saxpy(int n, float a, const float* x, float* y) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = a * x[i] + y[i];
}

template <class Work>
double Seconds(Work work) {
  const auto start = std::chrono::steady_clock::now();
  work();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

void Check(cudaError_t error) {
  if (error == cudaSuccess) return;
  std::fprintf(stderr, "%s\n", cudaGetErrorString(error));
  std::exit(2);
}

// Device memory with a copy of `host`.
float* OnDevice(const std::vector<float>& host) {
  float* device = nullptr;
  Check(cudaMalloc(&device, host.size() * sizeof(float)));
  Check(cudaMemcpy(device, host.data(), host.size() * sizeof(float), cudaMemcpyHostToDevice));
  return device;
}

void Finish(float* device, const std::vector<float>& expected, double plain, double simulated) {
  std::vector<float> result(expected.size());
  Check(cudaMemcpy(result.data(), device, result.size() * sizeof(float), cudaMemcpyDeviceToHost));
  if (std::memcmp(result.data(), expected.data(), result.size() * sizeof(float)) != 0) {
    std::fprintf(stderr, "the kernel's result is not the plain loop's\n");
    std::exit(2);
  }
  std::printf("%.9f %.9f\n", plain, simulated);
}

std::vector<float> SmallIntegers(std::size_t count, int period) {
  std::vector<float> values(count);
  for (std::size_t i = 0; i < count; ++i) values[i] = static_cast<float>(i % period);
  return values;
}

void RunMatrixMultiply(int n) {
  const std::vector<float> a = SmallIntegers(std::size_t(n) * n, 7),
                           b = SmallIntegers(std::size_t(n) * n, 5);
  std::vector<float> c(a.size());
  const double plain = Seconds([&] { PlainMatrixMultiply(a.data(), b.data(), c.data(), n); });
  float *device_a = OnDevice(a), *device_b = OnDevice(b),
        *device_c = OnDevice(std::vector<float>(c.size()));
  const double simulated = Seconds([&] {
    MatrixMultiply<<<dim3(n / kTile, n / kTile), dim3(kTile, kTile)>>>(device_a, device_b, device_c,
                                                                       n);
    Check(cudaDeviceSynchronize());
  });
  Finish(device_c, c, plain, simulated);
  Check(cudaDeviceReset());
}

// Both times are those of a second run: the first one also pays for memory that nobody has touched
// yet.
void RunSaxpy(int n) {
  const std::vector<float> x = SmallIntegers(n, 7), y = SmallIntegers(n, 5);
  std::vector<float> expected = y;
  PlainSaxpy(n, 2, x.data(), expected.data());
  const double plain = Seconds([&] { PlainSaxpy(n, 2, x.data(), expected.data()); });
  float *device_x = OnDevice(x), *device_y = OnDevice(y);
  const auto run = [&] {
    Saxpy<<<(n + 255) / 256, 256>>>(n, 2, device_x, device_y);
    Check(cudaDeviceSynchronize());
  };
  run();
  Finish(device_y, expected, plain, Seconds(run));
  Check(cudaDeviceReset());
}

}  // namespace

int main(int argc, char** argv) {
  const int n = argc == 3 ? std::atoi(argv[2]) : 0;
  if (n > 0 && std::strcmp(argv[1], "matmul") == 0 && n % kTile == 0) {
    RunMatrixMultiply(n);
  } else if (n > 0 && std::strcmp(argv[1], "saxpy") == 0) {
    RunSaxpy(n);
  } else {
    std::fprintf(stderr, "usage: program matmul N (a multiple of %d) | saxpy N\n", kTile);
    return 2;
  }
}
