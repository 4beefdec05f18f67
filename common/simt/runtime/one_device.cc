// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: one_device.cc
//
// What the runtime API has for several devices and several processes, answered as a machine with
// one device does that no other process shares; and the device's memory pool.

#include <cstdint>
#include <map>

#include "common/simt/device/address_space.h"
#include "common/simt/runtime/api_call.h"
#include "simt/runtime_api.h"

using simt::AddressSpace;

namespace {

// The only device is no peer of itself.
cudaError_t NoPeer(const simt::ApiCall& call) { return call.Return(cudaErrorInvalidDevice); }

cudaError_t NotBetweenProcesses(const simt::ApiCall& call) {
  return call.Return(cudaErrorNotSupported);
}

CUmemPoolHandle_st* const kPool = reinterpret_cast<CUmemPoolHandle_st*>(1);

std::map<cudaMemPoolAttr, std::uint64_t>& PoolAttributes() {
  static auto& attributes =
      *new std::map<cudaMemPoolAttr, std::uint64_t>{{cudaMemPoolReuseFollowEventDependencies, 1},
                                                    {cudaMemPoolReuseAllowOpportunistic, 1},
                                                    {cudaMemPoolReuseAllowInternalDependencies, 1},
                                                    {cudaMemPoolAttrReleaseThreshold, 0}};
  return attributes;
}

// The first three attributes are ints, the others 64 bits.
bool IsInt(cudaMemPoolAttr attribute) { return attribute < cudaMemPoolAttrReleaseThreshold; }

}  // namespace

cudaError_t cudaDeviceCanAccessPeer(int* can_access, int device, int peer) {
  SIMT_API_CALL(Kind::kAsynchronous);
  if (can_access == nullptr) return call.Return(cudaErrorInvalidValue);
  if (device != 0 || peer != 0) return NoPeer(call);
  *can_access = 0;
  return cudaSuccess;
}

cudaError_t cudaDeviceEnablePeerAccess(int, unsigned flags) {
  SIMT_API_CALL(Kind::kAsynchronous);
  return flags != 0 ? call.Return(cudaErrorInvalidValue) : NoPeer(call);
}

cudaError_t cudaDeviceDisablePeerAccess(int peer) {
  SIMT_API_CALL(Kind::kAsynchronous);
  return peer == 0 ? call.Return(cudaErrorPeerAccessNotEnabled) : NoPeer(call);
}

cudaError_t cudaDeviceGetP2PAttribute(int* value, cudaDeviceP2PAttr, int, int) {
  SIMT_API_CALL(Kind::kAsynchronous);
  return value == nullptr ? call.Return(cudaErrorInvalidValue) : NoPeer(call);
}

cudaError_t cudaIpcGetMemHandle(cudaIpcMemHandle_t*, void*) {
  SIMT_API_CALL(Kind::kAsynchronous);
  return NotBetweenProcesses(call);
}

cudaError_t cudaIpcOpenMemHandle(void**, cudaIpcMemHandle_t, unsigned) {
  SIMT_API_CALL(Kind::kAsynchronous);
  return NotBetweenProcesses(call);
}

cudaError_t cudaIpcCloseMemHandle(void*) {
  SIMT_API_CALL(Kind::kAsynchronous);
  return NotBetweenProcesses(call);
}

cudaError_t cudaIpcGetEventHandle(cudaIpcEventHandle_t*, cudaEvent_t) {
  SIMT_API_CALL(Kind::kAsynchronous);
  return NotBetweenProcesses(call);
}

cudaError_t cudaIpcOpenEventHandle(cudaEvent_t*, cudaIpcEventHandle_t) {
  SIMT_API_CALL(Kind::kAsynchronous);
  return NotBetweenProcesses(call);
}

cudaError_t cudaDeviceGetDefaultMemPool(cudaMemPool_t* pool, int device) {
  SIMT_API_CALL(Kind::kAsynchronous);
  if (pool == nullptr) return call.Return(cudaErrorInvalidValue);
  if (device != 0) return call.Return(cudaErrorInvalidDevice);
  *pool = kPool;
  return cudaSuccess;
}

cudaError_t cudaDeviceGetMemPool(cudaMemPool_t* pool, int device) {
  SIMT_API_CALL(Kind::kAsynchronous);
  if (pool == nullptr) return call.Return(cudaErrorInvalidValue);
  if (device != 0) return call.Return(cudaErrorInvalidDevice);
  *pool = kPool;
  return cudaSuccess;
}

cudaError_t cudaMemPoolSetAttribute(cudaMemPool_t pool, cudaMemPoolAttr attribute, void* value) {
  SIMT_API_CALL(Kind::kAsynchronous);
  const auto found = PoolAttributes().find(attribute);
  if (pool != kPool || value == nullptr || found == PoolAttributes().end()) {
    return call.Return(cudaErrorInvalidValue);
  }
  found->second = IsInt(attribute) ? static_cast<std::uint64_t>(*static_cast<int*>(value))
                                   : *static_cast<std::uint64_t*>(value);
  return cudaSuccess;
}

cudaError_t cudaMemPoolGetAttribute(cudaMemPool_t pool, cudaMemPoolAttr attribute, void* value) {
  SIMT_API_CALL(Kind::kAsynchronous);
  if (pool != kPool || value == nullptr) return call.Return(cudaErrorInvalidValue);
  if (attribute == cudaMemPoolAttrUsedMemCurrent ||
      attribute == cudaMemPoolAttrReservedMemCurrent) {
    *static_cast<std::uint64_t*>(value) = AddressSpace::Get().bytes_in_use();
    return cudaSuccess;
  }
  const auto found = PoolAttributes().find(attribute);
  if (found == PoolAttributes().end()) return call.Return(cudaErrorInvalidValue);
  if (IsInt(attribute)) {
    *static_cast<int*>(value) = static_cast<int>(found->second);
  } else {
    *static_cast<std::uint64_t*>(value) = found->second;
  }
  return cudaSuccess;
}

cudaError_t cudaMemPoolTrimTo(cudaMemPool_t pool, size_t) {
  SIMT_API_CALL(Kind::kAsynchronous);
  return call.Return(pool == kPool ? cudaSuccess : cudaErrorInvalidValue);
}
