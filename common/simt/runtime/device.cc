// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: device.cc
//
// The runtime API's one device: its properties, limits and life.

#include <cstdio>
#include <cstring>
#include <map>

#include "common/simt/count/gpu.h"
#include "common/simt/device/address_space.h"
#include "common/simt/runtime/api_call.h"
#include "common/simt/runtime/error_state.h"
#include "common/simt/runtime/timeline.h"
#include "simt/runtime_api.h"

using simt::AddressSpace;
using simt::kGpu;
using simt::Timeline;

namespace {

constexpr double kMemoryTransfersPerClock = 2;  // double data rate

int MemoryClockKhz() {
  return static_cast<int>(kGpu.dram_bytes_per_second / (kGpu.memory_bus_bits / 8) /
                          kMemoryTransfersPerClock / 1e3);
}

int ClockKhz() { return static_cast<int>(kGpu.clock_hz / 1e3); }

std::map<cudaLimit, std::size_t>& Limits() {
  static auto& limits = *new std::map<cudaLimit, std::size_t>{
      {cudaLimitStackSize, 1024},
      {cudaLimitPrintfFifoSize, 1 << 20},
      {cudaLimitMallocHeapSize, 8 << 20},
  };
  return limits;
}

}  // namespace

cudaError_t cudaGetDeviceCount(int* count) {
  SIMT_API_CALL(Kind::kAsynchronous);
  if (count == nullptr) return call.Return(cudaErrorInvalidValue);
  *count = 1;
  return cudaSuccess;
}

cudaError_t cudaGetDevice(int* device) {
  SIMT_API_CALL(Kind::kAsynchronous);
  if (device == nullptr) return call.Return(cudaErrorInvalidValue);
  *device = 0;
  return cudaSuccess;
}

cudaError_t cudaSetDevice(int device) {
  SIMT_API_CALL(Kind::kAsynchronous);
  return call.Return(device == 0 ? cudaSuccess : cudaErrorInvalidDevice);
}

cudaError_t cudaSetDeviceFlags(unsigned) {
  SIMT_API_CALL(Kind::kAsynchronous);
  return cudaSuccess;
}

cudaError_t cudaGetDeviceProperties(cudaDeviceProp* properties, int device) {
  SIMT_API_CALL(Kind::kAsynchronous);
  if (properties == nullptr) return call.Return(cudaErrorInvalidValue);
  if (device != 0) return call.Return(cudaErrorInvalidDevice);
  cudaDeviceProp p = {};
  std::snprintf(p.name, sizeof(p.name), "%s", kGpu.name);
  p.totalGlobalMem = simt::kDeviceMemoryBytes;
  p.sharedMemPerBlock = kGpu.shared_per_block;
  p.regsPerBlock = kGpu.registers_per_multiprocessor;
  p.warpSize = kGpu.warp_size;
  p.memPitch = 2147483647;
  p.maxThreadsPerBlock = kGpu.max_threads_per_block;
  for (int i = 0; i < 3; ++i) {
    p.maxThreadsDim[i] = static_cast<int>(kGpu.max_block[i]);
    p.maxGridSize[i] = static_cast<int>(kGpu.max_grid[i]);
  }
  p.clockRate = ClockKhz();
  p.totalConstMem = kGpu.constant_bytes;
  p.major = kGpu.major;
  p.minor = kGpu.minor;
  p.textureAlignment = 512;
  p.deviceOverlap = 1;
  p.multiProcessorCount = kGpu.multiprocessors;
  p.canMapHostMemory = 1;
  p.concurrentKernels = 1;
  p.asyncEngineCount = 3;
  p.unifiedAddressing = 1;
  p.memoryClockRate = MemoryClockKhz();
  p.memoryBusWidth = kGpu.memory_bus_bits;
  p.l2CacheSize = static_cast<int>(kGpu.l2_bytes);
  p.maxThreadsPerMultiProcessor = kGpu.max_warps_per_multiprocessor * kGpu.warp_size;
  p.streamPrioritiesSupported = 1;
  p.sharedMemPerMultiprocessor = kGpu.shared_per_multiprocessor;
  p.regsPerMultiprocessor = kGpu.registers_per_multiprocessor;
  p.managedMemory = 1;
  p.concurrentManagedAccess = 1;
  p.cooperativeLaunch = 1;
  p.hostRegisterSupported = 1;
  p.sharedMemPerBlockOptin = kGpu.shared_per_block_optin;
  p.maxBlocksPerMultiProcessor = kGpu.max_blocks_per_multiprocessor;
  p.reservedSharedMemPerBlock = kGpu.shared_reserved_per_block;
  *properties = p;
  return cudaSuccess;
}

