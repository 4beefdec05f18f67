// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: copies.cc
//
// The runtime API's copies and fills. They check both pointers, do the work, carry along what is
// initialised, and take their time on the timeline.

#include <algorithm>
#include <cstring>
#include <optional>
#include <string>

#include "common/simt/check/checker.h"
#include "common/simt/count/counters.h"
#include "common/simt/count/time_model.h"
#include "common/simt/device/address_space.h"
#include "common/simt/runtime/api_call.h"
#include "common/simt/runtime/error_state.h"
#include "common/simt/runtime/operands.h"
#include "common/simt/runtime/stream_work.h"
#include "common/simt/runtime/timeline.h"
#include "common/simt/runtime/unfinished_work.h"
#include "simt/runtime_api.h"

using simt::AddressOf;
using simt::AddressSpace;
using simt::Allocation;
using simt::ApiCall;
using simt::Engine;
using simt::ErrorState;
using simt::FindingKind;
using simt::MemoryKind;
using simt::MemoryRows;
using simt::Role;
using simt::Space;
using simt::StreamOperation;
using simt::Timeline;
using simt::TransferCounters;

namespace {

// Rows of `width` bytes; a plain copy is one row.
struct Rows {
  std::size_t width, height;
  std::size_t bytes() const { return width * height; }
  // From the first byte to behind the last, where rows begin `pitch` bytes apart.
  std::size_t Span(std::size_t pitch) const {
    return height == 0 ? 0 : (height - 1) * pitch + width;
  }
};

const char* DirectionName(cudaMemcpyKind kind) {
  switch (kind) {
    case cudaMemcpyHostToHost:
      return "cudaMemcpyHostToHost";
    case cudaMemcpyHostToDevice:
      return "cudaMemcpyHostToDevice";
    case cudaMemcpyDeviceToHost:
      return "cudaMemcpyDeviceToHost";
    case cudaMemcpyDeviceToDevice:
      return "cudaMemcpyDeviceToDevice";
    case cudaMemcpyDefault:
      return "cudaMemcpyDefault";
  }
  return nullptr;
}

Space SourceSpace(cudaMemcpyKind kind, const void* source) {
  if (kind == cudaMemcpyDefault) return simt::SpaceOf(source);
  return kind == cudaMemcpyDeviceToHost || kind == cudaMemcpyDeviceToDevice ? Space::kDevice
                                                                            : Space::kHost;
}

Space DestinationSpace(cudaMemcpyKind kind, const void* destination) {
  if (kind == cudaMemcpyDefault) return simt::SpaceOf(destination);
  return kind == cudaMemcpyHostToDevice || kind == cudaMemcpyDeviceToDevice ? Space::kDevice
                                                                            : Space::kHost;
}

void CopyRow(void* destination, const void* source, std::size_t bytes) {
  std::memmove(destination, source, bytes);
  if (simt::Lookup(destination) == nullptr) return;
  if (simt::Lookup(source) != nullptr) {
    simt::CopyInitialized(AddressOf(destination), AddressOf(source), bytes);
  } else {
    AddressSpace::Get().MarkInitialized(AddressOf(destination), bytes);
  }
}

// Counts the copy and puts it on the timeline.
StreamOperation Account(Space from, Space to, const void* host_side, std::size_t bytes,
                        CUstream_st& stream) {
  TransferCounters& transfers = simt::Transfers();
  Timeline& timeline = Timeline::Get();
  if (from == Space::kHost) {
    ++transfers.host_to_device_calls;
    transfers.host_to_device_bytes += bytes;
    return timeline.Enqueue(stream, Engine::kToDevice,
                            simt::PredictHostCopy(bytes, simt::IsPinned(host_side)));
  }
  if (to == Space::kHost) {
    ++transfers.device_to_host_calls;
    transfers.device_to_host_bytes += bytes;
    return timeline.Enqueue(stream, Engine::kToHost,
                            simt::PredictHostCopy(bytes, simt::IsPinned(host_side)));
  }
  ++transfers.device_to_device_calls;
  transfers.device_to_device_bytes += bytes;
  return timeline.Enqueue(stream, Engine::kKernels, simt::PredictDeviceCopy(bytes));
}

// One side of a copy, as other streams meet it: not if it is pageable memory, which is copied to or
// from when it is asked for.
MemoryRows RowsOf(const void* pointer, std::size_t pitch, Rows rows) {
  if (simt::Lookup(pointer) == nullptr) return {};
  return {AddressOf(pointer), rows.width, pitch, rows.height};
}

// Remembers one side of an asynchronous copy, if the host can touch it meanwhile.
void NoteUnfinished(const ApiCall& call, const void* pointer, std::size_t bytes, bool is_write,
                    const CUstream_st& stream) {
  if (!simt::IsPinned(pointer)) return;
  simt::UnfinishedWork::Get().AddCopy(call.name(), call.pc(), AddressOf(pointer), bytes, is_write,
                                      stream.busy_until);
}

// `symbol` is the side, if any, that is a symbol and has been checked.
cudaError_t Copy(const ApiCall& call, void* destination, std::size_t destination_pitch,
                 const void* source, std::size_t source_pitch, Rows rows, cudaMemcpyKind kind,
                 cudaStream_t stream, bool wait, std::optional<Role> symbol = std::nullopt) {
  CUstream_st* in = Timeline::Get().Find(stream);
  if (in == nullptr) return call.Return(cudaErrorInvalidResourceHandle);
  const char* direction = DirectionName(kind);
  if (direction == nullptr) return call.Return(cudaErrorInvalidMemcpyDirection);
  if (rows.bytes() == 0 || ErrorState::Get().device_lost()) return cudaSuccess;

  const Space from = SourceSpace(kind, source);
  const Space to = DestinationSpace(kind, destination);
  bool good = true;
  if (symbol != Role::kDestination) {
    good &= CheckOperand(call, destination, rows.Span(destination_pitch), Role::kDestination, to,
                         direction);
  }
  if (symbol != Role::kSource) {
    good &= CheckOperand(call, source, rows.Span(source_pitch), Role::kSource, from, direction);
  }
  if (good && from == Space::kHost) {
    good &= CheckHostExtent(call, source, rows.Span(source_pitch), Role::kSource);
  }
  if (good && to == Space::kHost) {
    good &= CheckHostExtent(call, destination, rows.Span(destination_pitch), Role::kDestination);
  }
  if (!good) return call.Return(cudaErrorInvalidValue);

  {
    const simt::OpenDeviceMemory open;
    for (std::size_t row = 0; row < rows.height; ++row) {
      CopyRow(static_cast<char*>(destination) + row * destination_pitch,
              static_cast<const char*>(source) + row * source_pitch, rows.width);
    }
  }
  if (from == Space::kHost && to == Space::kHost) return cudaSuccess;
  const StreamOperation operation =
      Account(from, to, from == Space::kHost ? source : destination, rows.bytes(), *in);
  simt::StreamWork::Get().AddCopy(call, RowsOf(source, source_pitch, rows),
                                  RowsOf(destination, destination_pitch, rows), operation, *in);
  // A copy to pageable memory goes through a buffer, and returns when it is done.
  if (to == Space::kHost && !simt::IsPinned(destination)) wait = true;
  if (!wait) {
    NoteUnfinished(call, source, rows.Span(source_pitch), false, *in);
    NoteUnfinished(call, destination, rows.Span(destination_pitch), true, *in);
  }
  if (wait) Timeline::Get().WaitFor(*in);
  return cudaSuccess;
}

// Slices of rows, one behind the other. Whole slices are one run of rows.
cudaError_t CopyBox(const ApiCall& call, const cudaMemcpy3DParms* parameters, cudaStream_t stream,
                    bool wait) {
  if (parameters == nullptr) return call.Return(cudaErrorInvalidValue);
  const cudaPitchedPtr &to = parameters->dstPtr, &from = parameters->srcPtr;
  const cudaExtent& extent = parameters->extent;
  const auto fits = [&extent](const cudaPitchedPtr& memory, const cudaPos& position) {
    return position.x + extent.width <= memory.pitch && position.y + extent.height <= memory.ysize;
  };
  if (!fits(to, parameters->dstPos) || !fits(from, parameters->srcPos)) {
    return call.Return(cudaErrorInvalidPitchValue);
  }
  const auto begin = [](const cudaPitchedPtr& memory, const cudaPos& position, std::size_t slice) {
    const std::size_t row = (position.z + slice) * memory.ysize + position.y;
    return static_cast<char*>(memory.ptr) + row * memory.pitch + position.x;
  };
  const bool whole = extent.height == to.ysize && extent.height == from.ysize;
  const Rows rows = {extent.width, whole ? extent.height * extent.depth : extent.height};
  for (std::size_t slice = 0; slice < (whole ? 1 : extent.depth); ++slice) {
    const cudaError_t error = Copy(call, begin(to, parameters->dstPos, slice), to.pitch,
                                   begin(from, parameters->srcPos, slice), from.pitch, rows,
                                   parameters->kind, stream, wait);
    if (error != cudaSuccess) return error;
  }
  return cudaSuccess;
}

cudaError_t Fill(const ApiCall& call, void* pointer, std::size_t pitch, int value, Rows rows,
                 cudaStream_t stream) {
  CUstream_st* in = Timeline::Get().Find(stream);
  if (in == nullptr) return call.Return(cudaErrorInvalidResourceHandle);
  if (rows.bytes() == 0 || ErrorState::Get().device_lost()) return cudaSuccess;
  if (!CheckOperand(call, pointer, rows.Span(pitch), Role::kDestination, Space::kDevice, nullptr)) {
    return call.Return(cudaErrorInvalidValue);
  }
  {
    const simt::OpenDeviceMemory open;
    for (std::size_t row = 0; row < rows.height; ++row) {
      char* begin = static_cast<char*>(pointer) + row * pitch;
      std::memset(begin, value, rows.width);
      AddressSpace::Get().MarkInitialized(AddressOf(begin), rows.width);
    }
  }
  ++simt::Transfers().memset_calls;
  simt::Transfers().memset_bytes += rows.bytes();
  const StreamOperation operation =
      Timeline::Get().Enqueue(*in, Engine::kKernels, simt::PredictMemset(rows.bytes()));
  simt::StreamWork::Get().AddCopy(call, {}, RowsOf(pointer, pitch, rows), operation, *in);
  // Memory that the host can touch is filled when the call returns.
  if (simt::IsPinned(pointer)) Timeline::Get().WaitFor(*in);
  return cudaSuccess;
}

// Slices of rows, one behind the other. Whole slices are one run of rows.
cudaError_t FillSlices(const ApiCall& call, const cudaPitchedPtr& memory, int value,
                       const cudaExtent& extent, cudaStream_t stream) {
  if (extent.width > memory.pitch) return call.Return(cudaErrorInvalidPitchValue);
  if (extent.height > memory.ysize) return call.Return(cudaErrorInvalidValue);
  if (extent.height == memory.ysize) {
    return Fill(call, memory.ptr, memory.pitch, value, {extent.width, extent.height * extent.depth},
                stream);
  }
  for (std::size_t slice = 0; slice < extent.depth; ++slice) {
    char* begin = static_cast<char*>(memory.ptr) + slice * memory.pitch * memory.ysize;
    const cudaError_t error =
        Fill(call, begin, memory.pitch, value, {extent.width, extent.height}, stream);
    if (error != cudaSuccess) return error;
  }
  return cudaSuccess;
}

// A variable of the device and the bytes of it that a copy is about.
Allocation* FindSymbol(const void* symbol) {
  Allocation* a = simt::Lookup(symbol);
  const bool is_symbol = a != nullptr && !a->name.empty() && a->kind != MemoryKind::kShared &&
                         a->begin == AddressOf(symbol);
  return is_symbol ? a : nullptr;
}

cudaError_t CheckSymbol(const ApiCall& call, const void* symbol, std::size_t bytes,
                        std::size_t offset) {
  const Allocation* a = FindSymbol(symbol);
  if (a == nullptr) {
    call.Report(FindingKind::kInvalidCopy,
                std::string(call.name()) +
                    " was given something else than a __device__ or __constant__ variable",
                "", "pass the variable itself, not its address and not a pointer");
    return call.Return(cudaErrorInvalidSymbol);
  }
  if (offset > a->size || bytes > a->size - offset) {
    const std::string object =
        std::to_string(offset + bytes - a->size) + " bytes past " + NameOf(*a);
    call.Report(
        FindingKind::kInvalidCopy,
        std::string(call.name()) + " copies " + std::to_string(bytes) + " bytes, up to " + object,
        object, "give the size in bytes, at most the variable's");
    return call.Return(cudaErrorInvalidValue);
  }
  return cudaSuccess;
}

cudaError_t CopyToSymbol(const ApiCall& call, const void* symbol, const void* source,
                         std::size_t bytes, std::size_t offset, cudaMemcpyKind kind,
                         cudaStream_t stream, bool wait) {
  if (kind == cudaMemcpyDeviceToHost || kind == cudaMemcpyHostToHost) {
    return call.Return(cudaErrorInvalidMemcpyDirection);
  }
  const cudaError_t error = CheckSymbol(call, symbol, bytes, offset);
  if (error != cudaSuccess) return error;
  void* destination = const_cast<char*>(static_cast<const char*>(symbol)) + offset;
  return Copy(call, destination, bytes, source, bytes, {bytes, 1}, kind, stream, wait,
              Role::kDestination);
}

cudaError_t CopyFromSymbol(const ApiCall& call, void* destination, const void* symbol,
                           std::size_t bytes, std::size_t offset, cudaMemcpyKind kind,
                           cudaStream_t stream, bool wait) {
  if (kind == cudaMemcpyHostToDevice || kind == cudaMemcpyHostToHost) {
    return call.Return(cudaErrorInvalidMemcpyDirection);
  }
  const cudaError_t error = CheckSymbol(call, symbol, bytes, offset);
  if (error != cudaSuccess) return error;
  return Copy(call, destination, bytes, static_cast<const char*>(symbol) + offset, bytes,
              {bytes, 1}, kind, stream, wait, Role::kSource);
}

}  // namespace

