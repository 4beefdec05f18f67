// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Breaks a small whole course in one way after another; each time exactly that is to be said.

#include "tests/course/faults.h"

#include <filesystem>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "common/workbook/files.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace workbook {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

constexpr char kLesson[] = "modules/01_one/square/README.md";
constexpr char kStarter[] = "modules/01_one/square/square.cu";
constexpr char kTest[] = "modules/01_one/square/square_test.cc";
constexpr char kChapter[] = "modules/01_one/README.md";

class FaultsTest : public ::testing::Test {
 protected:
  FaultsTest() : folder_(*TemporaryFolder::Create()) {
    Write("modules/01_one/BUILD.bazel",
          "exercise(\n    name = \"square\",\n    entry = \"Square\",\n)\n\n"
          "exercise(\n    name = \"cube\",\n    entry = \"Cube\",\n)\n");
    Write(kChapter,
          "# One\n\n## Reading order\n\n| | exercise | new in it | points |\n|---|---|---|---|\n"
          "| 1 | [square](square/README.md) | multiplying | 5 |\n"
          "| 2 | [cube](cube/README.md) | again | 5 |\n\n## Summary\n");
    Write("solutions/01_one/BUILD.bazel",
          "solution(name = \"square\")\n\nsolution(name = \"cube\")\n");
    Write("tests/submissions/BUILD.bazel",
          "submissions(\n    name = \"square\",\n)\n\nsubmissions(\n    name = \"cube\",\n)\n");
    for (const char* name : {"square", "cube"}) WriteExercise(name);
  }

  void WriteExercise(const std::string& name) {
    const std::string prefix = absl::StrCat("modules/01_one/", name, "/", name);
    Write(absl::StrCat("modules/01_one/", name, "/README.md"),
          "# Square\n\n## Task\n\nx\n\n## Contract\n\nx\n\n## Rubric\n\n"
          "| line | points | what must be true |\n|---|---|---|\n"
          "| Tiny | 2 | right for 0 |\n| Clean | 3 | no race |\n\n## Hints\n\n"
          "<details>\n<summary>1</summary>\na\n</details>\n"
          "<details>\n<summary>2</summary>\nb\n</details>\n"
          "<details>\n<summary>3</summary>\nc\n</details>\n");
    Write(prefix + ".h", "\n");
    Write(prefix + ".cu", "// TODO(student): write it\n");
    Write(prefix + "_reference.h", "\n");
    Write(prefix + "_reference.cc", "\n");
    Write(prefix + "_test.cc",
          "RUBRIC(T, Tiny, 2, \"right for 0\") {\n}\n"
          "RUBRIC(T, Clean, 3,\n       \"no race\") {\n"
          "  EXPECT_THAT(run, IsClean())\n      << \"Hint(race, hang): who else?\";\n}\n");
    Write(prefix + "_benchmark.cc", "GRADE_BENCHMARK(Square, 1) {}\n");
    Write(absl::StrCat("solutions/01_one/", name, ".cu"), "\n");
    for (int i = 0; i < 5; ++i) {
      Write(absl::StrCat("tests/submissions/", name, "/wrong", i, ".cu"), "// loses: Tiny\n");
    }
    for (int i = 0; i < 2; ++i) {
      Write(absl::StrCat("tests/submissions/", name, "/right", i, ".cu"), "// loses: nothing\n");
    }
  }

  void Write(const std::string& path, const std::string& contents) {
    ASSERT_TRUE(WriteFile(folder_.path() + "/" + path, contents).ok()) << path;
  }
  void Remove(const std::string& path) {
    ASSERT_GT(std::filesystem::remove_all(folder_.path() + "/" + path), 0u) << path;
  }
  void Replace(const std::string& path, const std::string& from, const std::string& to) {
    const std::string text = ReadFile(folder_.path() + "/" + path).value_or("");
    ASSERT_THAT(text, HasSubstr(from));
    Write(path, absl::StrReplaceAll(text, {{from, to}}));
  }

