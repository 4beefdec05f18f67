// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/workbook/test_xml.h"

#include <map>
#include <sstream>
#include <string>

#include "absl/status/status.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "absl/strings/strip.h"
#include "boost/property_tree/ptree.hpp"
#include "boost/property_tree/xml_parser.hpp"
#include "common/workbook/outcome.h"

namespace workbook {
namespace {

using boost::property_tree::ptree;
using Properties = std::map<std::string, std::string>;

// GoogleTest writes a property of a test case as an element, one of a suite or the program as an
// attribute; attributes that mean something to it ("name", "time") do no harm among them.
void AddProperties(const ptree& element, Properties* properties) {
  if (const auto attributes = element.get_child_optional("<xmlattr>")) {
    for (const auto& [name, value] : *attributes) (*properties)[name] = value.data();
  }
  if (const auto children = element.get_child_optional("properties")) {
    for (const auto& [name, property] : *children) {
      if (name != "property") continue;
      (*properties)[property.get("<xmlattr>.name", "")] = property.get("<xmlattr>.value", "");
    }
  }
}

std::string Text(const Properties& properties, const std::string& name) {
  const auto found = properties.find(name);
  return found == properties.end() ? std::string() : found->second;
}

double Number(const Properties& properties, const std::string& name, double fallback) {
  double number;
  return absl::SimpleAtod(Text(properties, name), &number) ? number : fallback;
}

// A failure's message begins with a line "common/.../hypot_test.cc:34": not for the student.
std::string WithoutPlace(absl::string_view message) {
  const absl::string_view first = message.substr(0, message.find('\n'));
  const absl::string_view path = first.substr(0, first.rfind(':'));
  if (path.size() < first.size() && (absl::EndsWith(path, ".cc") || absl::EndsWith(path, ".h"))) {
    message.remove_prefix(first.size());
    absl::ConsumePrefix(&message, "\n");
  }
  return std::string(absl::StripSuffix(message, "\n"));
}

RubricLine ReadLine(const ptree& test_case) {
  Properties properties;
  AddProperties(test_case, &properties);
  RubricLine line;
  line.name = Text(properties, "name");
  line.title = Text(properties, "title");
  line.max_points = Number(properties, "max_points", 0);
  std::string failures;
  line.passed = Text(properties, "status") == "run" && Text(properties, "result") != "skipped";
  for (const auto& [name, element] : test_case) {
    if (name != "failure" && name != "error") continue;
    line.passed = false;
    if (!failures.empty()) absl::StrAppend(&failures, "\n");
    absl::StrAppend(&failures,
                    WithoutPlace(element.data().empty() ? element.get("<xmlattr>.message", "")
                                                        : element.data()));
  }
  line.points = Number(properties, "points", line.passed ? line.max_points : 0);
  line.explanation = Text(properties, "explanation");
  if (line.explanation.empty()) line.explanation = failures;
  line.expected = Text(properties, "expected");
  line.timing = Text(properties, "timing");
  return line;
}

// What Bazel puts in place of a result that the test did not write.
absl::Status NoResult(const ptree& root) {
  const std::string message = root.get("testsuite.testcase.error.<xmlattr>.message", "");
  return absl::DataLossError(
      absl::StrCat("The grader ended without a result", message.empty() ? "" : ": ", message, "."));
}

std::string VerdictByPoints(const Outcome& outcome) {
  if (outcome.FullPoints()) return "passed";
  return outcome.points > 0 ? "partial" : "failed";
}

}  // namespace

absl::Status ReadTestXml(const std::string& xml, Outcome* outcome) {
  ptree document;
  try {
    std::istringstream stream(xml);
    boost::property_tree::read_xml(stream, document);
  } catch (const boost::property_tree::xml_parser_error& error) {  // how Boost reports bad input
    return absl::DataLossError(
        absl::StrCat("The test's XML cannot be read: ", error.message(), "."));
  }
  const auto root = document.get_child_optional("testsuites");
  if (!root) return absl::DataLossError("The test's XML has no <testsuites>.");

  Properties whole;
  AddProperties(*root, &whole);
  outcome->lines.clear();
  double points = 0, max_points = 0;
  for (const auto& [name, suite] : *root) {
    if (name != "testsuite") continue;
    AddProperties(suite, &whole);
    for (const auto& [kind, test_case] : suite) {
      if (kind != "testcase") continue;
      if (test_case.count("error") != 0) return NoResult(*root);
      outcome->lines.push_back(ReadLine(test_case));
      points += outcome->lines.back().points;
      max_points += outcome->lines.back().max_points;
    }
  }
  if (outcome->lines.empty()) return NoResult(*root);
  outcome->graded = true;
  outcome->points = Number(whole, "points", points);
  outcome->max_points = Number(whole, "max_points", max_points);
  outcome->counters = Text(whole, "counters");
  outcome->explanation = Text(whole, "explanation");
  outcome->verdict = Text(whole, "verdict");
  if (outcome->verdict.empty()) outcome->verdict = VerdictByPoints(*outcome);
  return absl::OkStatus();
}

}  // namespace workbook
