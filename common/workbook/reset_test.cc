// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/workbook/reset.h"

#include <cstddef>
#include <string>

#include "absl/strings/str_cat.h"
#include "common/workbook/fake_checkout.h"
#include "common/workbook/process.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace workbook {
namespace {

using ::testing::HasSubstr;

constexpr char kStarter[] = "// TODO(student): write it\n";

class ResetTest : public ::testing::Test {
 protected:
  void Commit(const std::string& contents) {
    checkout_.Write(FakeCheckout::kHypot, contents);
    Process process;
    process.arguments = {"sh", "-c",
                         "git init -q . && git add -f modules && git -c user.name=x "
                         "-c user.email=x commit -q --allow-empty -m x"};
    process.directory = checkout_.context().workspace;
    ASSERT_TRUE(RunProcess(process)->Success());
  }

  absl::StatusOr<int> Run() {
    Arguments arguments;
    arguments.operands = {"hypot"};
    return Reset(checkout_.context(), arguments);
  }

  FakeCheckout checkout_;
};

TEST_F(ResetTest, BringsTheLastStarterBackAndKeepsTheFile) {
  Commit("// TODO(student): an older one\n");
  Commit(kStarter);
  Commit("solved\n");
  checkout_.Write(FakeCheckout::kHypot, "half done\n");
  ASSERT_EQ(Run().value_or(-1), 0);
  EXPECT_EQ(checkout_.Read(FakeCheckout::kHypot), kStarter);

  const std::string out = checkout_.TakeOut();
  const std::size_t begin = out.find(".workbook/backup/01_intro/hypot.");
  ASSERT_NE(begin, std::string::npos) << out;
  EXPECT_EQ(checkout_.Read(out.substr(begin, out.rfind('.') - begin)), "half done\n");
}

TEST_F(ResetTest, TwoBackupsInOneSecondAreTwoFiles) {
  Commit(kStarter);
  std::string paths[2];
  for (std::string& path : paths) {
    checkout_.Write(FakeCheckout::kHypot, "mine\n");
    ASSERT_EQ(Run().value_or(-1), 0);
    path = checkout_.TakeOut();
  }
  EXPECT_NE(paths[0], paths[1]);
}

TEST_F(ResetTest, LeavesAStarterAlone) {
  Commit(kStarter);
  ASSERT_EQ(Run().value_or(-1), 0);
  EXPECT_THAT(checkout_.TakeOut(), HasSubstr("is the starter already"));
}

TEST_F(ResetTest, BringsAMissingFileBack) {
  Commit(kStarter);
  checkout_.Remove(FakeCheckout::kHypot);
  ASSERT_EQ(Run().value_or(-1), 0);
  EXPECT_EQ(checkout_.TakeOut(),
            absl::StrCat(FakeCheckout::kHypot, " was missing; it is the starter again.\n"));
  EXPECT_EQ(checkout_.Read(FakeCheckout::kHypot), kStarter);
}

TEST_F(ResetTest, WithoutAStarterNothingIsTouched) {
  Commit("solved\n");
  EXPECT_TRUE(absl::IsNotFound(Run().status()));
  EXPECT_EQ(checkout_.Read(FakeCheckout::kHypot), "solved\n");
}

TEST_F(ResetTest, OutsideOfGitTheErrorSaysSo) {
  EXPECT_THAT(std::string(Run().status().message()), HasSubstr("git log failed"));
}

}  // namespace
}  // namespace workbook