cudaError_t cudaDeviceGetAttribute(int* value, cudaDeviceAttr attribute, int device) {
  SIMT_API_CALL(Kind::kAsynchronous);
  if (value == nullptr) return call.Return(cudaErrorInvalidValue);
  if (device != 0) return call.Return(cudaErrorInvalidDevice);
  const auto set = [value](auto number) {
    *value = static_cast<int>(number);
    return cudaSuccess;
  };
  switch (attribute) {
    case cudaDevAttrMaxThreadsPerBlock:
      return set(kGpu.max_threads_per_block);
    case cudaDevAttrMaxBlockDimX:
      return set(kGpu.max_block[0]);
    case cudaDevAttrMaxBlockDimY:
      return set(kGpu.max_block[1]);
    case cudaDevAttrMaxBlockDimZ:
      return set(kGpu.max_block[2]);
    case cudaDevAttrMaxGridDimX:
      return set(kGpu.max_grid[0]);
    case cudaDevAttrMaxGridDimY:
      return set(kGpu.max_grid[1]);
    case cudaDevAttrMaxGridDimZ:
      return set(kGpu.max_grid[2]);
    case cudaDevAttrMaxSharedMemoryPerBlock:
      return set(kGpu.shared_per_block);
    case cudaDevAttrTotalConstantMemory:
      return set(kGpu.constant_bytes);
    case cudaDevAttrWarpSize:
      return set(kGpu.warp_size);
    case cudaDevAttrMaxRegistersPerBlock:
    case cudaDevAttrMaxRegistersPerMultiprocessor:
      return set(kGpu.registers_per_multiprocessor);
    case cudaDevAttrClockRate:
      return set(ClockKhz());
    case cudaDevAttrMultiProcessorCount:
      return set(kGpu.multiprocessors);
    case cudaDevAttrIntegrated:
      return set(0);
    case cudaDevAttrCanMapHostMemory:
    case cudaDevAttrConcurrentKernels:
    case cudaDevAttrUnifiedAddressing:
    case cudaDevAttrManagedMemory:
    case cudaDevAttrConcurrentManagedAccess:
    case cudaDevAttrCooperativeLaunch:
    case cudaDevAttrHostRegisterSupported:
      return set(1);
    case cudaDevAttrMemoryClockRate:
      return set(MemoryClockKhz());
    case cudaDevAttrGlobalMemoryBusWidth:
      return set(kGpu.memory_bus_bits);
    case cudaDevAttrL2CacheSize:
      return set(kGpu.l2_bytes);
    case cudaDevAttrMaxThreadsPerMultiProcessor:
      return set(kGpu.max_warps_per_multiprocessor * kGpu.warp_size);
    case cudaDevAttrAsyncEngineCount:
      return set(3);
    case cudaDevAttrComputeCapabilityMajor:
      return set(kGpu.major);
    case cudaDevAttrComputeCapabilityMinor:
      return set(kGpu.minor);
    case cudaDevAttrMaxSharedMemoryPerMultiprocessor:
      return set(kGpu.shared_per_multiprocessor);
    case cudaDevAttrMaxSharedMemoryPerBlockOptin:
      return set(kGpu.shared_per_block_optin);
    case cudaDevAttrMaxBlocksPerMultiprocessor:
      return set(kGpu.max_blocks_per_multiprocessor);
    case cudaDevAttrReservedSharedMemoryPerBlock:
      return set(kGpu.shared_reserved_per_block);
  }
  return call.Return(cudaErrorInvalidValue);
}

cudaError_t cudaDeviceSynchronize() {
  SIMT_API_CALL(Kind::kSynchronous);
  Timeline::Get().WaitForAll();
  return cudaSuccess;
}

// Frees what the program has allocated and forgets every error, that of a failed kernel too.
cudaError_t cudaDeviceReset() {
  const simt::ApiCall call(__func__, SIMT_CALLER, simt::ApiCall::Kind::kSynchronous);
  AddressSpace& space = AddressSpace::Get();
  for (const simt::Allocation* allocation : space.LiveAllocations()) {
    space.Free(allocation->begin, call.pc());
  }
  Timeline::Get().WaitForAll();
  simt::ErrorState::Get().Reset();
  return cudaSuccess;
}

