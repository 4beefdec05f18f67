// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/workbook/files.h"

#include <filesystem>
#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace workbook {
namespace {

using ::testing::HasSubstr;

TEST(Files, WhatIsWrittenIsRead) {
  const std::string path = ::testing::TempDir() + "/files_test/deep/file";
  const std::string contents("a\0\nb", 4);
  ASSERT_TRUE(WriteFile(path, contents).ok());
  EXPECT_EQ(*ReadFile(path), contents);
  ASSERT_TRUE(WriteFile(path, "").ok());
  EXPECT_EQ(*ReadFile(path), "");
}

TEST(Files, ErrorsNameTheFile) {
  EXPECT_EQ(ReadFile("/nonexistent/file").status().message(),
            "Cannot read /nonexistent/file: No such file or directory");
  EXPECT_THAT(std::string(ReadFile("/").status().message()), HasSubstr("Is a directory"));
  EXPECT_FALSE(WriteFile("/proc/nonexistent/file", "x").ok());
}

TEST(Files, OutputsAreCheckedBeforeTheyAreWritten) {
  EXPECT_TRUE(CheckOutputFile(::testing::TempDir() + "/new").ok());
  EXPECT_TRUE(CheckOutputFile("/dev/null").ok());
  EXPECT_EQ(CheckOutputFile("/nonexistent/file").message(),
            "Cannot write /nonexistent/file: there is no folder /nonexistent.");
  EXPECT_TRUE(absl::IsInvalidArgument(CheckOutputFile("/tmp")));
  EXPECT_FALSE(std::filesystem::exists("/nonexistent"));
}

TEST(Files, WritesToDevices) { EXPECT_TRUE(WriteFile("/dev/null", "x").ok()); }

TEST(TemporaryFolder, GoesWithItsScope) {
  std::string path;
  {
    const auto folder = TemporaryFolder::Create();
    ASSERT_TRUE(folder.ok()) << folder.status();
    path = folder->path();
    ASSERT_TRUE(WriteFile(path + "/a/b", "x").ok());
  }
  EXPECT_FALSE(std::filesystem::exists(path));
}

}  // namespace
}  // namespace workbook
