// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: memory.cc
//
// The runtime API's allocation of memory.

#include <cstddef>
#include <string>

#include "common/simt/device/address_space.h"
#include "common/simt/runtime/api_call.h"
#include "common/simt/runtime/operands.h"
#include "common/simt/runtime/registered_memory.h"
#include "common/simt/runtime/timeline.h"
#include "simt/runtime_api.h"

using simt::AddressOf;
using simt::AddressSpace;
using simt::Allocation;
using simt::ApiCall;
using simt::FindingKind;
using simt::MemoryKind;
using simt::MemoryStatus;
using simt::Timeline;

namespace {

constexpr std::size_t kPitchAlignment = 512;

cudaError_t Allocate(const ApiCall& call, void** pointer, std::size_t bytes, MemoryKind kind) {
  if (pointer == nullptr) return call.Return(cudaErrorInvalidValue);
  const std::uintptr_t address = AddressSpace::Get().Allocate(bytes, kind, call.pc());
  if (address == 0 && bytes != 0) return call.Return(cudaErrorMemoryAllocation);
  *pointer = reinterpret_cast<void*>(address);
  return cudaSuccess;
}

// A pointer that `call` cannot free: says why.
cudaError_t ReportInvalidFree(const ApiCall& call, void* pointer, MemoryStatus status) {
  const std::uintptr_t address = AddressOf(pointer);
  const Allocation* a = AddressSpace::Get().Find(address);
  const std::string name = call.name();
  if (status == MemoryStatus::kAlreadyFreed && a != nullptr) {
    simt::Place freed;
    freed.pc = a->free_pc;
    freed.action = "freed";
    call.Report(FindingKind::kInvalidFree, name + " frees " + NameOf(*a) + " a second time",
                NameOf(*a), "free each allocation once, and set its pointer to nullptr then",
                freed);
  } else if (status == MemoryStatus::kNotTheStart && a != nullptr) {
    const std::string object = std::to_string(address - a->begin) + " bytes into " + NameOf(*a);
    call.Report(FindingKind::kInvalidFree, name + " was given an address " + object, object,
                "free the pointer that the allocation returned, not one moved from it",
                AllocatedAt(*a));
  } else {
    call.Report(FindingKind::kInvalidFree,
                name + " was given a pointer that no allocation returned",
                "a pointer that was never allocated",
                "free only what cudaMalloc and its kin returned; host memory from malloc goes to "
                "free, and from new to delete");
  }
  return call.Return(cudaErrorInvalidValue);
}

cudaError_t FreeMemory(const ApiCall& call, void* pointer, bool of_host) {
  if (pointer == nullptr) return cudaSuccess;
  const Allocation* a = simt::Lookup(pointer);
  if (a != nullptr && a->begin == AddressOf(pointer) && a->name.empty() &&
      (a->kind == MemoryKind::kPinned) != of_host) {
    call.Report(FindingKind::kInvalidFree,
                std::string(call.name()) + " was given " + NameOf(*a) + ", which is " +
                    (of_host ? "device memory" : "page-locked host memory"),
                NameOf(*a),
                of_host ? "free memory from cudaMalloc with cudaFree"
                        : "free memory from cudaMallocHost or cudaHostAlloc with cudaFreeHost",
                AllocatedAt(*a));
    return call.Return(cudaErrorInvalidValue);
  }
  const MemoryStatus status = AddressSpace::Get().Free(AddressOf(pointer), call.pc());
  return status == MemoryStatus::kOk ? cudaSuccess : ReportInvalidFree(call, pointer, status);
}

cudaError_t AllocateRows(const ApiCall& call, void** pointer, std::size_t* pitch, std::size_t width,
                         std::size_t rows) {
  if (pointer == nullptr || pitch == nullptr) return call.Return(cudaErrorInvalidValue);
  *pitch = (width + kPitchAlignment - 1) / kPitchAlignment * kPitchAlignment;
  return Allocate(call, pointer, *pitch * rows, MemoryKind::kDevice);
}

}  // namespace

