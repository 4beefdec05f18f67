// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

// What becomes of a submission that cannot be built, and what is noted of one that can: each file
// of submissions/ says it in its own words, `// says: TEXT` for the diagnostics or `// builds`, and
// with that `// notes: TEXT`.

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

constexpr char kFolder[] = "tests/bazel/";

std::string Read(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  EXPECT_TRUE(file.good()) << path;
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

std::string OutputOf(const std::string& program) {
  FILE* pipe = popen(program.c_str(), "r");
  EXPECT_NE(pipe, nullptr) << program;
  std::string output;
  for (int character; (character = std::fgetc(pipe)) != EOF;)
    output += static_cast<char>(character);
  EXPECT_EQ(pclose(pipe), 0) << program;
  return output;
}

std::vector<std::string> Submissions() {
  std::vector<std::string> names;
  for (const auto& entry :
       std::filesystem::directory_iterator(std::string(kFolder) + "submissions")) {
    names.push_back(entry.path().stem());
  }
  return names;
}

// The rest of the source's line that begins with `mark`; empty if there is none.
std::string LineAfter(const std::string& mark, const std::string& source) {
  const std::size_t found = source.find("\n" + mark);
  if (found == std::string::npos) return "";
  const std::size_t begin = found + 1 + mark.size();
  return source.substr(begin, source.find('\n', begin) - begin);
}

class RunnerTest : public testing::TestWithParam<std::string> {};

TEST_P(RunnerTest, SaysWhatTheSubmissionSays) {
  const std::string runner = kFolder + GetParam() + "_runner";
  const std::string source = Read(kFolder + ("submissions/" + GetParam() + ".cu"));
  const std::string diagnostics = Read(runner + ".diagnostics");
  if (source.find("\n// builds\n") != std::string::npos) {
    const std::string note = LineAfter("// notes: ", source);
    if (note.empty()) {
      EXPECT_THAT(diagnostics, IsEmpty());
    } else {
      EXPECT_THAT(diagnostics, HasSubstr(note));
    }
    EXPECT_EQ(OutputOf(runner), "42\n");
    return;
  }
  const std::string says = LineAfter("// says: ", source);
  ASSERT_FALSE(says.empty()) << "the submission says neither `// says:` nor `// builds`";
  EXPECT_THAT(diagnostics, HasSubstr(says));
  EXPECT_THAT(diagnostics, StartsWith(kFolder)) << "the first line names the submission";
  EXPECT_EQ(std::filesystem::file_size(runner), 0U);
}

INSTANTIATE_TEST_SUITE_P(Submissions, RunnerTest, testing::ValuesIn(Submissions()),
                         [](const auto& info) { return info.param; });

TEST(CudaBinaryTest, CompilesSourcesAndHeadersOfDependencies) {
  EXPECT_EQ(OutputOf(std::string(kFolder) + "program"), "6 * 7 = 42\n");
}

}  // namespace
