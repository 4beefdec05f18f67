// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/report/source.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <cstdio>
#include <fstream>

namespace simt {
namespace {

using ::testing::ElementsAre;
using ::testing::Eq;
using ::testing::Field;
using ::testing::SizeIs;

// A folder with one source file of three lines.
class SourceTest : public ::testing::Test {
 protected:
  SourceTest() {
    mkdir((root_ + "/modules").c_str(), 0755);
    std::ofstream(root_ + "/modules/a.cu") << "first\n  second();\r\nlast";
    std::ofstream(::testing::TempDir() + "/outside.cu") << "secret\n";
    options_.roots = {"/no/such/folder", root_};
  }

  static std::string MakeFolder() {
    const std::string folder = ::testing::TempDir() + "/source_test";
    mkdir(folder.c_str(), 0755);
    return folder;
  }

  const std::string root_ = MakeFolder();
  SourceOptions options_;
};

TEST_F(SourceTest, PathsAreShownRelativeToTheWorkspace) {
  options_.roots = {"/no/such/folder", "/srv/course/"};
  EXPECT_EQ(DisplayPath("/b/sandbox/linux-sandbox/3/execroot/main/modules/a.cu", options_),
            "modules/a.cu");
  EXPECT_EQ(DisplayPath("/proc/self/cwd/modules/a.cu", options_), "modules/a.cu");
  EXPECT_EQ(DisplayPath("/srv/course/modules/a.cu", options_), "modules/a.cu");
  EXPECT_EQ(DisplayPath("/srv/courses/a.cu", options_), "/srv/courses/a.cu");
  EXPECT_EQ(DisplayPath("./a.cu", options_), "a.cu");
  EXPECT_EQ(DisplayPath("/home/someone/a.cu", options_), "/home/someone/a.cu");
}

TEST_F(SourceTest, ReadsTheTextOfALine) {
  EXPECT_EQ(SourceLine("modules/a.cu", 1, options_), "first");
  EXPECT_EQ(SourceLine("modules/a.cu", 2, options_), "  second();");
  EXPECT_EQ(SourceLine("/x/execroot/main/modules/a.cu", 3, options_), "last");
  EXPECT_EQ(SourceLine("modules/a.cu", 4, options_), "");
  EXPECT_EQ(SourceLine("modules/a.cu", 0, options_), "");
  EXPECT_EQ(SourceLine("modules/a.cu", -1, options_), "");
  EXPECT_EQ(SourceLine("modules", 1, options_), "");
  EXPECT_EQ(SourceLine("", 1, options_), "");
}

TEST_F(SourceTest, ReadsFilesOutsideTheRootsOnlyIfAllowed) {
  const std::string outside = ::testing::TempDir() + "/outside.cu";
  for (const std::string& file : {outside, root_ + "/../outside.cu", std::string("../outside.cu"),
                                  "/execroot/main/modules/../../outside.cu" + std::string()}) {
    EXPECT_EQ(SourceLine(file, 1, options_), "") << file;
  }
  options_.any_file = true;
  EXPECT_EQ(SourceLine(outside, 1, options_), "secret");
}

Finding Race(std::uintptr_t pc, std::uintptr_t other_pc, const char* object) {
  Finding finding{FindingKind::kRace, "race"};
  finding.object = object;
  finding.where.pc = pc;
  finding.other.emplace().pc = other_pc;
  return finding;
}

// Line pc / 0x10, function "Kernel".
std::vector<Frames> FakeSymbols(const std::vector<std::uintptr_t>& pcs) {
  std::vector<Frames> result;
  for (const std::uintptr_t pc : pcs) {
    result.push_back(
        {{"/x/execroot/main/modules/a.cu", static_cast<int>(pc / 0x10), "Kernel", ""}});
  }
  return result;
}

TEST_F(SourceTest, ResolvesBothSides) {
  RunReport report;
  report.findings = {Race(0x12, 0x28, "bins[4]")};
  ResolveSources(&report, FakeSymbols, options_);
  ASSERT_THAT(report.findings, SizeIs(1));
  const SourceLocation& where = report.findings[0].where.source;
  EXPECT_EQ(where.file, "modules/a.cu");
  EXPECT_EQ(where.line, 1);
  EXPECT_EQ(where.function, "Kernel");
  EXPECT_EQ(where.text, "first");
  EXPECT_EQ(report.findings[0].other->source.text, "  second();");
}

TEST_F(SourceTest, KeepsALineThatTheFindingCameWith) {
  RunReport report;
  report.findings = {Race(0x12, 0, "")};
  report.findings[0].where.source = {"modules/a.cu", 3, "", ""};
  ResolveSources(&report, FakeSymbols, options_);
  EXPECT_EQ(report.findings[0].where.source.line, 3);
  EXPECT_EQ(report.findings[0].where.source.text, "last");
}

TEST_F(SourceTest, MergesWhatIsOneMistakeToAReader) {
  RunReport report;
  report.findings = {Race(0x12, 0x18, "bins[4]"), Race(0x18, 0x12, "bins[7]"),
                     Race(0x12, 0x28, "bins[4]"), Race(0x28, 0x12, "bins[4]"),
                     Race(0x12, 0x18, "sums[4]"), Race(0x12, 0x18, "bins[4]")};
  report.findings[1].count = 5;
  report.findings[5].kernel = "Other";
  ResolveSources(&report, FakeSymbols, options_);
  EXPECT_THAT(report.findings,
              ElementsAre(Field(&Finding::count, Eq(6u)), Field(&Finding::count, Eq(2u)),
                          Field(&Finding::object, "sums[4]"), Field(&Finding::kernel, "Other")));
}

TEST_F(SourceTest, FindingsWithoutLinesStayApart) {
  RunReport report;
  report.findings = {Race(0, 0, ""), Race(0, 0, "")};
  ResolveSources(&report, nullptr, options_);
  EXPECT_THAT(report.findings, SizeIs(2));
}

}  // namespace
}  // namespace simt
