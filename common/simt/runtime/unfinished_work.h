// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: unfinished_work.h
//
// Kernels and copies that the host has not waited for. They have been done, for execution is eager,
// but on a GPU they may be under way: host code that touches what they write, or writes what they
// read, races with them.

#ifndef COMMON_SIMT_RUNTIME_UNFINISHED_WORK_H_
#define COMMON_SIMT_RUNTIME_UNFINISHED_WORK_H_

#include <cstddef>
#include <cstdint>
#include <vector>

#include "common/simt/device/running.h"

namespace simt {

class UnfinishedWork {
 public:
  static UnfinishedWork& Get();

  // A launch whose accesses carry the ticks [first, last); `end` is when the timeline has it done.
  void AddKernel(const char* name, Tick first, Tick last, double end);
  // An asynchronous copy that reads or writes memory the host can touch.
  void AddCopy(const char* name, std::uintptr_t pc, std::uintptr_t address, std::size_t bytes,
               bool is_write, double end);

  // Reports an access by the host to managed or pinned memory if it races with such work.
  void CheckHostAccess(std::uintptr_t address, unsigned bytes, bool is_write, std::uintptr_t pc);

  // While it lives nothing is checked: for host functions that the device calls in stream order.
  class InStreamOrder {
   public:
    InStreamOrder() { ++Get().suspended_; }
    ~InStreamOrder() { --Get().suspended_; }
    InStreamOrder(const InStreamOrder&) = delete;
    InStreamOrder& operator=(const InStreamOrder&) = delete;
  };

 private:
  struct Kernel {
    const char* name;
    Tick first, last;
    double end;
  };
  struct Copy {
    const char* name;
    std::uintptr_t pc, address;
    std::size_t bytes;
    bool is_write;
    double end;
  };

  void ForgetFinished();
  const Kernel* KernelAt(Tick tick) const;

  std::vector<Kernel> kernels_;
  std::vector<Copy> copies_;
  int suspended_ = 0;
};

}  // namespace simt

#endif  // COMMON_SIMT_RUNTIME_UNFINISHED_WORK_H_
