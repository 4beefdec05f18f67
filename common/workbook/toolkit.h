// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: toolkit.h
//
// Making a program for the simulator out of a lone .cu file, with the tools and flags that the
// build uses: they come with this program, described by //common/bazel:simt_toolkit.

#ifndef COMMON_WORKBOOK_TOOLKIT_H_
#define COMMON_WORKBOOK_TOOLKIT_H_

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "common/workbook/context.h"

namespace workbook {

class Toolkit {
 public:
  // Reads the manifest beside this program. NotFound or DataLoss if it is not there or not whole.
  static absl::StatusOr<Toolkit> Load(const Context& context);

  // Makes `program` of the file that the user calls `source`; what comes between goes to `folder`.
  // With `checks`, the program tells the simulator of each of its memory accesses. The compiler's
  // words go to stderr, at the lines of `source`; then the error is InvalidArgument.
  absl::Status Build(const Context& context, const std::string& source, bool checks,
                     const std::string& folder, const std::string& program) const;

 private:
  std::string compiler_, lower_;
  std::vector<std::string> compile_flags_, check_flags_, include_dirs_;
  std::vector<std::string> link_flags_, libraries_, system_libraries_;
};

}  // namespace workbook

#endif  // COMMON_WORKBOOK_TOOLKIT_H_
