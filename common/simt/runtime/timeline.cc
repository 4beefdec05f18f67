// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: timeline.cc

#include "common/simt/runtime/timeline.h"

#include <algorithm>

namespace simt {

void StreamMoment::Join(const StreamMoment& other) {
  if (ended_.size() < other.ended_.size()) ended_.resize(other.ended_.size());
  for (std::size_t i = 0; i < other.ended_.size(); ++i) {
    ended_[i] = std::max(ended_[i], other.ended_[i]);
  }
}

StreamOperation StreamMoment::Advance(int stream) {
  const auto index = static_cast<std::size_t>(stream);
  if (ended_.size() <= index) ended_.resize(index + 1);
  return {stream, ++ended_[index]};
}

Timeline& Timeline::Get() {
  static Timeline& timeline = *new Timeline;
  return timeline;
}

cudaStream_t Timeline::CreateStream(unsigned flags, int priority) {
  auto* stream = new CUstream_st{flags, priority, host_now_, next_number_++, {}};
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
  auto* event = new CUevent_st{flags, false, 0, {}};
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

StreamMoment Timeline::MomentOf(const CUstream_st& stream) const {
  StreamMoment moment = stream.moment;
  if (&stream == &null_) {
    moment.Join(per_thread_.moment);
    for (const CUstream_st* other : streams_) {
      if (IsOrderedWithNull(*other)) moment.Join(other->moment);
    }
  } else if (IsOrderedWithNull(stream)) {
    moment.Join(null_.moment);
  }
  return moment;
}

StreamOperation Timeline::Enqueue(CUstream_st& stream, Engine engine, double seconds) {
  double& engine_busy_until = engine_busy_until_[static_cast<int>(engine)];
  stream.busy_until = std::max(EndOf(stream), engine_busy_until) + seconds;
  engine_busy_until = stream.busy_until;
  stream.moment = MomentOf(stream);
  stream.moment.Join(host_moment_);
  last_moment_.Advance(stream.number);
  return stream.moment.Advance(stream.number);
}

void Timeline::Record(CUevent_st& event, const CUstream_st& stream) {
  event.recorded = true;
  event.time = EndOf(stream);
  event.moment = MomentOf(stream);
}

void Timeline::WaitInStream(CUstream_st& stream, const CUevent_st& event) {
  if (!event.recorded) return;
  stream.busy_until = std::max(stream.busy_until, event.time);
  stream.moment.Join(event.moment);
}

void Timeline::WaitUntil(double time) { host_now_ = std::max(host_now_, time); }

void Timeline::WaitFor(const CUstream_st& stream) {
  WaitUntil(EndOf(stream));
  host_moment_.Join(MomentOf(stream));
}

void Timeline::WaitFor(const CUevent_st& event) {
  if (!event.recorded) return;
  WaitUntil(event.time);
  host_moment_.Join(event.moment);
}

void Timeline::WaitForAll() {
  WaitUntil(End());
  host_moment_.Join(last_moment_);
}

double Timeline::End() const {
  double end = std::max({host_now_, null_.busy_until, per_thread_.busy_until});
  for (const double engine : engine_busy_until_) end = std::max(end, engine);
  for (const CUstream_st* stream : streams_) end = std::max(end, stream->busy_until);
  return end;
}

}  // namespace simt
