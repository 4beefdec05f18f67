// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/workbook/hint.h"

#include <string>

#include "common/workbook/fake_checkout.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace workbook {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

constexpr char kReadme[] =
    "# Hypot\n\n<details><summary>Hint 1</summary>\n\nLook at `x`.\n\n</details>\n\n"
    "<details>\n<summary>Hint 2</summary>\nTwo\nlines.\n</details>\n";

TEST(HintsIn, AreTheDetailsWithoutTheirSummary) {
  EXPECT_THAT(HintsIn(kReadme), ElementsAre("Look at `x`.", "Two\nlines."));
  EXPECT_THAT(HintsIn("no hints"), IsEmpty());
  EXPECT_THAT(HintsIn("<details>cut off"), ElementsAre("cut off"));
}

class HintTest : public ::testing::Test {
 protected:
  std::string Ask(bool again = false) {
    Arguments arguments;
    arguments.operands = {"hypot"};
    if (again) arguments.options["again"] = {""};
    EXPECT_EQ(Hint(checkout_.context(), arguments).value_or(-1), 0);
    return checkout_.TakeOut();
  }

  FakeCheckout checkout_;
};

TEST_F(HintTest, GivesOneMoreEachTime) {
  checkout_.Write("modules/01_intro/hypot/README.md", kReadme);
  EXPECT_THAT(Ask(true), HasSubstr("No hint of hypot was shown yet"));
  EXPECT_THAT(Ask(),
              AllOf(HasSubstr("Hint 1 of 2"), HasSubstr("Look at `x`."), Not(HasSubstr("Two"))));
  EXPECT_THAT(Ask(), AllOf(HasSubstr("Hint 2 of 2"), HasSubstr("Two\nlines.")));
  EXPECT_THAT(Ask(), HasSubstr("No hints are left"));
  EXPECT_THAT(Ask(true), AllOf(HasSubstr("Hint 1 of 2"), HasSubstr("Hint 2 of 2")));
}

TEST_F(HintTest, SaysThatThereAreNone) {
  checkout_.Write("modules/01_intro/hypot/README.md", "# Hypot\n");
  EXPECT_EQ(Ask(), "hypot has no hints.\n");
}

TEST_F(HintTest, AnUnknownExerciseIsAUsageError) {
  Arguments arguments;
  arguments.operands = {"hipot"};
  EXPECT_TRUE(absl::IsInvalidArgument(Hint(checkout_.context(), arguments).status()));
}

}  // namespace
}  // namespace workbook