cudaError_t cudaMemcpy(void* destination, const void* source, size_t bytes, cudaMemcpyKind kind) {
  SIMT_API_CALL(Kind::kSynchronous);
  return Copy(call, destination, bytes, source, bytes, {bytes, 1}, kind, nullptr, true);
}

cudaError_t cudaMemcpyAsync(void* destination, const void* source, size_t bytes,
                            cudaMemcpyKind kind, cudaStream_t stream) {
  SIMT_API_CALL(Kind::kAsynchronous);
  return Copy(call, destination, bytes, source, bytes, {bytes, 1}, kind, stream, false);
}

cudaError_t cudaMemcpy3D(const cudaMemcpy3DParms* parameters) {
  SIMT_API_CALL(Kind::kSynchronous);
  return CopyBox(call, parameters, nullptr, true);
}

cudaError_t cudaMemcpy3DAsync(const cudaMemcpy3DParms* parameters, cudaStream_t stream) {
  SIMT_API_CALL(Kind::kAsynchronous);
  return CopyBox(call, parameters, stream, false);
}

cudaError_t cudaMemcpyPeer(void* destination, int destination_device, const void* source,
                           int source_device, size_t bytes) {
  SIMT_API_CALL(Kind::kAsynchronous);
  if (destination_device != 0 || source_device != 0) return call.Return(cudaErrorInvalidDevice);
  return Copy(call, destination, bytes, source, bytes, {bytes, 1}, cudaMemcpyDeviceToDevice,
              nullptr, false);
}

