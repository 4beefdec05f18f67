// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// device.h on a GPU. Nothing is counted there; time is measured between events on the default
// stream, which waits for every other blocking stream, and after the device has come to rest.

#include <cuda_runtime.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "common/grade/runner/device.h"

namespace grade::runner {

namespace {

using Clock = std::chrono::steady_clock;

// Repetitions: until the median is known well enough, of at least the first number of times; at
// most the second, and no further one when all have taken so long.
constexpr std::size_t kMinRepetitions = 11, kMaxRepetitions = 301;
constexpr double kGoodError = 0.01;
constexpr double kMaxSeconds = 1.5;

double SecondsSince(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

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

// Times one call by the device's events and by the host's clock.
class Stopwatch {
 public:
  Stopwatch() {
    cudaEventCreate(&start_);
    cudaEventCreate(&stop_);
  }
  ~Stopwatch() {
    cudaEventDestroy(start_);
    cudaEventDestroy(stop_);
  }
  // False if `once` is, or if there is no time to be had.
  bool Time(const std::function<bool()>& once) {
    const Clock::time_point start = Clock::now();
    cudaEventRecord(start_);
    // Ends with the device at rest, so that work on other streams counts.
    if (!once()) return false;
    cudaEventRecord(stop_);
    cudaEventSynchronize(stop_);
    const double wall = SecondsSince(start);
    float milliseconds = 0;
    if (cudaEventElapsedTime(&milliseconds, start_, stop_) != cudaSuccess) return false;
    device.push_back(static_cast<double>(milliseconds) * 1e-3);
    host.push_back(wall);
    return true;
  }

  std::vector<double> device, host;  // seconds of each call

 private:
  cudaEvent_t start_ = nullptr, stop_ = nullptr;
};

double Median(std::vector<double> values) {
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

// How far the median may be off, as a share of it. Whatever the times' distribution, of n of them
// the one 0.98 sqrt(n) places below the middle and the one as far above enclose the true median in
// 95 of 100 cases.
double RelativeError(std::vector<double> times) {
  std::sort(times.begin(), times.end());
  const double n = static_cast<double>(times.size()), middle = (n - 1) / 2;
  const auto below = static_cast<std::size_t>(std::max(middle - 0.98 * std::sqrt(n), 0.0));
  const std::size_t above = times.size() - 1 - below;
  return (times[above] - times[below]) / 2 / times[times.size() / 2];
}

// The most bytes a second that the device's memory moves; 0 if the driver does not say.
double MemoryBytesPerSecond() {
  int device = 0, kilohertz = 0, bits = 0;
  cudaGetDevice(&device);
  if (cudaDeviceGetAttribute(&kilohertz, cudaDevAttrMemoryClockRate, device) != cudaSuccess ||
      cudaDeviceGetAttribute(&bits, cudaDevAttrGlobalMemoryBusWidth, device) != cudaSuccess) {
    cudaGetLastError();
    return 0;
  }
  return 2.0 * 1e3 * kilohertz * bits / 8;  // two transfers in a clock
}

}  // namespace

std::string PrepareDevice() {
  const cudaError_t error = cudaFree(nullptr);  // the context, which the first call would pay for
  if (error == cudaSuccess) return "";
  cudaGetLastError();
  const std::string name = cudaGetErrorName(error);
  if (error == cudaErrorInsufficientDriver) {
    return "there is no GPU to grade on: its driver is not there, or is older than CUDA " +
           std::to_string(CUDART_VERSION / 1000) + "." +
           std::to_string(CUDART_VERSION % 1000 / 10) + " needs (" + name +
           "); nvidia-smi tells more";
  }
  return "there is no GPU to grade on: " + std::string(cudaGetErrorString(error)) + " (" + name +
         "); nvidia-smi tells more";
}

bool MeasuresTime() { return true; }

void BeginCounting() {}

void ReportIgnoredErrors() {}

void EndCounting(wire::CallResult* result) { result->kernel_count = 0; }

void MeasureRepeated(const std::function<void(bool last)>& reset, const std::function<bool()>& once,
                     wire::CallResult* result) {
  const CacheFlush flush;
  Stopwatch stopwatch;
  const Clock::time_point start = Clock::now();
  for (bool last = false; !last;) {
    const std::size_t count = stopwatch.device.size();
    last = count + 1 >= kMaxRepetitions || SecondsSince(start) >= kMaxSeconds ||
           (count + 1 >= kMinRepetitions && RelativeError(stopwatch.device) < kGoodError);
    reset(last);
    flush();
    cudaDeviceSynchronize();
    if (!stopwatch.Time(once)) return;
  }
  result->seconds = Median(stopwatch.device);
  result->measurement.wall_seconds = Median(stopwatch.host);
  result->measurement.relative_error = RelativeError(stopwatch.device);
  result->measurement.device_bytes_per_second = MemoryBytesPerSecond();
  result->measurement.repetitions = stopwatch.device.size();
}

void FinishReport(bool) {}

}  // namespace grade::runner
