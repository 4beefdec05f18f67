// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/report/reader.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "absl/strings/str_replace.h"
#include "common/simt/report/counter_fields.h"
#include "common/simt/report/json.h"

namespace simt {
namespace {

using ::testing::HasSubstr;
using ::testing::SizeIs;

RunReport FullReport() {
  RunReport report;
  report.program = "histo\"gram\n\xC3\xA9";
  report.schedule = "random:7";
  report.checked = false;
  report.exit = {ProgramExit::Kind::kSignal, 11};
  report.predicted_seconds = 0.1;
  report.findings_dropped = 3;
  for (int kind = 0; kind < kFindingKinds; ++kind) {
    Finding finding{static_cast<FindingKind>(kind), "summary", "object", "kernel"};
    finding.where = {~std::uintptr_t{0}, true, {1, 2, 3}, {4, 5, 6}, "4-byte write"};
    finding.where.source = {"a.cu", 23, "f", "text"};
    if (kind % 2 == 1) finding.other = Place{12, false, {}, {}, "allocated"};
    finding.advice = "advice";
    finding.count = ~std::uint64_t{0};
    report.findings.push_back(finding);
  }
  KernelRecord kernel{"k<float>", {1, 2, 3}, {4, 5, 6}, 0, false, {}, 0};
  kernel.shared_bytes = 4096;
  kernel.predicted_seconds = 1e-6;
  std::uint64_t value = std::uint64_t{1} << 60;
  for (const auto& field : kKernelCounterFields) kernel.counters.*field.field = ++value;
  report.kernels = {kernel, kernel};
  for (const auto& field : kTransferFields) report.transfers.*field.field = ++value;
  return report;
}

TEST(ReaderTest, ReadsWhatWasWritten) {
  const absl::StatusOr<RunReport> report = ReadReport(ToJson(FullReport()));
  ASSERT_TRUE(report.ok()) << report.status();
  // Every member is written, so two reports with the same JSON are the same.
  EXPECT_EQ(ToJson(*report), ToJson(FullReport()));
  EXPECT_THAT(report->findings, SizeIs(kFindingKinds));
  EXPECT_EQ(report->findings[8].kind, FindingKind::kRace);
  EXPECT_EQ(report->findings[8].where.block.z, 3u);
  EXPECT_EQ(report->findings[8].where.source.line, 23);
  EXPECT_FALSE(report->findings[8].other.has_value());
  EXPECT_EQ(report->findings[9].other->action, "allocated");
  EXPECT_EQ(report->kernels[1].counters.lane_slots, FullReport().kernels[1].counters.lane_slots);
  EXPECT_EQ(report->exit.code, 11);
}

TEST(ReaderTest, IgnoresMembersItDoesNotKnow) {
  std::string json = ToJson(FullReport());
  json.insert(1, "\"later\":{\"a\":[1,2]},");
  EXPECT_TRUE(ReadReport(json).ok());
}

std::string ErrorOf(std::string_view json) {
  const absl::StatusOr<RunReport> report = ReadReport(json);
  return report.ok() ? "no error" : std::string(report.status().message());
}

std::string ErrorAfter(absl::string_view from, absl::string_view to) {
  const std::string json = ToJson(FullReport());
  EXPECT_THAT(json, HasSubstr(std::string(from)));
  return ErrorOf(absl::StrReplaceAll(json, {{from, to}}));
}

TEST(ReaderTest, DamageIsNamedWithItsPlace) {
  EXPECT_EQ(ErrorAfter("\"version\":1", "\"version\":2"),
            "the simulator's report is damaged: report: version 2 instead of 1");
  EXPECT_EQ(ErrorAfter("\"kind\":\"race\"", "\"kind\":\"racing\""),
            "the simulator's report is damaged: report.findings[8]: kind is none that this version "
            "knows");
  EXPECT_EQ(ErrorAfter("\"pc\":12,", "\"pc\":-12,"),
            "the simulator's report is damaged: report.findings[1].other: pc is not a whole number "
            "from 0 to 18446744073709551615");
  EXPECT_THAT(ErrorAfter("\"line\":23", "\"line\":2300000000"),
              HasSubstr("report.findings[0].where: line is not a whole number from 0 to 2147"));
  EXPECT_THAT(ErrorAfter("\"summary\"", "\"sum\""), HasSubstr("has no member \"summary\""));
  EXPECT_THAT(ErrorAfter("\"summary\":\"summary\"", "\"summary\":[]"),
              HasSubstr("summary is not a string"));
  EXPECT_THAT(ErrorAfter("\"checked\":false", "\"checked\":0"),
              HasSubstr("checked is neither true nor false"));
  EXPECT_THAT(ErrorAfter("\"block\":[1,2,3]", "\"block\":[1,2]"),
              HasSubstr("block is not an array of three numbers"));
  EXPECT_THAT(ErrorAfter("\"block\":[1,2,3]", "\"block\":[1,2,4294967296]"),
              HasSubstr("block is not a whole number from 0 to 4294967295"));
  EXPECT_THAT(ErrorAfter("\"warps\":", "\"warp\":"),
              HasSubstr("report.kernels[0].counters: has no member \"warps\""));
  EXPECT_THAT(ErrorAfter("\"predicted_seconds\":0.1", "\"predicted_seconds\":-0.1"),
              HasSubstr("predicted_seconds is not a number of at least 0"));
  EXPECT_THAT(ErrorAfter("\"kind\":\"signal\"", "\"kind\":\"x\""), HasSubstr("report.exit: kind"));
  EXPECT_THAT(ErrorAfter("\"code\":11", "\"code\":18446744073709551615"),
              HasSubstr("report.exit: code is not an exit status"));
}

TEST(ReaderTest, WhatIsNoReportIsRefused) {
  for (const char* json :
       {"", "{", "null", "[]", "1", "\"x\"", "{}", "{\"version\":\"1\"}", "{\"version\":1}",
        "{\"version\":1}x", "{\"version\":1,}", "\xFF\xFE", "{\"version\":1,\"findings\":{}}"}) {
    EXPECT_THAT(ErrorOf(json), HasSubstr("the simulator's report is damaged: ")) << json;
  }
  EXPECT_THAT(ErrorOf(std::string(3, '\0')), HasSubstr("not JSON"));
}

TEST(ReaderTest, HugeInputIsRefusedBeforeItIsBuilt) {
  EXPECT_THAT(ErrorOf(std::string(kMaxReportBytes + 1, ' ')), HasSubstr("larger than"));
  EXPECT_THAT(ErrorOf(std::string(kMaxReportBytes, '[')), HasSubstr("more of it than"));
  std::string numbers = "[1";
  while (numbers.size() < kMaxReportBytes - 8) numbers += ",1";
  EXPECT_THAT(ErrorOf(numbers + "]"), HasSubstr("more of it than"));
  EXPECT_THAT(ErrorOf("{\"version\":1,\"x\":\"" + std::string(100'000, 'x') + "\"}"),
              HasSubstr("more of it than"));
}

TEST(ReaderTest, MoreFindingsThanARunKeepsAreRefused) {
  RunReport report = FullReport();
  while (report.findings.size() <= kMaxFindings) report.findings.push_back(report.findings[0]);
  EXPECT_THAT(ErrorOf(ToJson(report)), HasSubstr("findings is not an array of at most 64"));
}

TEST(ReaderTest, EveryTruncationIsRefused) {
  RunReport report = FullReport();
  report.findings.resize(2);
  report.kernels.resize(1);
  const std::string json = ToJson(report);
  const std::size_t end = json.rfind('}');
  for (std::size_t length = 0; length <= end; ++length) {
    EXPECT_THAT(ErrorOf(std::string_view(json).substr(0, length)), HasSubstr("not JSON"));
  }
}

}  // namespace
}  // namespace simt