cudaError_t cudaMemcpyPeerAsync(void* destination, int destination_device, const void* source,
                                int source_device, size_t bytes, cudaStream_t stream) {
  SIMT_API_CALL(Kind::kAsynchronous);
  if (destination_device != 0 || source_device != 0) return call.Return(cudaErrorInvalidDevice);
  return Copy(call, destination, bytes, source, bytes, {bytes, 1}, cudaMemcpyDeviceToDevice, stream,
              false);
}

cudaError_t cudaMemcpy2D(void* destination, size_t destination_pitch, const void* source,
                         size_t source_pitch, size_t width, size_t height, cudaMemcpyKind kind) {
  SIMT_API_CALL(Kind::kSynchronous);
  if (width > std::min(destination_pitch, source_pitch)) {
    return call.Return(cudaErrorInvalidPitchValue);
  }
  return Copy(call, destination, destination_pitch, source, source_pitch, {width, height}, kind,
              nullptr, true);
}

cudaError_t cudaMemcpy2DAsync(void* destination, size_t destination_pitch, const void* source,
                              size_t source_pitch, size_t width, size_t height, cudaMemcpyKind kind,
                              cudaStream_t stream) {
  SIMT_API_CALL(Kind::kAsynchronous);
  if (width > std::min(destination_pitch, source_pitch)) {
    return call.Return(cudaErrorInvalidPitchValue);
  }
  return Copy(call, destination, destination_pitch, source, source_pitch, {width, height}, kind,
              stream, false);
}