  std::vector<std::string> Faults() { return FaultsOfCourse(folder_.path()); }

  TemporaryFolder folder_;
};

TEST_F(FaultsTest, AWholeCourseHasNone) { EXPECT_THAT(Faults(), IsEmpty()); }

TEST_F(FaultsTest, ACourseWithoutExercisesIsNone) {
  Remove("modules");
  EXPECT_THAT(Faults(), ElementsAre(HasSubstr("No exercises in ")));
}

TEST_F(FaultsTest, AMissingFileIsNamed) {
  for (const char* end : {".h", ".cu", "_reference.h", "_reference.cc", "_benchmark.cc"}) {
    const std::string path = absl::StrCat("modules/01_one/square/square", end);
    Remove(path);
    EXPECT_THAT(Faults(), ElementsAre(path + " is missing."));
    WriteExercise("square");
  }
  Remove(kLesson);
  EXPECT_THAT(Faults(), ElementsAre(absl::StrCat(kLesson, " is missing: the lesson.")));
}

TEST_F(FaultsTest, ATestHasLines) {
  Write(kTest, "TEST(T, Tiny) {}\n");
  EXPECT_THAT(Faults(), ElementsAre(absl::StrCat(kTest, " has no RUBRIC line."),
                                    HasSubstr("[square](square/README.md) with 0 points")));
}

TEST_F(FaultsTest, AStarterSaysOnceWhereToBegin) {
  Write(kStarter, "// TODO(student)\n// TODO(student)\n");
  EXPECT_THAT(Faults(), ElementsAre(HasSubstr("square.cu says TODO(student) 2 times")));
  Write(kStarter, "void Square() {}\n");
  EXPECT_THAT(Faults(), ElementsAre(HasSubstr("square.cu says TODO(student) 0 times")));
}

TEST_F(FaultsTest, ABenchmarkMeasures) {
  Write("modules/01_one/square/square_benchmark.cc", "int main() {}\n");
  EXPECT_THAT(Faults(), ElementsAre(HasSubstr("square_benchmark.cc measures nothing")));
}

TEST_F(FaultsTest, ALessonHasItsSections) {
  for (const char* heading : {"## Task", "## Contract", "## Hints"}) {
    Replace(kLesson, heading, "## Else");
    EXPECT_THAT(Faults(), ElementsAre(absl::StrCat(kLesson, " has no section \"", heading, "\".")));
    WriteExercise("square");
  }
}

TEST_F(FaultsTest, ALessonHasThreeHints) {
  Replace(kLesson, "<details>\n<summary>2</summary>\nb\n</details>\n", "");
  EXPECT_THAT(Faults(), ElementsAre(HasSubstr("README.md has 2 of 3 hints in <details>")));
  WriteExercise("square");
  Replace(kLesson, "\nb\n", "\n");
  EXPECT_THAT(Faults(), ElementsAre(HasSubstr("README.md has 2 of 3 hints in <details>")));
  WriteExercise("square");
  Replace(kLesson, "## Hints\n", "## Hints\n<details>d</details>\n");
  EXPECT_THAT(Faults(), ElementsAre(HasSubstr("README.md has 4 of 3 hints in <details>")));
}

TEST_F(FaultsTest, TheRubricIsThatOfTheTest) {
  Replace(kLesson, "| Tiny | 2 |", "| Tiny | 1 |");
  EXPECT_THAT(Faults(), ElementsAre(absl::StrCat(kLesson,
                                                 " has in its rubric Tiny (1) where square_test.cc "
                                                 "has Tiny (2).")));
  WriteExercise("square");
  Replace(kLesson, "| Clean | 3 | no race |\n", "");
  EXPECT_THAT(Faults(), ElementsAre(HasSubstr("has in its rubric nothing more where "
                                              "square_test.cc has Clean (3).")));
  WriteExercise("square");
  Replace(kLesson, "| Clean | 3 | no race |\n", "| Clean | 3 | no race |\n| Fast | 1 | fast |\n");
  EXPECT_THAT(Faults(), ElementsAre(HasSubstr("has in its rubric Fast (1) where square_test.cc "
                                              "has nothing more.")));
}

