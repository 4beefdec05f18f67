// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: streams.cc
//
// The runtime API's streams and events.

#include "common/simt/runtime/api_call.h"
#include "common/simt/runtime/timeline.h"
#include "common/simt/runtime/unfinished_work.h"
#include "simt/runtime_api.h"

using simt::Timeline;

namespace {

constexpr int kLeastPriority = 0;
constexpr int kGreatestPriority = -5;

}  // namespace

cudaError_t cudaStreamCreate(cudaStream_t* stream) {
  SIMT_API_CALL(Kind::kAsynchronous);
  if (stream == nullptr) return call.Return(cudaErrorInvalidValue);
  *stream = Timeline::Get().CreateStream(cudaStreamDefault, kLeastPriority);
  return cudaSuccess;
}

cudaError_t cudaStreamCreateWithFlags(cudaStream_t* stream, unsigned flags) {
  SIMT_API_CALL(Kind::kAsynchronous);
  if (stream == nullptr || flags > cudaStreamNonBlocking) return call.Return(cudaErrorInvalidValue);
  *stream = Timeline::Get().CreateStream(flags, kLeastPriority);
  return cudaSuccess;
}

cudaError_t cudaStreamCreateWithPriority(cudaStream_t* stream, unsigned flags, int priority) {
  SIMT_API_CALL(Kind::kAsynchronous);
  if (stream == nullptr || flags > cudaStreamNonBlocking) return call.Return(cudaErrorInvalidValue);
  if (priority > kLeastPriority) priority = kLeastPriority;
  if (priority < kGreatestPriority) priority = kGreatestPriority;
  *stream = Timeline::Get().CreateStream(flags, priority);
  return cudaSuccess;
}

cudaError_t cudaDeviceGetStreamPriorityRange(int* least, int* greatest) {
  SIMT_API_CALL(Kind::kAsynchronous);
  if (least != nullptr) *least = kLeastPriority;
  if (greatest != nullptr) *greatest = kGreatestPriority;
  return cudaSuccess;
}

cudaError_t cudaStreamDestroy(cudaStream_t stream) {
  SIMT_API_CALL(Kind::kAsynchronous);
  return Timeline::Get().DestroyStream(stream) ? cudaSuccess
                                               : call.Return(cudaErrorInvalidResourceHandle);
}

cudaError_t cudaStreamSynchronize(cudaStream_t stream) {
  SIMT_API_CALL(Kind::kSynchronous);
  Timeline& timeline = Timeline::Get();
  const CUstream_st* found = timeline.Find(stream);
  if (found == nullptr) return call.Return(cudaErrorInvalidResourceHandle);
  timeline.WaitFor(*found);
  return cudaSuccess;
}

cudaError_t cudaStreamQuery(cudaStream_t stream) {
  SIMT_API_CALL(Kind::kSynchronous);
  Timeline& timeline = Timeline::Get();
  const CUstream_st* found = timeline.Find(stream);
  if (found == nullptr) return call.Return(cudaErrorInvalidResourceHandle);
  timeline.Poll();
  if (timeline.EndOf(*found) > timeline.host_now()) return cudaErrorNotReady;
  timeline.WaitFor(*found);
  return cudaSuccess;
}

cudaError_t cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event, unsigned) {
  SIMT_API_CALL(Kind::kAsynchronous);
  CUstream_st* waiting = Timeline::Get().Find(stream);
  const CUevent_st* found = Timeline::Get().Find(event);
  if (waiting == nullptr || found == nullptr) return call.Return(cudaErrorInvalidResourceHandle);
  Timeline::Get().WaitInStream(*waiting, *found);
  return cudaSuccess;
}

cudaError_t cudaStreamGetFlags(cudaStream_t stream, unsigned* flags) {
  SIMT_API_CALL(Kind::kAsynchronous);
  const CUstream_st* found = Timeline::Get().Find(stream);
  if (found == nullptr) return call.Return(cudaErrorInvalidResourceHandle);
  *flags = found->flags;
  return cudaSuccess;
}

cudaError_t cudaStreamGetPriority(cudaStream_t stream, int* priority) {
  SIMT_API_CALL(Kind::kAsynchronous);
  const CUstream_st* found = Timeline::Get().Find(stream);
  if (found == nullptr) return call.Return(cudaErrorInvalidResourceHandle);
  *priority = found->priority;
  return cudaSuccess;
}

cudaError_t cudaStreamGetDevice(cudaStream_t stream, int* device) {
  SIMT_API_CALL(Kind::kAsynchronous);
  if (Timeline::Get().Find(stream) == nullptr) return call.Return(cudaErrorInvalidResourceHandle);
  if (device == nullptr) return call.Return(cudaErrorInvalidValue);
  *device = 0;
  return cudaSuccess;
}

cudaError_t cudaStreamGetId(cudaStream_t stream, unsigned long long* id) {
  SIMT_API_CALL(Kind::kAsynchronous);
  const CUstream_st* found = Timeline::Get().Find(stream);
  if (found == nullptr) return call.Return(cudaErrorInvalidResourceHandle);
  if (id == nullptr) return call.Return(cudaErrorInvalidValue);
  *id = static_cast<unsigned long long>(found->number);
  return cudaSuccess;
}

