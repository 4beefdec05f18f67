// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/report/text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace simt {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

Finding Race() {
  Finding finding{FindingKind::kRace, "two threads update bins[4] without an atomic", "bins[4]",
                  "histogram"};
  finding.where = {0x401000, true, {}, {5, 0, 0}, "4-byte write"};
  finding.where.source = {"histogram.cu", 23, "histogram", "  bins[b] += 1;"};
  finding.other = Place{0x401010, true, {}, {3, 0, 0}, "4-byte read"};
  finding.other->source = finding.where.source;
  finding.advice = "use atomicAdd, which makes the update one indivisible step";
  finding.count = 1023;
  return finding;
}

TEST(TextTest, RaceOnOneLine) {
  EXPECT_EQ(FindingText(Race(), "histogram"),
            "histogram.cu:23: race: two threads update bins[4] without an atomic\n"
            "   23 |   bins[b] += 1;\n"
            "      |   ^~~~~~~\n"
            "  4-byte write by thread (5,0,0) of block (0,0,0)\n"
            "  4-byte read by thread (3,0,0) of block (0,0,0), on the same line\n"
            "  in kernel histogram, and 1,022 more times\n"
            "  what to do: use atomicAdd, which makes the update one indivisible step\n");
}

TEST(TextTest, RaceOnTwoLines) {
  Finding finding = Race();
  finding.count = 1;
  finding.other->source.line = 19;
  finding.other->source.text = "\tsum += bins[b];";
  EXPECT_EQ(FindingText(finding, "histogram"),
            "histogram.cu:23: race: two threads update bins[4] without an atomic\n"
            "   23 |   bins[b] += 1;\n"
            "      |   ^~~~~~~\n"
            "  4-byte write by thread (5,0,0) of block (0,0,0)\n"
            "  in kernel histogram\n"
            "histogram.cu:19: note: 4-byte read by thread (3,0,0) of block (0,0,0)\n"
            "   19 |         sum += bins[b];\n"
            "      |                ^~~~~~~\n"
            "  what to do: use atomicAdd, which makes the update one indivisible step\n");
}

TEST(TextTest, ASideIsNotNamedTwice) {
  Finding finding = Race();
  finding.other = finding.where;
  EXPECT_EQ(FindingText(finding, "histogram"),
            "histogram.cu:23: race: two threads update bins[4] without an atomic\n"
            "   23 |   bins[b] += 1;\n"
            "      |   ^~~~~~~\n"
            "  4-byte write by thread (5,0,0) of block (0,0,0)\n"
            "  in kernel histogram, and 1,022 more times\n"
            "  what to do: use atomicAdd, which makes the update one indivisible step\n");
}

TEST(TextTest, LeakOnTheHost) {
  Finding finding{FindingKind::kLeak, "4096 bytes were never freed"};
  finding.where.source = {"saxpy.cu", 8, "main", "  cudaMalloc(&x, 4096);"};
  finding.where.action = "allocated";
  finding.advice = "call cudaFree";
  EXPECT_EQ(FindingText(finding, "saxpy"),
            "saxpy.cu:8: leak: 4096 bytes were never freed\n"
            "    8 |   cudaMalloc(&x, 4096);\n"
            "  what to do: call cudaFree\n");
}

TEST(TextTest, AnAllocationIsTheOtherSide) {
  Finding finding{FindingKind::kInvalidFree, "this pointer was freed already"};
  finding.where.source = {"saxpy.cu", 9, "main", "  cudaFree(x);"};
  finding.other = Place{0, false, {}, {}, "freed"};
  finding.other->source = {"saxpy.cu", 8, "main", "  cudaFree(y);"};
  EXPECT_EQ(FindingText(finding, "saxpy"),
            "saxpy.cu:9: invalid-free: this pointer was freed already\n"
            "    9 |   cudaFree(x);\n"
            "saxpy.cu:8: note: freed here\n"
            "    8 |   cudaFree(y);\n");
}

TEST(TextTest, WithoutALineTheProgramIsNamed) {
  Finding finding{FindingKind::kCrash, "segmentation fault"};
  EXPECT_EQ(FindingText(finding, "saxpy"), "saxpy: crash: segmentation fault\n");
  EXPECT_EQ(FindingText(finding, ""), "simt: crash: segmentation fault\n");
  finding.where.source.function = "main";
  EXPECT_EQ(FindingText(finding, "saxpy"), "saxpy (main): crash: segmentation fault\n");
}

TEST(TextTest, UnderlinesOnlyAnUnambiguousMention) {
  Finding finding = Race();
  finding.where.source.text = "  bins[b] = bins[b] + 1;";
  EXPECT_THAT(FindingText(finding, ""), Not(HasSubstr("^")));
  finding.where.source.text = "  mybins[b] = 1;  // bins2";
  EXPECT_THAT(FindingText(finding, ""), Not(HasSubstr("^")));
  finding.where.source.text = "  if (a) bins[index[b]][2] = mybins;";
  EXPECT_THAT(FindingText(finding, ""), HasSubstr("\n      |          ^~~~~~~~~~~~~~~~~\n"));
  finding.where.source.text = "  bins[b";
  EXPECT_THAT(FindingText(finding, ""), HasSubstr("\n      |   ^~~~\n"));
}

TEST(TextTest, LongAdviceIsWrapped) {
  Finding finding = Race();
  finding.advice = "let each thread count in its own copy in shared memory and add the copies up";
  TextOptions options;
  options.width = 60;
  EXPECT_THAT(FindingText(finding, "", options),
              HasSubstr("\n  what to do: let each thread count in its own copy in\n"
                        "    shared memory and add the copies up\n"));
}

TEST(TextTest, ColourOnlyWhenAsked) {
  EXPECT_THAT(FindingText(Race(), ""), Not(HasSubstr("\033")));
  TextOptions options;
  options.color = true;
  EXPECT_THAT(FindingText(Race(), "", options),
              HasSubstr("\033[1mhistogram.cu:23:\033[0m \033[1;31mrace:\033[0m two"));
}

TEST(TextTest, TextsOfTheProgramCannotControlTheTerminal) {
  Finding finding = Race();
  finding.kernel = finding.summary = finding.advice = finding.where.action =
      finding.where.source.text = finding.where.source.file = "\033[2J\n";
  EXPECT_THAT(FindingText(finding, "\033"), Not(HasSubstr("\033")));
}

TEST(TextTest, FindingsAreSeparatedByAnEmptyLine) {
  RunReport report;
  EXPECT_EQ(FindingsText(report), "");
  Finding crash{FindingKind::kCrash, "segmentation fault"};
  report.program = "p";
  report.findings = {crash, crash};
  EXPECT_EQ(FindingsText(report), "p: crash: segmentation fault\n\np: crash: segmentation fault\n");
  report.findings_dropped = 1200;
  EXPECT_THAT(FindingsText(report),
              HasSubstr("\n\nand 1,200 more findings that are not shown: mend these first\n"));
}

}  // namespace
}  // namespace simt