cudaError_t cudaMemset(void* pointer, int value, size_t bytes) {
  SIMT_API_CALL(Kind::kAsynchronous);
  return Fill(call, pointer, bytes, value, {bytes, 1}, nullptr);
}

cudaError_t cudaMemsetAsync(void* pointer, int value, size_t bytes, cudaStream_t stream) {
  SIMT_API_CALL(Kind::kAsynchronous);
  return Fill(call, pointer, bytes, value, {bytes, 1}, stream);
}

cudaError_t cudaMemset2D(void* pointer, size_t pitch, int value, size_t width, size_t height) {
  SIMT_API_CALL(Kind::kAsynchronous);
  if (width > pitch) return call.Return(cudaErrorInvalidPitchValue);
  return Fill(call, pointer, pitch, value, {width, height}, nullptr);
}

cudaError_t cudaMemset2DAsync(void* pointer, size_t pitch, int value, size_t width, size_t height,
                              cudaStream_t stream) {
  SIMT_API_CALL(Kind::kAsynchronous);
  if (width > pitch) return call.Return(cudaErrorInvalidPitchValue);
  return Fill(call, pointer, pitch, value, {width, height}, stream);
}

cudaError_t cudaMemset3D(cudaPitchedPtr pointer, int value, cudaExtent extent) {
  SIMT_API_CALL(Kind::kAsynchronous);
  return FillSlices(call, pointer, value, extent, nullptr);
}

