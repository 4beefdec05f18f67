// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/workbook/arguments.h"

#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace workbook {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

Command Fry() {
  return {"fry",
          "DISH",
          "Fries a dish.",
          "Serve hot.",
          1,
          2,
          {{"oil", "NAME", "the oil to use"}, {"crisp", "", "fry it longer"}},
          "SPICES"};
}

std::string ErrorOf(const std::vector<std::string>& words) {
  return std::string(ParseArguments(Fry(), words).status().message());
}

TEST(ParseArguments, TakesOptionsAnywhereAndInBothForms) {
  const auto arguments = ParseArguments(Fry(), {"--crisp", "egg", "--oil", "sesame"});
  ASSERT_TRUE(arguments.ok()) << arguments.status();
  EXPECT_THAT(arguments->operands, ElementsAre("egg"));
  EXPECT_TRUE(arguments->Has("crisp"));
  EXPECT_EQ(arguments->Value("oil"), "sesame");
  EXPECT_EQ(ParseArguments(Fry(), {"egg", "--oil=a=b"})->Value("oil"), "a=b");
}

TEST(ParseArguments, TakesACompilersOptionsAsCompilersDo) {
  Command fry = Fry();
  fry.options.push_back({"S", "SPICE", "add a spice", true});
  fry.options.push_back({"heat", "DEGREES", "how hot", true});
  const auto arguments =
      ParseArguments(fry, {"-Ssalt", "-S", "pepper=2", "egg", "-heat=180", "-heat=200"});
  ASSERT_TRUE(arguments.ok()) << arguments.status();
  EXPECT_THAT(arguments->Values("S"), ElementsAre("salt", "pepper=2"));
  EXPECT_EQ(arguments->Value("heat"), "200");
  EXPECT_THAT(arguments->Values("oil"), IsEmpty());
  const auto error = [&](const std::string& word) {
    return std::string(ParseArguments(fry, {"egg", word}).status().message());
  };
  EXPECT_EQ(error("-S"), "-S needs a value: -S SPICE.");
  EXPECT_EQ(error("-heat="), "-heat needs a value: -heat=DEGREES.");
  EXPECT_THAT(error("-hat=1"), HasSubstr("has no option --hat"));
  EXPECT_THAT(HelpText(fry), HasSubstr("[-S SPICE]... [-heat=DEGREES]..."));
}

TEST(ParseArguments, LeavesWhatFollowsTheDashesAlone) {
  const auto arguments = ParseArguments(Fry(), {"egg", "--", "--crisp", "--", "salt"});
  ASSERT_TRUE(arguments.ok()) << arguments.status();
  EXPECT_THAT(arguments->rest, ElementsAre("--crisp", "--", "salt"));
  EXPECT_FALSE(arguments->Has("crisp"));
}

TEST(ParseArguments, ReportsAMissingOption) {
  const auto arguments = ParseArguments(Fry(), {"egg"});
  ASSERT_TRUE(arguments.ok());
  EXPECT_EQ(arguments->Value("oil", "butter"), "butter");
  EXPECT_THAT(arguments->rest, IsEmpty());
}

TEST(ParseArguments, HelpWinsOverEverythingElse) {
  EXPECT_TRUE(ParseArguments(Fry(), {"--help"})->help);
  EXPECT_TRUE(ParseArguments(Fry(), {"a", "b", "c", "-h"})->help);
}

TEST(ParseArguments, NamesTheMistake) {
  EXPECT_THAT(ErrorOf({}), HasSubstr("fry needs DISH"));
  EXPECT_THAT(ErrorOf({"a", "b", "c"}), HasSubstr("does not expect \"c\""));
  EXPECT_THAT(ErrorOf({"egg", "--cripy"}), HasSubstr("did you mean --crisp?"));
  EXPECT_THAT(ErrorOf({"egg", "-crisp"}), HasSubstr("did you mean --crisp?"));
  EXPECT_THAT(ErrorOf({"egg", "--oil"}), HasSubstr("--oil needs a value: --oil=NAME"));
  EXPECT_THAT(ErrorOf({"egg", "--oil="}), HasSubstr("needs a value"));
  EXPECT_THAT(ErrorOf({"egg", "--crisp=very"}), HasSubstr("takes no value"));
}

TEST(HelpText, ShowsUsageOptionsAndDetails) {
  const std::string text = HelpText(Fry());
  EXPECT_THAT(text, HasSubstr("usage: workbook fry DISH [--oil=NAME] [--crisp] [-- SPICES]\n"));
  EXPECT_THAT(text, HasSubstr("  --oil=NAME  the oil to use\n  --crisp     fry it longer\n"));
  EXPECT_THAT(text, HasSubstr("Serve hot."));
}

}  // namespace
}  // namespace workbook
