// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: timeline.h
//
// The modelled GPU's clock. Work is done when it is asked for, but on the timeline it takes the
// time that count/time_model.h predicts, in its stream's order, on one of three engines (kernels,
// copies to the device, copies to the host) that each do one thing at a time. Host code takes no
// time.
//
// Beside the time it keeps the order that CUDA promises: which operations have ended when another
// one begins, however long each takes. Streams, events and waits make it; engines do not.

#ifndef COMMON_SIMT_RUNTIME_TIMELINE_H_
#define COMMON_SIMT_RUNTIME_TIMELINE_H_

#include <cstddef>
#include <cstdint>
#include <set>
#include <vector>

#include "simt/runtime_types.h"

namespace simt {

// The number-th operation of a stream, which has a number, too.
struct StreamOperation {
  int stream = 0;
  std::uint32_t number = 0;
};

// A moment in the promised order: how many operations of each stream have ended for certain.
class StreamMoment {
 public:
  bool IsAfter(StreamOperation operation) const {
    const auto stream = static_cast<std::size_t>(operation.stream);
    return stream < ended_.size() && ended_[stream] >= operation.number;
  }
  // From now on it is after `other`, too.
  void Join(const StreamMoment& other);
  // It is after one more operation of `stream`, which is returned.
  StreamOperation Advance(int stream);

 private:
  std::vector<std::uint32_t> ended_;  // by the stream's number
};

}  // namespace simt

// What a stream handle points to.
struct CUstream_st {
  unsigned flags = 0;
  int priority = 0;
  double busy_until = 0;  // seconds
  int number = 0;
  simt::StreamMoment moment;  // after its last operation
};

// What an event handle points to.
struct CUevent_st {
  unsigned flags = 0;
  bool recorded = false;
  double time = 0;  // seconds
  simt::StreamMoment moment;
};

namespace simt {

enum class Engine { kKernels, kToDevice, kToHost };

class Timeline {
 public:
  static Timeline& Get();

  // The handles the program holds. Find returns what a handle stands for, the null stream for the
  // null handle; null if the program does not own such a stream (or event).
  cudaStream_t CreateStream(unsigned flags, int priority);
  bool DestroyStream(cudaStream_t stream);
  CUstream_st* Find(cudaStream_t stream);
  cudaEvent_t CreateEvent(unsigned flags);
  bool DestroyEvent(cudaEvent_t event);
  CUevent_st* Find(cudaEvent_t event);

  // Puts work of so many seconds into `stream`. The null stream waits for all others made without
  // cudaStreamNonBlocking, and they for it.
  StreamOperation Enqueue(CUstream_st& stream, Engine engine, double seconds);
  // When what is in `stream` now will be done.
  double EndOf(const CUstream_st& stream) const;

  // The event stands for what is in `stream` now; what comes in `stream` waits for the event.
  void Record(CUevent_st& event, const CUstream_st& stream);
  void WaitInStream(CUstream_st& stream, const CUevent_st& event);

  // The host waits for what is in the stream now; for what the event stands for; for everything.
  void WaitFor(const CUstream_st& stream);
  void WaitFor(const CUevent_st& event);
  void WaitForAll();
  // True if the host has waited for the operation.
  bool IsWaitedFor(StreamOperation operation) const { return host_moment_.IsAfter(operation); }
  // True if there are streams beside the null stream.
  bool HasStreams() const { return !streams_.empty() || per_thread_.busy_until > 0; }
  double host_now() const { return host_now_; }
  // A glance at the device, which takes a microsecond: a loop of them comes to an end.
  void Poll() { host_now_ += 1e-6; }

  // When everything asked for so far will be done.
  double End() const;

 private:
  bool IsOrderedWithNull(const CUstream_st& stream) const;
  // After all that is in `stream` now.
  StreamMoment MomentOf(const CUstream_st& stream) const;
  void WaitUntil(double time);

  double host_now_ = 0;
  double engine_busy_until_[3] = {};
  CUstream_st null_;
  CUstream_st per_thread_{cudaStreamDefault, 0, 0, 1, {}};
  int next_number_ = 2;
  StreamMoment host_moment_, last_moment_;  // what the host has waited for; everything
  std::set<CUstream_st*> streams_;
  std::set<CUevent_st*> events_;
};

}  // namespace simt

#endif  // COMMON_SIMT_RUNTIME_TIMELINE_H_
