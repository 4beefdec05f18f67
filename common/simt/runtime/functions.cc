// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: functions.cc
//
// The runtime API's kernel attributes and occupancy.

#include "common/simt/runtime/functions.h"

#include <algorithm>

#include "common/simt/count/gpu.h"
#include "common/simt/count/occupancy.h"
#include "common/simt/runtime/api_call.h"
#include "simt/runtime_api.h"

using simt::kGpu;

namespace {

std::size_t allowed_dynamic_shared = kGpu.shared_per_block;

}  // namespace

namespace simt {

std::size_t AllowedDynamicShared() { return allowed_dynamic_shared; }

}  // namespace simt

cudaError_t cudaFuncSetAttribute(const void* function, cudaFuncAttribute attribute, int value) {
  SIMT_API_CALL(Kind::kAsynchronous);
  if (function == nullptr) return call.Return(cudaErrorInvalidDeviceFunction);
  switch (attribute) {
    case cudaFuncAttributeMaxDynamicSharedMemorySize:
      if (value < 0 || static_cast<std::size_t>(value) > kGpu.shared_per_block_optin) {
        return call.Return(cudaErrorInvalidValue);
      }
      allowed_dynamic_shared = std::max(allowed_dynamic_shared, static_cast<std::size_t>(value));
      return cudaSuccess;
    case cudaFuncAttributePreferredSharedMemoryCarveout:
      return call.Return(value < -1 || value > 100 ? cudaErrorInvalidValue : cudaSuccess);
  }
  return call.Return(cudaErrorInvalidValue);
}

cudaError_t cudaFuncGetAttributes(cudaFuncAttributes* attributes, const void* function) {
  SIMT_API_CALL(Kind::kAsynchronous);
  if (function == nullptr) return call.Return(cudaErrorInvalidDeviceFunction);
  if (attributes == nullptr) return call.Return(cudaErrorInvalidValue);
  attributes->maxThreadsPerBlock = kGpu.max_threads_per_block;
  attributes->maxDynamicSharedSizeBytes = static_cast<int>(allowed_dynamic_shared);
  return cudaSuccess;
}

cudaError_t cudaFuncSetCacheConfig(const void* function, cudaFuncCache) {
  SIMT_API_CALL(Kind::kAsynchronous);
  return call.Return(function == nullptr ? cudaErrorInvalidDeviceFunction : cudaSuccess);
}

cudaError_t cudaFuncSetSharedMemConfig(const void* function, cudaSharedMemConfig) {
  SIMT_API_CALL(Kind::kAsynchronous);
  return call.Return(function == nullptr ? cudaErrorInvalidDeviceFunction : cudaSuccess);
}

cudaError_t cudaOccupancyAvailableDynamicSMemPerBlock(size_t* bytes, const void* function,
                                                      int blocks, int block_size) {
  SIMT_API_CALL(Kind::kAsynchronous);
  if (function == nullptr) return call.Return(cudaErrorInvalidDeviceFunction);
  if (bytes == nullptr || blocks <= 0 || block_size <= 0) return call.Return(cudaErrorInvalidValue);
  constexpr std::size_t kUnit = 128;  // shared memory is handed out in such units
  std::size_t most = 0;
  for (std::size_t size = 0; size <= kGpu.shared_per_block_optin; size += kUnit) {
    if (simt::ComputeOccupancy(block_size, size).blocks >= blocks) most = size;
  }
  *bytes = most;
  return cudaSuccess;
}

cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int* blocks, const void* function,
                                                          int block_size,
                                                          size_t dynamic_shared_bytes) {
  SIMT_API_CALL(Kind::kAsynchronous);
  if (function == nullptr) return call.Return(cudaErrorInvalidDeviceFunction);
  if (blocks == nullptr || block_size <= 0) return call.Return(cudaErrorInvalidValue);
  *blocks = simt::ComputeOccupancy(block_size, dynamic_shared_bytes).blocks;
  return cudaSuccess;
}