cudaError_t cudaMalloc(void** pointer, size_t bytes) {
  SIMT_API_CALL(Kind::kAsynchronous);
  return Allocate(call, pointer, bytes, MemoryKind::kDevice);
}

cudaError_t cudaMallocAsync(void** pointer, size_t bytes, cudaStream_t stream) {
  SIMT_API_CALL(Kind::kAsynchronous);
  if (Timeline::Get().Find(stream) == nullptr) return call.Return(cudaErrorInvalidResourceHandle);
  return Allocate(call, pointer, bytes, MemoryKind::kDevice);
}

cudaError_t cudaMallocFromPoolAsync(void** pointer, size_t bytes, cudaMemPool_t pool,
                                    cudaStream_t stream) {
  SIMT_API_CALL(Kind::kAsynchronous);
  if (pool == nullptr) return call.Return(cudaErrorInvalidValue);
  if (Timeline::Get().Find(stream) == nullptr) return call.Return(cudaErrorInvalidResourceHandle);
  return Allocate(call, pointer, bytes, MemoryKind::kDevice);
}

cudaError_t cudaMallocManaged(void** pointer, size_t bytes, unsigned flags) {
  SIMT_API_CALL(Kind::kAsynchronous);
  if (bytes == 0 || (flags != cudaMemAttachGlobal && flags != cudaMemAttachHost)) {
    return call.Return(cudaErrorInvalidValue);
  }
  return Allocate(call, pointer, bytes, MemoryKind::kManaged);
}

cudaError_t cudaMallocHost(void** pointer, size_t bytes) {
  SIMT_API_CALL(Kind::kAsynchronous);
  return Allocate(call, pointer, bytes, MemoryKind::kPinned);
}

cudaError_t cudaHostAlloc(void** pointer, size_t bytes, unsigned flags) {
  SIMT_API_CALL(Kind::kAsynchronous);
  if (flags > (cudaHostAllocPortable | cudaHostAllocMapped | cudaHostAllocWriteCombined)) {
    return call.Return(cudaErrorInvalidValue);
  }
  return Allocate(call, pointer, bytes, MemoryKind::kPinned);
}

cudaError_t cudaMallocPitch(void** pointer, size_t* pitch, size_t width, size_t height) {
  SIMT_API_CALL(Kind::kAsynchronous);
  return AllocateRows(call, pointer, pitch, width, height);
}

cudaError_t cudaMalloc3D(cudaPitchedPtr* pointer, cudaExtent extent) {
  SIMT_API_CALL(Kind::kAsynchronous);
  if (pointer == nullptr) return call.Return(cudaErrorInvalidValue);
  pointer->xsize = extent.width;
  pointer->ysize = extent.height;
  return AllocateRows(call, &pointer->ptr, &pointer->pitch, extent.width,
                      extent.height * extent.depth);
}

cudaError_t cudaFree(void* pointer) {
  SIMT_API_CALL(Kind::kSynchronous);
  Timeline::Get().WaitForAll();
  return FreeMemory(call, pointer, false);
}

cudaError_t cudaFreeAsync(void* pointer, cudaStream_t stream) {
  SIMT_API_CALL(Kind::kAsynchronous);
  if (Timeline::Get().Find(stream) == nullptr) return call.Return(cudaErrorInvalidResourceHandle);
  return FreeMemory(call, pointer, false);
}

cudaError_t cudaFreeHost(void* pointer) {
  SIMT_API_CALL(Kind::kSynchronous);
  Timeline::Get().WaitForAll();
  return FreeMemory(call, pointer, true);
}

