// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/grade/diagnostics.h"

#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace grade {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

constexpr char kSource[] = "modules/01_intro_ufuncs/hypot/hypot.cu";

TEST(FirstErrorsTest, PrefersTheStudentsOwnLines) {
  const std::string text = FirstErrors(
      "In file included from modules/01_intro_ufuncs/hypot/hypot.cu:4:\n"
      "common/simt/include/cuda_runtime.h:12:3: error: something else\n"
      "modules/01_intro_ufuncs/hypot/hypot.cu: In function 'void Hypot()':\n"
      "modules/01_intro_ufuncs/hypot/hypot.cu:10:5: error: 'foo' was not declared\n"
      "   10 |     foo();\n"
      "      |     ^~~\n"
      "modules/01_intro_ufuncs/hypot/hypot.cu:11:1: warning: unused\n",
      kSource);
  EXPECT_EQ(text,
            "modules/01_intro_ufuncs/hypot/hypot.cu:10:5: error: 'foo' was not declared\n"
            "   10 |     foo();\n"
            "      |     ^~~\n");
}

TEST(FirstErrorsTest, KnowsTheFormOfNvcc) {
  EXPECT_THAT(FirstErrors("/x/hypot.cu(10): error: identifier \"foo\" is undefined\n", kSource),
              HasSubstr("hypot.cu(10): error"));
}

TEST(FirstErrorsTest, StopsAfterThree) {
  std::string diagnostics;
  for (int i = 1; i <= 5; ++i) diagnostics += "hypot.cu:" + std::to_string(i) + ":1: error: no\n";
  const std::string text = FirstErrors(diagnostics, kSource);
  EXPECT_THAT(text, HasSubstr("hypot.cu:3:"));
  EXPECT_THAT(text, Not(HasSubstr("hypot.cu:4:")));
}

TEST(FirstErrorsTest, ShowsWhatThereIs) {
  EXPECT_EQ(FirstErrors("ld: error: no main\n", kSource), "ld: error: no main\n");
  EXPECT_EQ(FirstErrors("hypot.cu: compiling takes too long\n", kSource),
            "hypot.cu: compiling takes too long\n");
  EXPECT_EQ(FirstErrors("", kSource), "");
}

TEST(FirstErrorsTest, IsFitForATerminal) {
  EXPECT_THAT(FirstErrors("hypot.cu:1:1: error: \x1b[2J\n", kSource), Not(HasSubstr("\x1b")));
}

}  // namespace
}  // namespace grade