TEST_F(FaultsTest, HintsNameFindings) {
  Replace(kTest, "Hint(race, hang)", "Hint(race, rase)");
  EXPECT_THAT(Faults(), ElementsAre(HasSubstr("a hint for \"rase\", which no finding is called")));
  WriteExercise("square");
  Replace(kTest, "Hint(race, hang)", "Hint");
  EXPECT_THAT(Faults(), ElementsAre(HasSubstr("a hint on IsClean() that does not say")));
}

TEST_F(FaultsTest, AModelAnswerIsThereAndWhole) {
  Remove("solutions/01_one/square.cu");
  EXPECT_THAT(Faults(), ElementsAre("solutions/01_one/square.cu is missing: the model answer."));
  Write("solutions/01_one/square.cu", "// TODO(student)\n");
  EXPECT_THAT(Faults(), ElementsAre(HasSubstr("a model answer is whole")));
}

TEST_F(FaultsTest, AModelAnswerIsGraded) {
  Write("solutions/01_one/BUILD.bazel", "solution(name = \"cube\")\n");
  EXPECT_THAT(Faults(),
              ElementsAre("solutions/01_one/BUILD.bazel lacks solution(name = \"square\")."));
}

TEST_F(FaultsTest, AnswersAreManyAndSayWhatTheyAre) {
  Remove("tests/submissions/square/wrong0.cu");
  EXPECT_THAT(Faults(),
              ElementsAre(HasSubstr("tests/submissions/square has 4 of at least 5 wrong answers")));
  WriteExercise("square");
  Remove("tests/submissions/square/right0.cu");
  EXPECT_THAT(Faults(),
              ElementsAre(HasSubstr("tests/submissions/square has 1 of at least 2 right answers")));
  WriteExercise("square");
  Write("tests/submissions/square/more.cu", "int i;\n");
  EXPECT_THAT(Faults(), ElementsAre(HasSubstr("square/more.cu does not say what it must lose")));
}

TEST_F(FaultsTest, AnswersAreGraded) {
  Write("tests/submissions/BUILD.bazel", "submissions(name = \"cube\")\n");
  EXPECT_THAT(Faults(),
              ElementsAre("tests/submissions/BUILD.bazel lacks submissions(name = \"square\")."));
}

TEST_F(FaultsTest, TheChapterListsTheExercisesInTheirOrder) {
  Replace(kChapter, "| 2 | [cube](cube/README.md) | again | 5 |\n", "");
  EXPECT_THAT(Faults(),
              ElementsAre(HasSubstr("nothing more where the calls in BUILD.bazel and the tests "
                                    "have [cube](cube/README.md) with 5 points.")));
  Write(kChapter, "# One\n");
  EXPECT_THAT(Faults(), ElementsAre(HasSubstr("[square](square/README.md)")));
  Remove(kChapter);
  EXPECT_THAT(Faults(), ElementsAre(HasSubstr("is missing: the module's chapter")));
}

TEST_F(FaultsTest, TheChapterHasTheOrderOfTheCalls) {
  Write("modules/01_one/BUILD.bazel",
        "exercise(\n    name = \"cube\",\n)\n\nexercise(\n    name = \"square\",\n)\n");
  EXPECT_THAT(Faults(), ElementsAre(HasSubstr("[square](square/README.md) with 5 points where")));
}

TEST_F(FaultsTest, AFolderWithoutACallIsForgotten) {
  Write("modules/01_one/BUILD.bazel", "exercise(name = \"cube\")\n");
  Replace(kChapter, "| 1 | [square](square/README.md) | multiplying | 5 |\n", "");
  EXPECT_THAT(Faults(),
              ElementsAre(HasSubstr("modules/01_one/BUILD.bazel lacks exercise(name = \"square\")"),
                          HasSubstr("solution(name = \"square\"), which is no exercise")));
}

}  // namespace
}  // namespace workbook
