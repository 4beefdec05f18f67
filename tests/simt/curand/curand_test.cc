// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The simulator's curand_kernel.h draws what cuRAND's own draws. Needs a CUDA toolkit (CUDA_HOME,
// else /usr/local/cuda); says so where there is none.

#include <stdlib.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>

#include "gtest/gtest.h"

namespace {

// The output of a shell command, which must succeed.
std::string OutputOf(const std::string& command) {
  const std::string path = ::testing::TempDir() + "/output";
  EXPECT_EQ(system((command + " >" + path).c_str()), 0) << command;
  std::ifstream file(path);
  return std::string(std::istreambuf_iterator<char>(file), {});
}

TEST(CurandTest, DrawsWhatCurandDraws) {
  const char* home = getenv("CUDA_HOME");
  const std::string toolkit = home != nullptr ? home : "/usr/local/cuda";
  if (!std::filesystem::exists(toolkit + "/include/curand_kernel.h")) {
    GTEST_SKIP() << "not checked: there is no CUDA toolkit here whose curand could draw, too";
  }
  const std::string theirs = ::testing::TempDir() + "/theirs";
  OutputOf("g++ -std=c++17 -O1 -w -I. -isystem " + toolkit +
           "/include tests/simt/curand/theirs.cc -o " + theirs);
  std::istringstream expected(OutputOf(theirs)), actual(OutputOf("tests/simt/curand/ours"));
  int lines = 0;
  for (std::string line, ours; std::getline(expected, line); ++lines) {
    std::getline(actual, ours);
    ASSERT_EQ(ours, line) << "in line " << lines + 1;
  }
  EXPECT_EQ(lines, 1440);
}

}  // namespace