// Managed memory is where it is needed, whatever stream it belongs to.
cudaError_t cudaStreamAttachMemAsync(cudaStream_t stream, void* pointer, size_t, unsigned) {
  SIMT_API_CALL(Kind::kAsynchronous);
  if (Timeline::Get().Find(stream) == nullptr) return call.Return(cudaErrorInvalidResourceHandle);
  return call.Return(pointer == nullptr ? cudaErrorInvalidValue : cudaSuccess);
}

// Everything before it in the stream has been done, so a host function can run at once.
cudaError_t cudaLaunchHostFunc(cudaStream_t stream, cudaHostFn_t function, void* user_data) {
  {
    SIMT_API_CALL(Kind::kAsynchronous);
    if (Timeline::Get().Find(stream) == nullptr) {
      return call.Return(cudaErrorInvalidResourceHandle);
    }
    if (function == nullptr) return call.Return(cudaErrorInvalidValue);
  }
  const simt::UnfinishedWork::InStreamOrder in_order;
  function(user_data);
  return cudaSuccess;
}

cudaError_t cudaStreamAddCallback(cudaStream_t stream, cudaStreamCallback_t callback,
                                  void* user_data, unsigned) {
  {
    SIMT_API_CALL(Kind::kAsynchronous);
    if (Timeline::Get().Find(stream) == nullptr) {
      return call.Return(cudaErrorInvalidResourceHandle);
    }
    if (callback == nullptr) return call.Return(cudaErrorInvalidValue);
  }
  const simt::UnfinishedWork::InStreamOrder in_order;
  callback(stream, cudaSuccess, user_data);
  return cudaSuccess;
}

cudaError_t cudaEventCreate(cudaEvent_t* event) {
  SIMT_API_CALL(Kind::kAsynchronous);
  if (event == nullptr) return call.Return(cudaErrorInvalidValue);
  *event = Timeline::Get().CreateEvent(cudaEventDefault);
  return cudaSuccess;
}

cudaError_t cudaEventCreateWithFlags(cudaEvent_t* event, unsigned flags) {
  SIMT_API_CALL(Kind::kAsynchronous);
  if (event == nullptr || flags > (cudaEventBlockingSync | cudaEventDisableTiming)) {
    return call.Return(cudaErrorInvalidValue);
  }
  *event = Timeline::Get().CreateEvent(flags);
  return cudaSuccess;
}

cudaError_t cudaEventDestroy(cudaEvent_t event) {
  SIMT_API_CALL(Kind::kAsynchronous);
  return Timeline::Get().DestroyEvent(event) ? cudaSuccess
                                             : call.Return(cudaErrorInvalidResourceHandle);
}

cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t stream) {
  SIMT_API_CALL(Kind::kAsynchronous);
  CUevent_st* found = Timeline::Get().Find(event);
  const CUstream_st* in = Timeline::Get().Find(stream);
  if (found == nullptr || in == nullptr) return call.Return(cudaErrorInvalidResourceHandle);
  Timeline::Get().Record(*found, *in);
  return cudaSuccess;
}

cudaError_t cudaEventRecordWithFlags(cudaEvent_t event, cudaStream_t stream, unsigned flags) {
  SIMT_API_CALL(Kind::kAsynchronous);
  if (flags != cudaEventRecordDefault) return call.Return(cudaErrorInvalidValue);
  return cudaEventRecord(event, stream);
}

cudaError_t cudaEventSynchronize(cudaEvent_t event) {
  SIMT_API_CALL(Kind::kSynchronous);
  const CUevent_st* found = Timeline::Get().Find(event);
  if (found == nullptr) return call.Return(cudaErrorInvalidResourceHandle);
  Timeline::Get().WaitFor(*found);
  return cudaSuccess;
}

cudaError_t cudaEventQuery(cudaEvent_t event) {
  SIMT_API_CALL(Kind::kSynchronous);
  Timeline& timeline = Timeline::Get();
  const CUevent_st* found = timeline.Find(event);
  if (found == nullptr) return call.Return(cudaErrorInvalidResourceHandle);
  timeline.Poll();
  if (found->recorded && found->time > timeline.host_now()) return cudaErrorNotReady;
  timeline.WaitFor(*found);
  return cudaSuccess;
}

cudaError_t cudaEventElapsedTime(float* milliseconds, cudaEvent_t start, cudaEvent_t end) {
  SIMT_API_CALL(Kind::kAsynchronous);
  const Timeline& timeline = Timeline::Get();
  if (milliseconds == nullptr) return call.Return(cudaErrorInvalidValue);
  const CUevent_st* first = Timeline::Get().Find(start);
  const CUevent_st* last = Timeline::Get().Find(end);
  if (first == nullptr || last == nullptr || !first->recorded || !last->recorded ||
      ((first->flags | last->flags) & cudaEventDisableTiming) != 0) {
    return call.Return(cudaErrorInvalidResourceHandle);
  }
  if (first->time > timeline.host_now() || last->time > timeline.host_now()) {
    return call.Return(cudaErrorNotReady);
  }
  *milliseconds = static_cast<float>((last->time - first->time) * 1e3);
  return cudaSuccess;
}
