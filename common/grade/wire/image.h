// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: image.h
//
// The trusted side of the shared memory: writes calls into it, and copies results out of it by its
// own knowledge of where they are; what it reads once it judges once. Whatever the runner does to
// the memory, its size does not change (it is sealed against growing and shrinking). It is written
// and read like a file: a mapping would cost a page fault a page.

#ifndef COMMON_GRADE_WIRE_IMAGE_H_
#define COMMON_GRADE_WIRE_IMAGE_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "common/grade/wire/call.h"
#include "common/grade/wire/layout.h"

namespace grade::wire {

class Image {
 public:
  // Lays out `calls` in fresh memory. Every argument must have its bytes, an output its poison.
  static absl::StatusOr<Image> Create(const std::vector<Call>& calls, std::uint64_t nonce,
                                      bool timed);
  Image(Image&& other) noexcept;
  Image& operator=(Image&& other) = delete;
  ~Image();

  // The memory, to be handed to the runner as kMemoryFd.
  int fd() const { return fd_; }

  // Copies of what the runner left. A result's numbers are anything at all; its texts end and its
  // kernel_count is at most kMaxKernels.
  CallResult Result(std::size_t call) const;
  std::vector<std::byte> Bytes(std::size_t call, std::size_t argument) const;
  bool InMain() const;
  // Whether header and records are still what Create wrote.
  bool Intact() const;

 private:
  Image() = default;
  // Writes header, records and arguments; false if the system has no memory for them.
  bool Fill(const std::vector<Call>& calls) const;
  std::size_t RecordOffset(std::size_t call) const;

  int fd_ = -1;
  std::size_t size_ = 0;
  Header header_{};                          // as written
  std::vector<ArgumentRecord> arguments_;    // as written
  std::vector<std::size_t> first_argument_;  // of each call
};

}  // namespace grade::wire

#endif  // COMMON_GRADE_WIRE_IMAGE_H_
