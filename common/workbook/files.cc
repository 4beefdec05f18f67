// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/workbook/files.h"

#include <stdlib.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <ios>
#include <sstream>
#include <string>
#include <system_error>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"

namespace workbook {
namespace {

namespace fs = std::filesystem;

absl::Status FileError(const char* what, const std::string& path, int error) {
  return absl::ErrnoToStatus(error, absl::StrCat("Cannot ", what, " ", path));  // adds the reason
}

}  // namespace

absl::StatusOr<std::string> ReadFile(const std::string& path) {
  std::error_code ignored;
  if (fs::is_directory(path, ignored)) return FileError("read", path, EISDIR);
  errno = 0;
  std::ifstream file(path, std::ios::binary);
  std::ostringstream contents;
  if (!file || (file.peek() != std::ifstream::traits_type::eof() && !(contents << file.rdbuf()))) {
    return FileError("read", path, errno == 0 ? EIO : errno);
  }
  return contents.str();
}

absl::Status WriteFile(const std::string& path, const std::string& contents) {
  std::error_code error;
  const fs::path target = fs::weakly_canonical(path, error);
  if (error) return FileError("write", path, error.value());
  if (fs::exists(target, error) && !fs::is_regular_file(target, error)) {  // a terminal, /dev/null
    std::ofstream(target, std::ios::binary) << contents;
    return absl::OkStatus();
  }
  fs::create_directories(target.parent_path(), error);
  if (error) return FileError("make the folder of", path, error.value());
  const std::string fresh = absl::StrCat(target.string(), ".", getpid(), ".new");
  errno = 0;
  std::ofstream file(fresh, std::ios::binary);
  file << contents;
  file.close();
  if (!file || rename(fresh.c_str(), target.c_str()) != 0) {
    const int reason = errno == 0 ? EIO : errno;
    fs::remove(fresh, error);
    return FileError("write", path, reason);
  }
  return absl::OkStatus();
}

absl::Status CheckOutputFile(const std::string& path) {
  std::error_code ignored;
  if (fs::is_directory(path, ignored)) {
    return absl::InvalidArgumentError(absl::StrCat("Cannot write ", path, ": it is a folder."));
  }
  const fs::path folder = fs::absolute(path, ignored).parent_path();
  if (!fs::is_directory(folder, ignored)) {
    return absl::InvalidArgumentError(
        absl::StrCat("Cannot write ", path, ": there is no folder ", folder.string(), "."));
  }
  const bool exists = fs::exists(path, ignored);
  if (access(exists ? path.c_str() : folder.c_str(), W_OK) != 0) {
    return absl::InvalidArgumentError(
        absl::StrCat("Cannot write ", path, ": ", std::strerror(errno), "."));
  }
  return absl::OkStatus();
}

absl::StatusOr<TemporaryFolder> TemporaryFolder::Create() {
  const char* parent = getenv("TMPDIR");
  std::string path =
      absl::StrCat(parent != nullptr && *parent != '\0' ? parent : "/tmp", "/workbook.XXXXXX");
  if (mkdtemp(path.data()) == nullptr) return FileError("make the folder", path, errno);
  return TemporaryFolder(path);
}

TemporaryFolder::TemporaryFolder(TemporaryFolder&& other)
    : path_(std::exchange(other.path_, std::string())) {}

TemporaryFolder::~TemporaryFolder() {
  std::error_code ignored;
  if (!path_.empty()) fs::remove_all(path_, ignored);
}

}  // namespace workbook
