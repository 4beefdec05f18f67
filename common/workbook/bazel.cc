// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/workbook/bazel.h"

#include <stdlib.h>

#include <cstddef>
#include <string>
#include <vector>

#include "common/workbook/context.h"

namespace workbook {

std::vector<std::string> BazelCommand(const Context& context) {
  const char* program = getenv("BAZEL");
  std::vector<std::string> words = {program == nullptr || *program == '\0' ? "bazel" : program};
  // OUTPUT_BASE/execroot/workbook/bazel-out/k8-fastbuild/bin/common/workbook/workbook
  const std::size_t output_base = context.program.rfind("/execroot/");
  if (output_base != std::string::npos) {
    words.push_back("--output_base=" + context.program.substr(0, output_base));
  }
  return words;
}

}  // namespace workbook
