// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/workbook/context.h"

#include <stdlib.h>
#include <unistd.h>

#include <filesystem>
#include <iostream>
#include <string>
#include <system_error>

#include "absl/status/status.h"

namespace workbook {
namespace {

namespace fs = std::filesystem;

std::string Variable(const char* name) {
  const char* value = getenv(name);
  return value == nullptr ? "" : value;
}

// The checkout that `folder` is in; "" if in none.
std::string WorkspaceAround(fs::path folder) {
  std::error_code ignored;
  while (!fs::exists(folder / "WORKSPACE", ignored)) {
    if (folder == folder.parent_path()) return "";
    folder = folder.parent_path();
  }
  return folder;
}

}  // namespace

absl::StatusOr<Context> Context::FromEnvironment() {
  Context context;
  std::error_code error;
  context.workspace = Variable("BUILD_WORKSPACE_DIRECTORY");
  context.working_directory = Variable("BUILD_WORKING_DIRECTORY");
  if (context.working_directory.empty()) context.working_directory = fs::current_path(error);
  if (context.workspace.empty()) context.workspace = WorkspaceAround(context.working_directory);
  if (context.workspace.empty()) {
    return absl::FailedPreconditionError(
        "This is no checkout of the workbook; call it as `bazel run //:workbook -- ...` inside "
        "one.");
  }
  context.program = fs::read_symlink("/proc/self/exe", error);
  context.out = &std::cout;
  context.err = &std::cerr;
  context.colour = isatty(STDOUT_FILENO) != 0 && Variable("NO_COLOR").empty();
  context.err_colour = isatty(STDERR_FILENO) != 0 && Variable("NO_COLOR").empty();
  context.progress = isatty(STDERR_FILENO) != 0;
  return context;
}

std::string Context::Absolute(const std::string& path) const {
  return (fs::path(working_directory) / path).lexically_normal();
}

}  // namespace workbook
