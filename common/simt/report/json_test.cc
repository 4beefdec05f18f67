// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/report/json.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <limits>

namespace simt {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

TEST(JsonTest, AnEmptyReportHasAllMembers) {
  RunReport report;
  report.program = "saxpy";
  report.schedule = "forward";
  EXPECT_THAT(ToJson(report),
              StartsWith("{\"version\":1,\"program\":\"saxpy\",\"schedule\":\"forward\","
                         "\"checked\":true,\"exit\":{\"kind\":\"unknown\",\"code\":0},"
                         "\"predicted_seconds\":0,\"findings\":[],\"findings_dropped\":0,"
                         "\"kernels\":[],\"transfers\":{\"host_to_device_calls\":0,"));
}

TEST(JsonTest, AFindingIsWrittenWithWhatIsKnownOfItsPlaces) {
  Finding finding{FindingKind::kRace, "two threads", "bins[4]", "histogram"};
  finding.where = {4198400, true, {1, 2, 3}, {4, 5, 6}, "4-byte write"};
  finding.where.source = {"histogram.cu", 23, "histogram", "  bins[b] += 1;"};
  finding.other.emplace().pc = 4198416;
  finding.advice = "use atomicAdd";
  finding.count = 7;
  RunReport report;
  report.findings = {finding};
  EXPECT_THAT(
      ToJson(report),
      HasSubstr(
          "[{\"kind\":\"race\",\"summary\":\"two threads\",\"object\":\"bins[4]\","
          "\"kernel\":\"histogram\",\"advice\":\"use atomicAdd\",\"count\":7,"
          "\"where\":{\"pc\":4198400,\"on_device\":true,\"block\":[1,2,3],\"thread\":[4,5,6],"
          "\"action\":\"4-byte write\",\"file\":\"histogram.cu\",\"line\":23,"
          "\"function\":\"histogram\",\"text\":\"  bins[b] += 1;\"},"
          "\"other\":{\"pc\":4198416,\"on_device\":false,\"block\":[0,0,0],\"thread\":[0,0,0],"
          "\"action\":\"\"}}]"));
}

TEST(JsonTest, StringsAreEscaped) {
  RunReport report;
  report.program = "a\"b\\c\n\x01\xFF\xC3\xA9";
  EXPECT_THAT(ToJson(report), HasSubstr("\"program\":\"a\\\"b\\\\c\\u000a\\u0001?\xC3\xA9\""));
}

TEST(JsonTest, NumbersThatJsonLacksBecomeZero) {
  RunReport report;
  report.predicted_seconds = std::numeric_limits<double>::quiet_NaN();
  EXPECT_THAT(ToJson(report), HasSubstr("\"predicted_seconds\":0,"));
  report.predicted_seconds = std::numeric_limits<double>::infinity();
  EXPECT_THAT(ToJson(report), HasSubstr("\"predicted_seconds\":0,"));
  report.predicted_seconds = 0.25;
  EXPECT_THAT(ToJson(report), HasSubstr("\"predicted_seconds\":0.25,"));
}

}  // namespace
}  // namespace simt
