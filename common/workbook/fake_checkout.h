// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: fake_checkout.h
//
// For tests: a checkout with two exercises in a temporary folder, and a Context in it.

#ifndef COMMON_WORKBOOK_FAKE_CHECKOUT_H_
#define COMMON_WORKBOOK_FAKE_CHECKOUT_H_

#include <filesystem>
#include <sstream>
#include <string>

#include "common/workbook/context.h"
#include "common/workbook/files.h"
#include "gtest/gtest.h"

namespace workbook {

class FakeCheckout {
 public:
  static constexpr char kHypot[] = "modules/01_intro/hypot/hypot.cu";
  static constexpr char kHistogram[] = "modules/02_kernels/histogram/histogram.cu";

  FakeCheckout() : folder_(*TemporaryFolder::Create()) {
    Write("modules/01_intro/BUILD.bazel", "exercise(name = \"hypot\")\n");
    Write("modules/02_kernels/BUILD.bazel", "exercise(name = \"histogram\")\n");
    Write(kHypot, "// TODO(student)\n");
    Write(kHistogram, "// TODO(student)\n");
    context_.workspace = context_.working_directory = folder_.path();
    context_.out = &out_;
    context_.err = &err_;
  }

  void Write(const std::string& path, const std::string& contents) {
    ASSERT_TRUE(WriteFile(Path(path), contents).ok()) << path;
  }
  void Remove(const std::string& path) { std::filesystem::remove(Path(path)); }
  std::string Read(const std::string& path) const { return ReadFile(Path(path)).value_or(""); }
  std::string Path(const std::string& path) const { return folder_.path() + "/" + path; }

  const Context& context() const { return context_; }
  // What was printed since the last call.
  std::string TakeOut() { return Take(&out_); }
  std::string TakeErr() { return Take(&err_); }

 private:
  static std::string Take(std::ostringstream* stream) {
    std::string text = stream->str();
    stream->str("");
    return text;
  }

  TemporaryFolder folder_;
  std::ostringstream out_, err_;
  Context context_;
};

}  // namespace workbook

#endif  // COMMON_WORKBOOK_FAKE_CHECKOUT_H_
