// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: stream_work.h
//
// Copies, fills and kernels that the host has not waited for, and what they do to memory. They have
// been done, one after the other, but on a GPU those of different streams may be under way at the
// same time: a copy that meets memory that a kernel or copy of another stream works on, with no
// event and no wait between, is a race. (Two kernels of different streams are not compared: their
// accesses to a word are known only until the next kernel's.)

#ifndef COMMON_SIMT_RUNTIME_STREAM_WORK_H_
#define COMMON_SIMT_RUNTIME_STREAM_WORK_H_

#include <cstddef>
#include <cstdint>
#include <vector>

#include "common/simt/device/running.h"
#include "common/simt/runtime/api_call.h"
#include "common/simt/runtime/timeline.h"

namespace simt {

// Rows of `width` bytes that begin `pitch` bytes apart. Empty: no memory that the device can reach.
struct MemoryRows {
  std::uintptr_t begin = 0;
  std::size_t width = 0, pitch = 0, height = 0;
};

class StreamWork {
 public:
  static StreamWork& Get();

  // A copy or a fill by `call`, which is `operation`, the last of `stream`.
  void AddCopy(const ApiCall& call, MemoryRows read, MemoryRows written, StreamOperation operation,
               const CUstream_st& stream);
  // A launch whose accesses carry the ticks [first, last).
  void AddKernel(const char* name, Tick first, Tick last, StreamOperation operation,
                 const CUstream_st& stream);

 private:
  struct Copy {
    const char* name;
    std::uintptr_t pc;
    MemoryRows read, written;
    StreamOperation operation;
  };
  struct Kernel {
    const char* name;
    Tick first, last;
    StreamOperation operation;
  };

  void ForgetWaitedFor();
  static void Compare(const Copy& now, const Copy& before);
  static void Compare(const Copy& copy, const Kernel& kernel, bool kernel_is_later);

  std::vector<Copy> copies_;
  std::vector<Kernel> kernels_;
};

}  // namespace simt

#endif  // COMMON_SIMT_RUNTIME_STREAM_WORK_H_