cudaError_t cudaDeviceGetLimit(size_t* value, cudaLimit limit) {
  SIMT_API_CALL(Kind::kAsynchronous);
  const auto found = Limits().find(limit);
  if (value == nullptr || found == Limits().end()) return call.Return(cudaErrorInvalidValue);
  *value = found->second;
  return cudaSuccess;
}

// Accepted and remembered: a thread's stack and printf's buffer are never too small here.
cudaError_t cudaDeviceSetLimit(cudaLimit limit, size_t value) {
  SIMT_API_CALL(Kind::kAsynchronous);
  const auto found = Limits().find(limit);
  if (found == Limits().end()) return call.Return(cudaErrorInvalidValue);
  found->second = value;
  return cudaSuccess;
}

cudaError_t cudaDeviceSetCacheConfig(cudaFuncCache) {
  SIMT_API_CALL(Kind::kAsynchronous);
  return cudaSuccess;
}

cudaError_t cudaDeviceGetCacheConfig(cudaFuncCache* configuration) {
  SIMT_API_CALL(Kind::kAsynchronous);
  if (configuration == nullptr) return call.Return(cudaErrorInvalidValue);
  *configuration = cudaFuncCachePreferNone;
  return cudaSuccess;
}

cudaError_t cudaDeviceGetSharedMemConfig(cudaSharedMemConfig* configuration) {
  SIMT_API_CALL(Kind::kAsynchronous);
  if (configuration == nullptr) return call.Return(cudaErrorInvalidValue);
  *configuration = cudaSharedMemBankSizeFourByte;
  return cudaSuccess;
}

cudaError_t cudaDeviceSetSharedMemConfig(cudaSharedMemConfig) {
  SIMT_API_CALL(Kind::kAsynchronous);
  return cudaSuccess;
}

cudaError_t cudaCtxResetPersistingL2Cache() {
  SIMT_API_CALL(Kind::kAsynchronous);
  return cudaSuccess;
}

cudaError_t cudaInitDevice(int device, unsigned, unsigned) {
  SIMT_API_CALL(Kind::kAsynchronous);
  return call.Return(device == 0 ? cudaSuccess : cudaErrorInvalidDevice);
}

cudaError_t cudaChooseDevice(int* device, const cudaDeviceProp* properties) {
  SIMT_API_CALL(Kind::kAsynchronous);
  if (device == nullptr || properties == nullptr) return call.Return(cudaErrorInvalidValue);
  *device = 0;
  return cudaSuccess;
}

cudaError_t cudaSetValidDevices(int* devices, int count) {
  SIMT_API_CALL(Kind::kAsynchronous);
  for (int i = 0; i < count; ++i) {
    if (devices[i] != 0) return call.Return(cudaErrorInvalidDevice);
  }
  return cudaSuccess;
}

cudaError_t cudaGetDeviceFlags(unsigned* flags) {
  SIMT_API_CALL(Kind::kAsynchronous);
  if (flags == nullptr) return call.Return(cudaErrorInvalidValue);
  *flags = cudaDeviceMapHost;
  return cudaSuccess;
}

// As in cudaDeviceProp: all zeros.
cudaError_t cudaDeviceGetPCIBusId(char* text, int bytes, int device) {
  SIMT_API_CALL(Kind::kAsynchronous);
  constexpr char kId[] = "0000:00:00.0";
  if (text == nullptr || bytes < static_cast<int>(sizeof kId)) {
    return call.Return(cudaErrorInvalidValue);
  }
  if (device != 0) return call.Return(cudaErrorInvalidDevice);
  std::memcpy(text, kId, sizeof kId);
  return cudaSuccess;
}

cudaError_t cudaDeviceGetByPCIBusId(int* device, const char* text) {
  SIMT_API_CALL(Kind::kAsynchronous);
  if (device == nullptr || text == nullptr) return call.Return(cudaErrorInvalidValue);
  if (std::strcmp(text, "0000:00:00.0") != 0) return call.Return(cudaErrorInvalidDevice);
  *device = 0;
  return cudaSuccess;
}

cudaError_t cudaRuntimeGetVersion(int* version) {
  SIMT_API_CALL(Kind::kAsynchronous);
  if (version == nullptr) return call.Return(cudaErrorInvalidValue);
  *version = CUDART_VERSION;
  return cudaSuccess;
}

cudaError_t cudaDriverGetVersion(int* version) {
  SIMT_API_CALL(Kind::kAsynchronous);
  if (version == nullptr) return call.Return(cudaErrorInvalidValue);
  *version = CUDART_VERSION;
  return cudaSuccess;
}
