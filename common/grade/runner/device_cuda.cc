// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// device.h on a GPU. Nothing is counted there; time is measured between events on the default
// stream, which waits for every other blocking stream, and after the device has come to rest.

#include <cuda_runtime.h>

#include <algorithm>
#include <cstddef>
#include <vector>

#include "common/grade/runner/device.h"

namespace grade::runner {

namespace {

constexpr int kRepetitions = 11;

// A buffer larger than the L2 cache: writing it leaves nothing of the arguments there.
class CacheFlush {
 public:
  CacheFlush() {
    int device = 0, l2_bytes = 0;
    cudaGetDevice(&device);
    cudaDeviceGetAttribute(&l2_bytes, cudaDevAttrL2CacheSize, device);
    size_ = std::max<std::size_t>(static_cast<std::size_t>(l2_bytes) * 2, std::size_t{64} << 20);
    if (cudaMalloc(&buffer_, size_) != cudaSuccess) {
      buffer_ = nullptr;
      cudaGetLastError();
    }
  }
  ~CacheFlush() { cudaFree(buffer_); }
  void operator()() const {
    if (buffer_ != nullptr) cudaMemset(buffer_, 0, size_);
  }

 private:
  void* buffer_ = nullptr;
  std::size_t size_ = 0;
};

}  // namespace

void PrepareDevice() { cudaFree(nullptr); }  // the context, which the first call would pay for

void BeginCounting() {}

void ReportIgnoredErrors() {}

void EndCounting(wire::CallResult* result) { result->kernel_count = 0; }

double MeasureRepeated(const std::function<void()>& reset, const std::function<void()>& once) {
  const CacheFlush flush;
  cudaEvent_t start, stop;
  cudaEventCreate(&start);
  cudaEventCreate(&stop);
  std::vector<float> milliseconds;
  for (int i = 0; i < kRepetitions; ++i) {
    reset();
    flush();
    cudaDeviceSynchronize();
    cudaEventRecord(start);
    once();  // ends with the device at rest, so that work on other streams counts
    cudaEventRecord(stop);
    cudaEventSynchronize(stop);
    float elapsed = 0;
    if (cudaEventElapsedTime(&elapsed, start, stop) != cudaSuccess) break;
    milliseconds.push_back(elapsed);
  }
  cudaEventDestroy(start);
  cudaEventDestroy(stop);
  if (milliseconds.empty()) return -1;
  const auto middle = milliseconds.begin() + static_cast<std::ptrdiff_t>(milliseconds.size() / 2);
  std::nth_element(milliseconds.begin(), middle, milliseconds.end());
  return static_cast<double>(*middle) * 1e-3;
}

void FinishReport(bool) {}

}  // namespace grade::runner
