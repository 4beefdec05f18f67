// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: toolkit.h
//
// Making a program for the simulator out of loose .cu files, with the tools and flags that the
// build uses: they come with this program, described by //common/bazel:simt_toolkit.

#ifndef COMMON_WORKBOOK_TOOLKIT_H_
#define COMMON_WORKBOOK_TOOLKIT_H_

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "common/workbook/context.h"

namespace workbook {

// What a program is made of, in the words of the user.
struct ProgramSources {
  std::vector<std::string> files;            // .cu, or .cc, .cpp, .cxx for host code alone
  std::vector<std::string> include_folders;  // as for -I
  std::vector<std::string> macros;           // NAME or NAME=VALUE, as for -D
  std::string standard;                      // "c++20"; empty: the default
  bool checks = true;  // the program tells the simulator of each of its memory accesses
};

class Toolkit {
 public:
  // Reads the manifest beside this program. NotFound or DataLoss if it is not there or not whole.
  static absl::StatusOr<Toolkit> Load(const Context& context);

  // Makes `program` of `sources`; what comes between goes to `folder`. The compiler's words go to
  // stderr, at the lines of the sources; then the error is InvalidArgument.
  absl::Status Build(const Context& context, const ProgramSources& sources,
                     const std::string& folder, const std::string& program) const;

 private:
  // Lowers the CUDA sources; returns what the compiler is to be given for each file.
  absl::StatusOr<std::vector<std::string>> Lower(const Context& context,
                                                 const ProgramSources& sources,
                                                 const std::string& folder) const;
  absl::Status Compile(const Context& context, const ProgramSources& sources,
                       const std::string& source, const std::string& input,
                       const std::string& object) const;
  absl::Status Link(const Context& context, const ProgramSources& sources,
                    const std::vector<std::string>& objects, const std::string& folder,
                    const std::string& program) const;

  std::string compiler_, lower_;
  std::vector<std::string> compile_flags_, check_flags_, include_dirs_;
  std::vector<std::string> link_flags_, libraries_, system_libraries_;
};

}  // namespace workbook

#endif  // COMMON_WORKBOOK_TOOLKIT_H_
