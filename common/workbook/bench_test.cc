// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/workbook/bench.h"

#include <stdlib.h>

#include <filesystem>
#include <string>
#include <vector>

#include "common/workbook/fake_checkout.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace workbook {
namespace {

using ::testing::HasSubstr;

class BenchTest : public ::testing::Test {
 protected:
  void SetUp() override {
    checkout_.Write("bazel", "#!/bin/sh\necho \"$@\" > call\nexit $(cat code)\n");
    checkout_.Write("code", "0");
    std::filesystem::permissions(checkout_.Path("bazel"), std::filesystem::perms::owner_all);
    setenv("BAZEL", checkout_.Path("bazel").c_str(), 1);
  }

  absl::StatusOr<int> RunWith(const std::vector<std::string>& words) {
    return Bench(checkout_.context(), *ParseArguments(BenchCommand(), words));
  }

  FakeCheckout checkout_;
};

TEST_F(BenchTest, RunsTheBenchmarkOfTheFileThatIsMeant) {
  EXPECT_EQ(RunWith({"hypot", "--config=cuda", "--", "--benchmark_filter=1024"}).value_or(-1), 0);
  EXPECT_THAT(checkout_.Read("call"),
              HasSubstr("--config=cuda //modules/01_intro:hypot_benchmark -- "
                        "--benchmark_filter=1024"));
  EXPECT_EQ(RunWith({"hypot", "--solutions"}).value_or(-1), 0);
  EXPECT_THAT(checkout_.Read("call"), HasSubstr(" //solutions/01_intro:hypot_benchmark"));
}

TEST_F(BenchTest, TellsOfAMissingFile) {
  checkout_.Remove(FakeCheckout::kHypot);
  EXPECT_THAT(std::string(RunWith({"hypot"}).status().message()), HasSubstr("is missing"));
  EXPECT_EQ(checkout_.Read("call"), "");
}

TEST_F(BenchTest, TellsOfAFailure) {
  checkout_.Write("code", "1");
  EXPECT_EQ(RunWith({"hypot"}).value_or(-1), kFailed);
  EXPECT_TRUE(absl::IsInvalidArgument(RunWith({"nothing"}).status()));
}

}  // namespace
}  // namespace workbook
