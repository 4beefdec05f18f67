// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: timeline.h
//
// The modelled GPU's clock. Work is done when it is asked for, but on the timeline it takes the
// time that count/time_model.h predicts, in its stream's order, on one of three engines (kernels,
// copies to the device, copies to the host) that each do one thing at a time. Host code takes no
// time.

#ifndef COMMON_SIMT_RUNTIME_TIMELINE_H_
#define COMMON_SIMT_RUNTIME_TIMELINE_H_

#include <set>

#include "simt/runtime_types.h"

// What a stream handle points to.
struct CUstream_st {
  unsigned flags = 0;
  int priority = 0;
  double busy_until = 0;  // seconds
};

// What an event handle points to.
struct CUevent_st {
  unsigned flags = 0;
  bool recorded = false;
  double time = 0;  // seconds
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
  void Enqueue(CUstream_st& stream, Engine engine, double seconds);
  // When what is in `stream` now will be done.
  double EndOf(const CUstream_st& stream) const;

  // The host waits until then; for everything.
  void WaitUntil(double time);
  void WaitForAll();
  double host_now() const { return host_now_; }
  // A glance at the device, which takes a microsecond: a loop of them comes to an end.
  void Poll() { host_now_ += 1e-6; }

  // When everything asked for so far will be done.
  double End() const;

 private:
  bool IsOrderedWithNull(const CUstream_st& stream) const;

  double host_now_ = 0;
  double engine_busy_until_[3] = {};
  CUstream_st null_;
  CUstream_st per_thread_;
  std::set<CUstream_st*> streams_;
  std::set<CUevent_st*> events_;
};

}  // namespace simt

#endif  // COMMON_SIMT_RUNTIME_TIMELINE_H_
