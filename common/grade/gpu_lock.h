// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: gpu_lock.h
//
// One GPU for several graders: runs share it, but a run whose time is taken has it alone.

#ifndef COMMON_GRADE_GPU_LOCK_H_
#define COMMON_GRADE_GPU_LOCK_H_

namespace grade {

// Names the file by which the graders of this machine know of each other; without it none waits.
inline constexpr char kGpuLockVariable[] = "GRADE_GPU_LOCK";

// Holds the GPU for its scope, waiting until it can: alone, or with others that are not alone. Who
// came first goes first. Nothing is locked if the file cannot be opened.
class GpuLock {
 public:
  explicit GpuLock(bool alone);
  GpuLock(const GpuLock&) = delete;
  GpuLock& operator=(const GpuLock&) = delete;
  ~GpuLock();

 private:
  int fd_ = -1;
};

}  // namespace grade

#endif  // COMMON_GRADE_GPU_LOCK_H_
