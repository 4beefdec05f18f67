// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/report/sarif.h"

#include <cctype>
#include <nlohmann/json.hpp>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"

namespace simt {
namespace {

using Json = nlohmann::ordered_json;

// What each kind means, in the order of FindingKind.
constexpr const char* kDescriptions[kFindingKinds] = {
    "An access lies outside of every allocation, variable or array.",
    "An access is not aligned to its size.",
    "An access lies in memory that was freed.",
    "A pointer is freed that is not the start of a live allocation.",
    "An allocation was never freed.",
    "A kernel uses a pointer to host memory.",
    "Host code uses a pointer to device memory.",
    "A read finds memory that nothing was written to.",
    "Two threads use the same memory with nothing to order them, and one of them writes.",
    "Some threads of a block wait at a barrier that others never reach.",
    "The mask of a warp operation does not name the threads that take part.",
    "A CUDA call failed and the program did not look.",
    "A copy goes past an allocation or in the wrong direction.",
    "A kernel makes no progress.",
    "The program was ended by a signal.",
    "A device-side assertion failed.",
    "The program uses a part of CUDA that the simulator does not have.",
};

// A path as a URI reference (RFC 3986): what is no path character is percent-encoded.
std::string Uri(const std::string& path) {
  std::string uri = !path.empty() && path[0] == '/' ? "file://" : "";
  for (const char c : path) {
    if (std::isalnum(static_cast<unsigned char>(c)) || absl::StrContains("/-._~", {&c, 1})) {
      uri += c;
    } else {
      absl::StrAppend(&uri, "%", absl::Hex(static_cast<unsigned char>(c), absl::kZeroPad2));
    }
  }
  return uri;
}

Json LocationJson(const SourceLocation& source) {
  Json region = {{"startLine", source.line}};
  if (!source.text.empty()) region["snippet"] = {{"text", source.text}};
  Json location = {{"physicalLocation",
                    {{"artifactLocation", {{"uri", Uri(source.file)}}}, {"region", region}}}};
  if (!source.function.empty()) {
    location["logicalLocations"] =
        Json::array({{{"fullyQualifiedName", source.function}, {"kind", "function"}}});
  }
  return location;
}

Json ResultJson(const Finding& finding) {
  std::string message = finding.summary;
  if (!finding.kernel.empty()) absl::StrAppend(&message, " (kernel ", finding.kernel, ")");
  if (!finding.advice.empty()) absl::StrAppend(&message, ". What to do: ", finding.advice);
  Json result = {{"ruleId", FindingKindName(finding.kind)},
                 {"ruleIndex", static_cast<int>(finding.kind)},
                 {"level", finding.kind == FindingKind::kLeak ? "warning" : "error"},
                 {"message", {{"text", message}}},
                 {"locations", Json::array()},
                 {"occurrenceCount", finding.count}};
  if (finding.where.source.line > 0) {
    result["locations"].push_back(LocationJson(finding.where.source));
  }
  if (finding.other && finding.other->source.line > 0) {
    Json related = LocationJson(finding.other->source);
    related["id"] = 1;
    related["message"] = {
        {"text", finding.other->action.empty() ? "the other side" : finding.other->action}};
    result["relatedLocations"] = Json::array({related});
  }
  return result;
}

Json InvocationJson(const ProgramExit& exit) {
  Json invocation = {
      {"executionSuccessful", exit.kind == ProgramExit::Kind::kExited && exit.code == 0}};
  if (exit.kind == ProgramExit::Kind::kExited) invocation["exitCode"] = exit.code;
  if (exit.kind == ProgramExit::Kind::kSignal) invocation["exitSignalNumber"] = exit.code;
  return invocation;
}

}  // namespace

std::string ToSarif(const RunReport& report) {
  Json rules = Json::array();
  for (int kind = 0; kind < kFindingKinds; ++kind) {
    rules.push_back({{"id", FindingKindName(static_cast<FindingKind>(kind))},
                     {"shortDescription", {{"text", kDescriptions[kind]}}}});
  }
  Json results = Json::array();
  for (const Finding& finding : report.findings) results.push_back(ResultJson(finding));
  const Json run = {{"tool", {{"driver", {{"name", "simt"}, {"rules", rules}}}}},
                    {"invocations", Json::array({InvocationJson(report.exit)})},
                    {"columnKind", "utf16CodeUnits"},
                    {"results", results}};
  const Json log = {{"$schema", "https://json.schemastore.org/sarif-2.1.0.json"},
                    {"version", "2.1.0"},
                    {"runs", Json::array({run})}};
  return log.dump(2, ' ', /*ensure_ascii=*/false, Json::error_handler_t::replace) + "\n";
}

}  // namespace simt
