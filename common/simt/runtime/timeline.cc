// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: timeline.cc

#include "common/simt/runtime/timeline.h"

#include <algorithm>

namespace simt {

Timeline& Timeline::Get() {
  static Timeline& timeline = *new Timeline;
  return timeline;
}

cudaStream_t Timeline::CreateStream(unsigned flags, int priority) {
  auto* stream = new CUstream_st{flags, priority, host_now_};
  streams_.insert(stream);
  return stream;
}

bool Timeline::DestroyStream(cudaStream_t stream) {
  if (streams_.erase(stream) == 0) return false;
  delete stream;
  return true;
}

CUstream_st* Timeline::Find(cudaStream_t stream) {
  if (stream == nullptr || stream == cudaStreamLegacy) return &null_;
  if (stream == cudaStreamPerThread) return &per_thread_;
  return streams_.count(stream) != 0 ? stream : nullptr;
}

cudaEvent_t Timeline::CreateEvent(unsigned flags) {
  auto* event = new CUevent_st{flags, false, 0};
  events_.insert(event);
  return event;
}

bool Timeline::DestroyEvent(cudaEvent_t event) {
  if (events_.erase(event) == 0) return false;
  delete event;
  return true;
}

CUevent_st* Timeline::Find(cudaEvent_t event) {
  return events_.count(event) != 0 ? event : nullptr;
}

bool Timeline::IsOrderedWithNull(const CUstream_st& stream) const {
  return (stream.flags & cudaStreamNonBlocking) == 0;
}

double Timeline::EndOf(const CUstream_st& stream) const {
  double end = std::max(stream.busy_until, host_now_);
  if (&stream == &null_) {
    end = std::max(end, per_thread_.busy_until);
    for (const CUstream_st* other : streams_) {
      if (IsOrderedWithNull(*other)) end = std::max(end, other->busy_until);
    }
  } else if (IsOrderedWithNull(stream)) {
    end = std::max(end, null_.busy_until);
  }
  return end;
}

void Timeline::Enqueue(CUstream_st& stream, Engine engine, double seconds) {
  double& engine_busy_until = engine_busy_until_[static_cast<int>(engine)];
  stream.busy_until = std::max(EndOf(stream), engine_busy_until) + seconds;
  engine_busy_until = stream.busy_until;
}

void Timeline::WaitUntil(double time) { host_now_ = std::max(host_now_, time); }

void Timeline::WaitForAll() { WaitUntil(End()); }

double Timeline::End() const {
  double end = std::max({host_now_, null_.busy_until, per_thread_.busy_until});
  for (const double engine : engine_busy_until_) end = std::max(end, engine);
  for (const CUstream_st* stream : streams_) end = std::max(end, stream->busy_until);
  return end;
}

}  // namespace simt
