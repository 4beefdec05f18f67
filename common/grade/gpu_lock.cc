// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/grade/gpu_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <string>

namespace grade {

namespace {

// The descriptor of the locked file, or -1.
int Lock(const std::string& path, int operation) {
  // Made only if it is not there: another user's file cannot be opened to be made.
  int fd = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (fd < 0) fd = open(path.c_str(), O_RDONLY | O_CREAT | O_CLOEXEC, 0644);
  if (fd < 0) return -1;
  while (flock(fd, operation) != 0 && errno == EINTR) {
  }
  return fd;
}

}  // namespace

GpuLock::GpuLock(bool alone) {
  const char* const path = std::getenv(kGpuLockVariable);
  if (path == nullptr || *path == '\0') return;
  // All queue at the door: else those that share would let each other in for ever.
  const int door = Lock(std::string(path) + ".door", LOCK_EX);
  fd_ = Lock(path, alone ? LOCK_EX : LOCK_SH);
  if (door >= 0) close(door);
}

GpuLock::~GpuLock() {
  if (fd_ >= 0) close(fd_);
}

}  // namespace grade