cudaError_t cudaHostGetDevicePointer(void** device_pointer, void* host_pointer, unsigned flags) {
  SIMT_API_CALL(Kind::kAsynchronous);
  const Allocation* a = simt::Lookup(host_pointer);
  if (device_pointer == nullptr || flags != 0 || a == nullptr || a->kind != MemoryKind::kPinned) {
    return call.Return(cudaErrorInvalidValue);
  }
  *device_pointer = host_pointer;  // one address serves both sides
  return cudaSuccess;
}

cudaError_t cudaPointerGetAttributes(cudaPointerAttributes* attributes, const void* pointer) {
  SIMT_API_CALL(Kind::kAsynchronous);
  if (attributes == nullptr) return call.Return(cudaErrorInvalidValue);
  *attributes = {cudaMemoryTypeUnregistered, cudaInvalidDeviceId, nullptr, nullptr};
  const Allocation* a = simt::Lookup(pointer);
  if (a == nullptr) {
    attributes->hostPointer = const_cast<void*>(pointer);
    if (simt::IsRegistered(pointer)) {
      attributes->type = cudaMemoryTypeHost;
      attributes->device = 0;
    }
    return cudaSuccess;
  }
  attributes->device = 0;
  attributes->devicePointer = const_cast<void*>(pointer);
  switch (a->kind) {
    case MemoryKind::kPinned:
      attributes->type = cudaMemoryTypeHost;
      attributes->hostPointer = const_cast<void*>(pointer);
      break;
    case MemoryKind::kManaged:
      attributes->type = cudaMemoryTypeManaged;
      attributes->hostPointer = const_cast<void*>(pointer);
      break;
    default:
      attributes->type = cudaMemoryTypeDevice;
  }
  return cudaSuccess;
}

cudaError_t cudaMemGetInfo(size_t* free, size_t* total) {
  SIMT_API_CALL(Kind::kAsynchronous);
  const std::size_t in_use = AddressSpace::Get().bytes_in_use();
  if (free != nullptr) *free = simt::kDeviceMemoryBytes - in_use;
  if (total != nullptr) *total = simt::kDeviceMemoryBytes;
  return cudaSuccess;
}

namespace {

// Prefetching and advice change only where managed memory is, and here it is in one place.
cudaError_t AcceptForManaged(const ApiCall& call, const void* pointer) {
  const Allocation* a = simt::Lookup(pointer);
  if (a == nullptr || a->kind != MemoryKind::kManaged) return call.Return(cudaErrorInvalidValue);
  return cudaSuccess;
}

bool IsLocation(int device) { return device == 0 || device == cudaCpuDeviceId; }

}  // namespace

cudaError_t cudaMemPrefetchAsync(const void* pointer, size_t, int device, cudaStream_t) {
  SIMT_API_CALL(Kind::kAsynchronous);
  if (!IsLocation(device)) return call.Return(cudaErrorInvalidDevice);
  return AcceptForManaged(call, pointer);
}

cudaError_t cudaMemPrefetchAsync(const void* pointer, size_t, cudaMemLocation location, unsigned,
                                 cudaStream_t) {
  SIMT_API_CALL(Kind::kAsynchronous);
  if (location.type == cudaMemLocationTypeDevice && location.id != 0) {
    return call.Return(cudaErrorInvalidDevice);
  }
  return AcceptForManaged(call, pointer);
}

cudaError_t cudaMemAdvise(const void* pointer, size_t, cudaMemoryAdvise, int device) {
  SIMT_API_CALL(Kind::kAsynchronous);
  if (!IsLocation(device)) return call.Return(cudaErrorInvalidDevice);
  return AcceptForManaged(call, pointer);
}

cudaError_t cudaMemAdvise(const void* pointer, size_t, cudaMemoryAdvise, cudaMemLocation location) {
  SIMT_API_CALL(Kind::kAsynchronous);
  if (location.type == cudaMemLocationTypeDevice && location.id != 0) {
    return call.Return(cudaErrorInvalidDevice);
  }
  return AcceptForManaged(call, pointer);
}
