// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/report/json.h"

#include <cmath>
#include <cstdio>
#include <string_view>

#include "common/simt/report/counter_fields.h"
#include "common/simt/report/printable.h"

namespace simt {
namespace {

std::string Quoted(std::string_view text) {
  std::string result = "\"";
  for (const char c : ValidUtf8(text)) {
    if (c == '"' || c == '\\') {
      result += '\\';
      result += c;
    } else if (static_cast<unsigned char>(c) < 0x20) {
      char escape[8];
      std::snprintf(escape, sizeof escape, "\\u%04x", static_cast<unsigned>(c));
      result += escape;
    } else {
      result += c;
    }
  }
  return result + '"';
}

// Builds one JSON object or array, member by member.
class Composite {
 public:
  explicit Composite(char open) : text_(1, open), close_(open == '{' ? '}' : ']') {}

  void Add(std::string_view name, std::string_view json) {
    Separate();
    text_.append("\"").append(name).append("\":").append(json);
  }
  void AddText(std::string_view name, std::string_view text) { Add(name, Quoted(text)); }
  void AddNumber(std::string_view name, std::uint64_t number) { Add(name, std::to_string(number)); }
  void AddBool(std::string_view name, bool value) { Add(name, value ? "true" : "false"); }
  void AddReal(std::string_view name, double value) {
    char digits[32];
    std::snprintf(digits, sizeof digits, "%.17g", std::isfinite(value) ? value : 0.0);
    Add(name, digits);
  }
  void Append(std::string_view json) {
    Separate();
    text_.append(json);
  }
  std::string Finish() { return text_ + close_; }

 private:
  void Separate() {
    if (text_.size() > 1) text_ += ',';
  }

  std::string text_;
  char close_;
};

std::string Triple(std::uint32_t x, std::uint32_t y, std::uint32_t z) {
  return "[" + std::to_string(x) + "," + std::to_string(y) + "," + std::to_string(z) + "]";
}

std::string Triple(const Index3& index) { return Triple(index.x, index.y, index.z); }

std::string PlaceJson(const Place& place) {
  Composite json('{');
  json.AddNumber("pc", place.pc);
  json.AddBool("on_device", place.on_device);
  json.Add("block", Triple(place.block));
  json.Add("thread", Triple(place.thread));
  json.AddText("action", place.action);
  const SourceLocation& source = place.source;
  if (source.line > 0) {
    json.AddText("file", source.file);
    json.AddNumber("line", static_cast<std::uint64_t>(source.line));
  }
  if (!source.function.empty()) json.AddText("function", source.function);
  if (!source.text.empty()) json.AddText("text", source.text);
  return json.Finish();
}

std::string FindingJson(const Finding& finding) {
  Composite json('{');
  json.AddText("kind", FindingKindName(finding.kind));
  json.AddText("summary", finding.summary);
  json.AddText("object", finding.object);
  json.AddText("kernel", finding.kernel);
  json.AddText("advice", finding.advice);
  json.AddNumber("count", finding.count);
  json.Add("where", PlaceJson(finding.where));
  if (finding.other) json.Add("other", PlaceJson(*finding.other));
  return json.Finish();
}

template <class Counters, std::size_t kFields>
std::string CountersJson(const Counters& counters,
                         const CounterField<Counters> (&fields)[kFields]) {
  Composite json('{');
  for (const auto& field : fields) json.AddNumber(field.name, counters.*field.field);
  return json.Finish();
}

std::string KernelJson(const KernelRecord& kernel) {
  Composite json('{');
  json.AddText("name", kernel.name);
  json.Add("grid", Triple(kernel.grid[0], kernel.grid[1], kernel.grid[2]));
  json.Add("block", Triple(kernel.block[0], kernel.block[1], kernel.block[2]));
  json.AddNumber("shared_bytes", kernel.shared_bytes);
  json.AddBool("counted", kernel.counted);
  json.AddReal("predicted_seconds", kernel.predicted_seconds);
  json.Add("counters", CountersJson(kernel.counters, kKernelCounterFields));
  return json.Finish();
}

std::string ExitJson(const ProgramExit& exit) {
  Composite json('{');
  json.AddText("kind", exit.kind == ProgramExit::Kind::kExited   ? "exited"
                       : exit.kind == ProgramExit::Kind::kSignal ? "signal"
                                                                 : "unknown");
  json.Add("code", std::to_string(exit.code));
  return json.Finish();
}

}  // namespace

std::string ToJson(const RunReport& report) {
  Composite findings('['), kernels('[');
  for (const Finding& finding : report.findings) findings.Append(FindingJson(finding));
  for (const KernelRecord& kernel : report.kernels) kernels.Append(KernelJson(kernel));

  Composite json('{');
  json.AddNumber("version", kReportVersion);
  json.AddText("program", report.program);
  json.AddText("schedule", report.schedule);
  json.AddBool("checked", report.checked);
  json.Add("exit", ExitJson(report.exit));
  json.AddReal("predicted_seconds", report.predicted_seconds);
  json.Add("findings", findings.Finish());
  json.Add("findings_dropped", std::to_string(report.findings_dropped));
  json.Add("kernels", kernels.Finish());
  json.Add("transfers", CountersJson(report.transfers, kTransferFields));
  return json.Finish() + "\n";
}

}  // namespace simt
