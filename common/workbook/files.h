// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: files.h
//
// Whole files as strings, and a folder that lasts as long as a scope.

#ifndef COMMON_WORKBOOK_FILES_H_
#define COMMON_WORKBOOK_FILES_H_

#include <string>
#include <utility>

#include "absl/status/status.h"
#include "absl/status/statusor.h"

namespace workbook {

// The bytes of the file. NotFound or PermissionDenied with a sentence that names it.
absl::StatusOr<std::string> ReadFile(const std::string& path);

// Replaces the file by `contents`, whole or not at all, making the folders above it. A symbolic
// link at `path` is written through.
absl::Status WriteFile(const std::string& path, const std::string& contents);

// Whether a file that the user names can be written, without writing it: InvalidArgument with a
// sentence if `path` is a folder, lies in none that exists, or may not be written.
absl::Status CheckOutputFile(const std::string& path);

// A new folder under TMPDIR (else /tmp), removed with all that is in it at the end of its scope.
class TemporaryFolder {
 public:
  static absl::StatusOr<TemporaryFolder> Create();

  TemporaryFolder(TemporaryFolder&& other);
  TemporaryFolder& operator=(TemporaryFolder&&) = delete;
  ~TemporaryFolder();

  const std::string& path() const { return path_; }

 private:
  explicit TemporaryFolder(std::string path) : path_(std::move(path)) {}

  std::string path_;
};

}  // namespace workbook

#endif  // COMMON_WORKBOOK_FILES_H_
