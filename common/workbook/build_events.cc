// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/workbook/build_events.h"

#include <map>
#include <string>

#include "absl/strings/str_split.h"
#include "absl/strings/string_view.h"
#include "absl/strings/strip.h"
#include "nlohmann/json.hpp"

namespace workbook {
namespace {

using nlohmann::json;
using Pointer = json::json_pointer;

// The string at `pointer`, "" if there is none.
std::string Text(const json& event, const char* pointer) {
  const Pointer place(pointer);
  if (!event.contains(place) || !event[place].is_string()) return "";
  return event[place].get<std::string>();
}

// Bazel's message without the command line that failed and without its advice to Bazel's users.
std::string Gist(const std::string& message) {
  const std::string line = message.substr(0, message.find('\n'));
  return line.substr(0, line.find(": error executing command"));
}

std::string PathOf(const std::string& uri) {
  return std::string(absl::StripPrefix(uri, "file://"));
}

void ReadResult(const json& result, TestRecord* record) {
  record->status = Text(result, "/status");
  if (!result.contains("testActionOutput")) return;
  for (const json& output : result["testActionOutput"]) {
    const std::string name = Text(output, "/name");
    if (name == "test.xml") record->xml = PathOf(Text(output, "/uri"));
    if (name == "test.log") record->log = PathOf(Text(output, "/uri"));
  }
}

void ReadEvent(const json& event, std::map<std::string, TestRecord>* records) {
  if (const std::string label = Text(event, "/id/testResult/label"); !label.empty()) {
    if (event.contains("testResult")) ReadResult(event["testResult"], &(*records)[label]);
  } else if (const std::string failed = Text(event, "/id/actionCompleted/label"); !failed.empty()) {
    const std::string errors = Text(event, "/action/stderr/uri");
    if (!errors.empty()) (*records)[failed].errors = PathOf(errors);
  }
  const bool completed = event.contains(Pointer("/completed/failureDetail"));
  if (!completed && !event.contains("aborted")) return;
  std::string label = Text(event, "/id/targetCompleted/label");
  if (label.empty()) label = Text(event, "/id/configuredLabel/label");
  if (label.empty()) label = Text(event, "/id/unconfiguredLabel/label");
  if (label.empty()) label = Text(event, "/id/pattern/pattern/0");
  if (label.empty()) return;
  std::string problem = Text(event, "/completed/failureDetail/message");
  if (problem.empty()) problem = Text(event, "/aborted/description");
  TestRecord& record = (*records)[label];
  if (record.problem.empty()) record.problem = Gist(problem);
  if (!event.contains("children")) return;
  for (const json& child : event["children"]) {  // the step that failed may be another target's
    const auto step = records->find(Text(child, "/actionCompleted/label"));
    if (step != records->end() && record.errors.empty()) record.errors = step->second.errors;
  }
}

}  // namespace

std::map<std::string, TestRecord> ReadBuildEvents(const std::string& events) {
  std::map<std::string, TestRecord> records;
  for (const absl::string_view line : absl::StrSplit(events, '\n', absl::SkipEmpty())) {
    const json event = json::parse(line.begin(), line.end(), nullptr, /*allow_exceptions=*/false);
    if (event.is_object()) ReadEvent(event, &records);
  }
  return records;
}

}  // namespace workbook
