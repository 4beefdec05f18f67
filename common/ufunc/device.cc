// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/ufunc/device.h"

#include <cuda_runtime.h>

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"

namespace ufunc {

namespace {

std::string Describe(const std::string& what, cudaError_t error) {
  return absl::StrCat(what, " failed: ", cudaGetErrorName(error), " (", cudaGetErrorString(error),
                      ")");
}

class DeviceMemoryType : public internal::Memory {
 public:
  Location location() const override { return Location::kDevice; }

  absl::StatusOr<std::shared_ptr<void>> Allocate(std::size_t bytes) const override {
    if (bytes == 0) return std::shared_ptr<void>();
    void* memory = nullptr;
    const cudaError_t error = cudaMalloc(&memory, bytes);
    if (error != cudaSuccess) {
      cudaGetLastError();  // reported here, and so not left for the next call
      return absl::ResourceExhaustedError(
          Describe(absl::StrCat("cudaMalloc of ", bytes, " bytes"), error));
    }
    return std::shared_ptr<void>(memory, [](void* pointer) { cudaFree(pointer); });
  }

  absl::Status Copy(void* to, Location to_location, const void* from, Location from_location,
                    std::size_t bytes) const override {
    const bool to_host = to_location == Location::kHost,
               from_host = from_location == Location::kHost;
    const cudaMemcpyKind kind = to_host && from_host ? cudaMemcpyHostToHost
                                : to_host            ? cudaMemcpyDeviceToHost
                                : from_host          ? cudaMemcpyHostToDevice
                                                     : cudaMemcpyDeviceToDevice;
    const cudaError_t error = cudaMemcpy(to, from, bytes, kind);
    if (error == cudaSuccess) return absl::OkStatus();
    cudaGetLastError();
    return absl::InternalError(Describe(absl::StrCat("cudaMemcpy of ", bytes, " bytes"), error));
  }
};

}  // namespace

absl::StatusOr<Array> ToDevice(const absl::StatusOr<Array>& array) {
  if (!array.ok()) return array;
  return internal::CopiedTo(internal::DeviceMemory(), Location::kDevice, *array);
}

absl::StatusOr<Array> ToHost(const absl::StatusOr<Array>& array) {
  if (!array.ok()) return array;
  return internal::CopiedTo(internal::DeviceMemory(), Location::kHost, *array);
}

absl::StatusOr<Array> DeviceEmpty(DType dtype, Shape shape) {
  absl::StatusOr<std::shared_ptr<void>> memory =
      internal::DeviceMemory().Allocate(static_cast<std::size_t>(SizeOf(shape)) * ItemSize(dtype));
  if (!memory.ok()) return memory.status();
  void* const data = memory->get();
  return Array(*std::move(memory), data, dtype, std::move(shape), Location::kDevice);
}

namespace internal {

const Memory& DeviceMemory() {
  static const DeviceMemoryType memory;
  return memory;
}

unsigned BlocksFor(std::int64_t elements) {
  int device = 0, processors = 1, threads = 2048;
  cudaGetDevice(&device);
  cudaDeviceGetAttribute(&processors, cudaDevAttrMultiProcessorCount, device);
  cudaDeviceGetAttribute(&threads, cudaDevAttrMaxThreadsPerMultiProcessor, device);
  const std::int64_t fill = std::int64_t{processors} * threads / kThreads;
  return static_cast<unsigned>(std::min(fill, (elements + kThreads - 1) / kThreads));
}

absl::Status LaunchStatus(const std::string& name) {
  const cudaError_t error = cudaGetLastError();
  if (error == cudaSuccess) return absl::OkStatus();
  return absl::InternalError(Describe(absl::StrCat(name, ": the kernel"), error));
}

}  // namespace internal
}  // namespace ufunc
