// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

// What common/setup.sh says where nothing is to be installed and where nothing can be.

#include <sys/wait.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace {

using testing::HasSubstr;

struct Result {
  int status;
  std::string output;
};

Result Execute(const std::string& command) {
  FILE* pipe = popen((command + " 2>&1").c_str(), "r");
  Result result{-1, ""};
  if (pipe == nullptr) return result;
  for (int character; (character = std::fgetc(pipe)) != EOF;) {
    result.output += static_cast<char>(character);
  }
  result.status = WEXITSTATUS(pclose(pipe));
  return result;
}

std::string Table(const std::string& row) {
  const std::string path = std::string(std::getenv("TEST_TMPDIR")) + "/table.txt";
  std::ofstream(path) << "# a comment\n\n" << row << "\n";
  return path;
}

// A PATH with the programs that the script uses, but without apt-get.
constexpr char kWithoutApt[] =
    "mkdir -p $TEST_TMPDIR/bin && "
    "for program in bash cat dirname grep mktemp rm; do "
    "  ln -sf $(command -v $program) $TEST_TMPDIR/bin; "
    "done && "
    "PATH=$TEST_TMPDIR/bin ";

TEST(SetupTest, DoesNothingWhereAllIsThere) {
  const Result result = Execute("bash common/setup.sh " + Table("base-files /etc/passwd"));
  EXPECT_EQ(result.status, 0);
  EXPECT_THAT(result.output, HasSubstr("packages are there."));
}

TEST(SetupTest, NamesThePackagesOnAnUnknownSystem) {
  const Result result = Execute(
      kWithoutApt + ("bash common/setup.sh " + Table("libabsent-dev /usr/include/absent.h")));
  EXPECT_EQ(result.status, 1);
  EXPECT_THAT(result.output, HasSubstr("no apt-get"));
  EXPECT_THAT(result.output, HasSubstr("libabsent-dev"));
}

}  // namespace