cudaError_t cudaMemset3DAsync(cudaPitchedPtr pointer, int value, cudaExtent extent,
                              cudaStream_t stream) {
  SIMT_API_CALL(Kind::kAsynchronous);
  return FillSlices(call, pointer, value, extent, stream);
}

cudaError_t cudaMemcpyToSymbol(const void* symbol, const void* source, size_t bytes, size_t offset,
                               cudaMemcpyKind kind) {
  SIMT_API_CALL(Kind::kSynchronous);
  return CopyToSymbol(call, symbol, source, bytes, offset, kind, nullptr, true);
}

cudaError_t cudaMemcpyToSymbolAsync(const void* symbol, const void* source, size_t bytes,
                                    size_t offset, cudaMemcpyKind kind, cudaStream_t stream) {
  SIMT_API_CALL(Kind::kAsynchronous);
  return CopyToSymbol(call, symbol, source, bytes, offset, kind, stream, false);
}

cudaError_t cudaMemcpyFromSymbol(void* destination, const void* symbol, size_t bytes, size_t offset,
                                 cudaMemcpyKind kind) {
  SIMT_API_CALL(Kind::kSynchronous);
  return CopyFromSymbol(call, destination, symbol, bytes, offset, kind, nullptr, true);
}

cudaError_t cudaMemcpyFromSymbolAsync(void* destination, const void* symbol, size_t bytes,
                                      size_t offset, cudaMemcpyKind kind, cudaStream_t stream) {
  SIMT_API_CALL(Kind::kAsynchronous);
  return CopyFromSymbol(call, destination, symbol, bytes, offset, kind, stream, false);
}

cudaError_t cudaGetSymbolAddress(void** pointer, const void* symbol) {
  SIMT_API_CALL(Kind::kAsynchronous);
  const Allocation* a = FindSymbol(symbol);
  if (a == nullptr) return call.Return(cudaErrorInvalidSymbol);
  NoteSymbolAddress(*a);
  *pointer = const_cast<void*>(symbol);
  return cudaSuccess;
}

cudaError_t cudaGetSymbolSize(size_t* bytes, const void* symbol) {
  SIMT_API_CALL(Kind::kAsynchronous);
  const Allocation* a = FindSymbol(symbol);
  if (a == nullptr) return call.Return(cudaErrorInvalidSymbol);
  *bytes = a->size;
  return cudaSuccess;
}
