// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// run.sh in a folder like that of a bundle, with scripts in place of the graders and of the GPU.

#include <stdlib.h>

#include <filesystem>
#include <string>

#include "absl/strings/str_cat.h"
#include "common/workbook/files.h"
#include "common/workbook/process.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace workbook {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

constexpr char kAnswers[] =
    "01_first\tadd\tsolutions/01_first/add.cu\tfull\n"
    "02_second\tsquare\tsolutions/02_second/square.cu\tfull\n"
    "01_first\tadd\tmodules/01_first/add/add.cu\tfull\n"
    "01_first\tadd\ttests/submissions/add/wrong.cu\texpect\n"
    "01_first\tadd\ttests/submissions/add/right_loop.cu\texpect\n";

// A grader that awards `points` of 2 for its only line, which an answer with a known grade wins or
// loses as `expected` says.
std::string Grader(int points, const std::string& expected = "") {
  return absl::StrCat(R"(#!/bin/sh
for argument; do
  case $argument in
    --gtest_output=xml:*) xml=${argument#*:} ;;
    --source=*) echo "grading ${argument#*=}" ;;
  esac
done
cat >"$xml" <<'XML'
<testsuites tests="1" points=")",
                      points, R"(" max_points="2"><testsuite name="AddTest">
<testcase name="Small" status="run" result="completed"><properties>
<property name="points" value=")",
                      points, R"("/><property name="max_points" value="2"/>
<property name="title" value="right for 3 elements"/>
<property name="explanation" value="one of them is wrong"/>
<property name="timing" value="measured: 7 us"/>
<property name="expected" value=")",
                      expected, R"("/></properties></testcase></testsuite></testsuites>
XML
)");
}

class RunTest : public ::testing::Test {
 protected:
  RunTest() {
    const std::string built =
        absl::StrCat(getenv("TEST_SRCDIR"), "/workbook/common/workbook/bundle");
    std::filesystem::create_directories(bundle_ + "/bin");
    std::filesystem::copy_file(built + "/run.sh", bundle_ + "/run.sh");
    std::filesystem::copy_file(built + "/board", bundle_ + "/bin/board");
    EXPECT_TRUE(WriteFile(bundle_ + "/answers", kAnswers).ok());
    EXPECT_TRUE(WriteFile(bundle_ + "/lib/c_library", "glibc 2.1\n").ok());
    Put("bin/device", "#!/bin/sh\necho a GPU\n");
    Put("graders/01_first/add_grader", Grader(2));
    Put("graders/02_second/square_grader", Grader(2));
  }

  // Makes a program of the bundle.
  void Put(const std::string& place, const std::string& script) {
    EXPECT_TRUE(WriteFile(bundle_ + "/" + place, script).ok());
    std::filesystem::permissions(bundle_ + "/" + place, std::filesystem::perms::owner_all);
  }

  // The exit code of `run.sh ARGUMENTS`; what it prints is left in out_.
  int Run(const std::string& arguments) {
    Process process;
    process.arguments = {"sh", "-c", absl::StrCat(bundle_, "/run.sh ", arguments)};
    process.directory = folder_.path();
    process.output = process.errors = folder_.path() + "/output";
    const ProcessEnd end = *RunProcess(process);
    out_ = *ReadFile(process.output);
    return end.signal != 0 ? -end.signal : end.exit_code;
  }

  const TemporaryFolder folder_ = *TemporaryFolder::Create();
  const std::string bundle_ = folder_.path() + "/bundle";
  std::string out_;
};

TEST_F(RunTest, GradesTheModelAnswersAndPrintsTheBoard) {
  EXPECT_EQ(Run(""), 0) << out_;
  EXPECT_THAT(out_, AllOf(HasSubstr("a GPU"), HasSubstr("4/4"), HasSubstr("square")));
  EXPECT_THAT(out_, HasSubstr("solutions/01_first/add.cu Small: measured: 7 us"));
  EXPECT_THAT(*ReadFile(folder_.path() + "/results/solutions/01_first/add.txt"),
              HasSubstr("grading solutions/01_first/add.cu"));
  EXPECT_TRUE(ReadFile(folder_.path() + "/results/solutions/01_first/add.xml").ok());
}

