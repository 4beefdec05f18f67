// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: watch.h
//
// `workbook watch`: grades an exercise whenever its file is saved.

#ifndef COMMON_WORKBOOK_WATCH_H_
#define COMMON_WORKBOOK_WATCH_H_

#include <cstddef>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "common/workbook/arguments.h"
#include "common/workbook/context.h"

namespace workbook {

// Tells which of some files have changed.
class FileWatcher {
 public:
  // Remembers the files as they are now; one that does not exist is like an empty one.
  explicit FileWatcher(std::vector<std::string> paths);

  // The indices of the files whose contents differ from what they were at the last call.
  std::vector<std::size_t> Changed();

 private:
  std::vector<std::string> paths_, contents_;
};

const Command& WatchCommand();

// Returns only on an error: the user ends it by an interrupt.
absl::StatusOr<int> Watch(const Context& context, const Arguments& arguments);

}  // namespace workbook

#endif  // COMMON_WORKBOOK_WATCH_H_
