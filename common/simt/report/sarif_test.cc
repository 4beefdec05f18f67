// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/report/sarif.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace simt {
namespace {

using Json = nlohmann::json;

RunReport RaceReport() {
  Finding finding{FindingKind::kRace, "two threads update bins[4]", "bins[4]", "histogram"};
  finding.where.source = {"modules/02 b/histogram.cu", 23, "histogram(int*)", "  bins[b] += 1;"};
  finding.other.emplace().action = "4-byte read";
  finding.other->source = {"/home/x/a.cu", 19, "", ""};
  finding.advice = "use atomicAdd";
  finding.count = 7;
  RunReport report;
  report.exit = {ProgramExit::Kind::kExited, 0};
  report.findings = {finding};
  return report;
}

TEST(SarifTest, TheLogHasWhatTheStandardRequires) {
  const Json log = Json::parse(ToSarif(RunReport()));
  EXPECT_EQ(log["version"], "2.1.0");
  EXPECT_EQ(log["$schema"], "https://json.schemastore.org/sarif-2.1.0.json");
  ASSERT_EQ(log["runs"].size(), 1u);
  const Json& driver = log["runs"][0]["tool"]["driver"];
  EXPECT_EQ(driver["name"], "simt");
  ASSERT_EQ(driver["rules"].size(), static_cast<std::size_t>(kFindingKinds));
  for (const Json& rule : driver["rules"]) {
    EXPECT_TRUE(rule["id"].is_string());
    EXPECT_TRUE(rule["shortDescription"]["text"].is_string());
  }
  EXPECT_EQ(log["runs"][0]["results"], Json::array());
  EXPECT_EQ(log["runs"][0]["invocations"][0]["executionSuccessful"], false);
}

TEST(SarifTest, AFindingBecomesAResult) {
  const Json log = Json::parse(ToSarif(RaceReport()));
  const Json& run = log["runs"][0];
  ASSERT_EQ(run["results"].size(), 1u);
  const Json& result = run["results"][0];
  EXPECT_EQ(result["ruleId"], "race");
  EXPECT_EQ(run["tool"]["driver"]["rules"][result["ruleIndex"].get<int>()]["id"], "race");
  EXPECT_EQ(result["level"], "error");
  EXPECT_EQ(result["message"]["text"],
            "two threads update bins[4] (kernel histogram). What to do: use atomicAdd");
  EXPECT_EQ(result["occurrenceCount"], 7);
  const Json& location = result["locations"][0];
  EXPECT_EQ(location["physicalLocation"]["artifactLocation"]["uri"], "modules/02%20b/histogram.cu");
  EXPECT_EQ(location["physicalLocation"]["region"]["startLine"], 23);
  EXPECT_EQ(location["physicalLocation"]["region"]["snippet"]["text"], "  bins[b] += 1;");
  EXPECT_EQ(location["logicalLocations"][0]["fullyQualifiedName"], "histogram(int*)");
  const Json& related = result["relatedLocations"][0];
  EXPECT_EQ(related["physicalLocation"]["artifactLocation"]["uri"], "file:///home/x/a.cu");
  EXPECT_EQ(related["message"]["text"], "4-byte read");
  EXPECT_EQ(run["invocations"][0]["executionSuccessful"], true);
}

TEST(SarifTest, AFindingWithoutALineHasNoLocation) {
  RunReport report = RaceReport();
  report.findings[0].where.source = {};
  report.findings[0].other.reset();
  report.exit = {ProgramExit::Kind::kSignal, 11};
  const Json log = Json::parse(ToSarif(report));
  const Json& run = log["runs"][0];
  EXPECT_EQ(run["results"][0]["locations"], Json::array());
  EXPECT_FALSE(run["results"][0].contains("relatedLocations"));
  EXPECT_EQ(run["invocations"][0]["exitSignalNumber"], 11);
}

TEST(SarifTest, TextsThatAreNotUtf8DoNotBreakIt) {
  RunReport report = RaceReport();
  report.findings[0].summary = "\xFF\033";
  report.findings[0].where.source.file = "\xFF.cu";
  EXPECT_FALSE(Json::parse(ToSarif(report), nullptr, false).is_discarded());
}

}  // namespace
}  // namespace simt