TEST_F(RunTest, GradesWhatIsNamed) {
  for (const char* name :
       {"square", "02_second", "02_second/square", "solutions/02_second/square.cu"}) {
    EXPECT_EQ(Run(name), 0) << out_;
    EXPECT_THAT(out_, AllOf(HasSubstr("2/2"), Not(HasSubstr("add")))) << name;
  }
  EXPECT_EQ(Run("--answers=modules --list"), 0);
  EXPECT_EQ(out_, "modules/01_first/add/add.cu\n");
}

TEST_F(RunTest, LostPointsShow) {
  Put("graders/02_second/square_grader", Grader(0));
  for (const char* arguments : {"", "--jobs=2"}) {
    EXPECT_EQ(Run(arguments), 1) << out_;
    EXPECT_THAT(out_, AllOf(HasSubstr("2/4"), HasSubstr("one of them is wrong")));
  }
}

TEST_F(RunTest, AGraderWithoutAResultIsNoPass) {
  Put("graders/02_second/square_grader", "#!/bin/sh\nexit 0\n");
  EXPECT_EQ(Run(""), 3) << out_;
  EXPECT_THAT(out_, AllOf(HasSubstr("without a result"), HasSubstr("not graded")));
}

TEST_F(RunTest, AnOldResultIsNotTakenForANewOne) {
  EXPECT_EQ(Run(""), 0) << out_;
  Put("graders/02_second/square_grader", "#!/bin/sh\nexit 1\n");
  EXPECT_EQ(Run(""), 3) << out_;
}

TEST_F(RunTest, AGraderThatDoesNotEndIsStopped) {
  Put("graders/02_second/square_grader", "#!/bin/sh\nexec sleep 60\n");
  EXPECT_EQ(Run("--limit=1 square"), 3) << out_;
}

TEST_F(RunTest, WithoutAGpuNothingIsGraded) {
  Put("bin/device", "#!/bin/sh\necho there is no GPU to grade on >&2\nexit 3\n");
  EXPECT_EQ(Run(""), 3);
  EXPECT_EQ(out_, "there is no GPU to grade on\n");
}

TEST_F(RunTest, AnswersWithAKnownGradeAreHeldToIt) {
  Put("graders/01_first/add_grader", Grader(0, "lost"));
  EXPECT_EQ(Run("--answers=tests/submissions"), 0) << out_;
  EXPECT_THAT(out_, HasSubstr("wrong.cu: loses Small, as it says"));
  // What a wrong answer does not lose on a GPU is listed.
  Put("graders/01_first/add_grader", Grader(2, "lost"));
  EXPECT_EQ(Run("--answers=tests/submissions"), 0) << out_;
  EXPECT_THAT(out_, HasSubstr("wrong.cu: loses nothing; WINS Small"));
  // A right answer must win.
  Put("graders/01_first/add_grader", Grader(0, "won"));
  EXPECT_EQ(Run("--answers=tests/submissions"), 1) << out_;
  EXPECT_THAT(out_, HasSubstr("right_loop.cu: loses nothing; ALSO LOSES Small"));
}

TEST_F(RunTest, SaysHowItIsCalled) {
  EXPECT_EQ(Run("--help"), 0);
  EXPECT_THAT(out_, HasSubstr("usage: run.sh"));
  EXPECT_EQ(Run("--nonsense"), 2);
  EXPECT_THAT(out_, HasSubstr("--nonsense is no option"));
  EXPECT_EQ(Run("cube"), 2);
  EXPECT_THAT(out_, HasSubstr("there is no answer cube"));
}

}  // namespace
}  // namespace workbook
