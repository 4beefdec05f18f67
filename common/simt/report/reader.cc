// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/report/reader.h"

#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "common/simt/report/counter_fields.h"
#include "common/simt/report/json.h"

namespace simt {
namespace {

using Json = nlohmann::json;

constexpr int kMaxDepth = 8;  // a report has 5
constexpr int kMaxValues = 400'000;
constexpr std::size_t kMaxStringBytes = 16 << 10;
constexpr std::size_t kMaxKernels = 4096;

// Walks over a JSON text without building it and stops where a report would never go, so that
// building it costs little.
class Limiter : public nlohmann::json_sax<Json> {
 public:
  bool null() override { return Count(); }
  bool boolean(bool) override { return Count(); }
  bool number_integer(number_integer_t) override { return Count(); }
  bool number_unsigned(number_unsigned_t) override { return Count(); }
  bool number_float(number_float_t, const string_t&) override { return Count(); }
  bool string(string_t& text) override { return Count() && text.size() <= kMaxStringBytes; }
  bool binary(binary_t&) override { return false; }
  bool start_object(std::size_t) override { return Count() && ++depth_ <= kMaxDepth; }
  bool key(string_t& text) override { return text.size() <= kMaxStringBytes; }
  bool end_object() override { return --depth_ >= 0; }
  bool start_array(std::size_t) override { return Count() && ++depth_ <= kMaxDepth; }
  bool end_array() override { return --depth_ >= 0; }
  bool parse_error(std::size_t, const std::string&, const Json::exception&) override {
    return false;
  }

 private:
  bool Count() { return ++values_ <= kMaxValues; }

  int depth_ = 0, values_ = 0;
};

// Takes values out of JSON. The first that is missing or has another type makes an error that names
// its place; from then on every value is empty.
class Taker {
 public:
  const absl::Status& status() const { return status_; }

  // The member of `object`; a null value if it is missing, an error too unless it is optional.
  const Json& Member(const Json& object, const char* name, bool is_optional = false) {
    static const Json* const kNull = new Json;
    if (!object.is_object()) {
      Fail("is not an object");
      return *kNull;
    }
    const auto found = object.find(name);
    if (found != object.end()) return *found;
    if (!is_optional) Fail(absl::StrCat("has no member \"", name, "\""));
    return *kNull;
  }

  std::string Text(const Json& object, const char* name, bool is_optional = false) {
    const Json& value = Member(object, name, is_optional);
    if (is_optional && value.is_null()) return "";
    if (value.is_string()) return value.get<std::string>();
    Fail(absl::StrCat(name, " is not a string"));
    return "";
  }

  bool Bool(const Json& object, const char* name) {
    const Json& value = Member(object, name);
    if (value.is_boolean()) return value.get<bool>();
    Fail(absl::StrCat(name, " is neither true nor false"));
    return false;
  }

  double Real(const Json& object, const char* name) {
    const Json& value = Member(object, name);
    if (value.is_number() && value.get<double>() >= 0 && std::isfinite(value.get<double>())) {
      return value.get<double>();
    }
    Fail(absl::StrCat(name, " is not a number of at least 0"));
    return 0;
  }

  // An integer from 0 to the largest Integer.
  template <class Integer>
  Integer Number(const Json& value, const char* name) {
    if (value.is_number_unsigned() &&
        value.get<std::uint64_t>() <=
            static_cast<std::uint64_t>(std::numeric_limits<Integer>::max())) {
      return static_cast<Integer>(value.get<std::uint64_t>());
    }
    Fail(absl::StrCat(name, " is not a whole number from 0 to ",
                      std::numeric_limits<Integer>::max()));
    return 0;
  }

  template <class Integer>
  Integer MemberNumber(const Json& object, const char* name) {
    return Number<Integer>(Member(object, name), name);
  }

  void Triple(const Json& object, const char* name, std::uint32_t* x, std::uint32_t* y,
              std::uint32_t* z) {
    const Json& value = Member(object, name);
    if (!value.is_array() || value.size() != 3) {
      Fail(absl::StrCat(name, " is not an array of three numbers"));
      return;
    }
    *x = Number<std::uint32_t>(value[0], name);
    *y = Number<std::uint32_t>(value[1], name);
    *z = Number<std::uint32_t>(value[2], name);
  }

  const Json& Array(const Json& object, const char* name, std::size_t max_size) {
    static const Json* const kEmpty = new Json(Json::array());
    const Json& value = Member(object, name);
    if (value.is_array() && value.size() <= max_size) return value;
    Fail(absl::StrCat(name, " is not an array of at most ", max_size, " elements"));
    return *kEmpty;
  }

  // Names the place for errors while a member or element is read.
  class Within {
   public:
    Within(Taker* taker, absl::string_view step) : taker_(taker), length_(taker->place_.size()) {
      absl::StrAppend(&taker->place_, step);
    }
    ~Within() { taker_->place_.resize(length_); }
    Within(const Within&) = delete;
    Within& operator=(const Within&) = delete;

   private:
    Taker* taker_;
    std::size_t length_;
  };

  void Fail(absl::string_view what) {
    if (status_.ok()) {
      status_ = absl::InvalidArgumentError(
          absl::StrCat("the simulator's report is damaged: ", place_, ": ", what));
    }
  }

 private:
  std::string place_ = "report";
  absl::Status status_;
};

Place TakePlace(Taker& taker, const Json& json) {
  Place place;
  place.pc = taker.MemberNumber<std::uintptr_t>(json, "pc");
  place.on_device = taker.Bool(json, "on_device");
  taker.Triple(json, "block", &place.block.x, &place.block.y, &place.block.z);
  taker.Triple(json, "thread", &place.thread.x, &place.thread.y, &place.thread.z);
  place.action = taker.Text(json, "action");
  place.source.file = taker.Text(json, "file", /*is_optional=*/true);
  if (!taker.Member(json, "line", /*is_optional=*/true).is_null()) {
    place.source.line = taker.MemberNumber<int>(json, "line");
  }
  place.source.function = taker.Text(json, "function", /*is_optional=*/true);
  place.source.text = taker.Text(json, "text", /*is_optional=*/true);
  return place;
}

Finding TakeFinding(Taker& taker, const Json& json) {
  Finding finding{};
  const std::optional<FindingKind> kind = FindingKindFromName(taker.Text(json, "kind"));
  if (kind) {
    finding.kind = *kind;
  } else {
    taker.Fail("kind is none that this version knows");
  }
  finding.summary = taker.Text(json, "summary");
  finding.object = taker.Text(json, "object");
  finding.kernel = taker.Text(json, "kernel");
  finding.advice = taker.Text(json, "advice");
  finding.count = taker.MemberNumber<std::uint64_t>(json, "count");
  {
    const Taker::Within within(&taker, ".where");
    finding.where = TakePlace(taker, taker.Member(json, "where"));
  }
  const Json& other = taker.Member(json, "other", /*is_optional=*/true);
  if (!other.is_null()) {
    const Taker::Within within(&taker, ".other");
    finding.other = TakePlace(taker, other);
  }
  return finding;
}

template <class Counters, std::size_t kFields>
Counters TakeCounters(Taker& taker, const Json& object, const char* name,
                      const CounterField<Counters> (&fields)[kFields]) {
  const Taker::Within within(&taker, absl::StrCat(".", name));
  const Json& json = taker.Member(object, name);
  Counters counters;
  for (const auto& field : fields) {
    counters.*field.field = taker.MemberNumber<std::uint64_t>(json, field.name);
  }
  return counters;
}

KernelRecord TakeKernel(Taker& taker, const Json& json) {
  KernelRecord kernel{};
  kernel.name = taker.Text(json, "name");
  taker.Triple(json, "grid", &kernel.grid[0], &kernel.grid[1], &kernel.grid[2]);
  taker.Triple(json, "block", &kernel.block[0], &kernel.block[1], &kernel.block[2]);
  kernel.shared_bytes = taker.MemberNumber<std::uint64_t>(json, "shared_bytes");
  kernel.counted = taker.Bool(json, "counted");
  kernel.predicted_seconds = taker.Real(json, "predicted_seconds");
  kernel.counters = TakeCounters(taker, json, "counters", kKernelCounterFields);
  return kernel;
}

ProgramExit TakeExit(Taker& taker, const Json& json) {
  const Taker::Within within(&taker, ".exit");
  ProgramExit exit;
  const std::string kind = taker.Text(json, "kind");
  if (kind == "exited") {
    exit.kind = ProgramExit::Kind::kExited;
  } else if (kind == "signal") {
    exit.kind = ProgramExit::Kind::kSignal;
  } else if (kind != "unknown") {
    taker.Fail("kind is none of exited, signal and unknown");
  }
  const Json& code = taker.Member(json, "code");
  if (code.is_number_integer() && std::abs(code.get<double>()) < 1e9) {
    exit.code = code.get<int>();
  } else {
    taker.Fail("code is not an exit status");
  }
  return exit;
}

}  // namespace

absl::StatusOr<RunReport> ReadReport(std::string_view json) {
  Taker taker;
  if (json.size() > kMaxReportBytes) {
    taker.Fail(absl::StrCat("larger than ", kMaxReportBytes, " bytes"));
    return taker.status();
  }
  Limiter limiter;
  if (!Json::sax_parse(json.begin(), json.end(), &limiter)) {
    taker.Fail("not JSON, or more of it than a report can be");
    return taker.status();
  }
  const Json root = Json::parse(json.begin(), json.end(), nullptr, /*allow_exceptions=*/false);

  const int version = taker.MemberNumber<int>(root, "version");
  if (taker.status().ok() && version != kReportVersion) {
    taker.Fail(absl::StrCat("version ", version, " instead of ", kReportVersion));
  }
  if (!taker.status().ok()) return taker.status();

  RunReport report;
  report.program = taker.Text(root, "program");
  report.schedule = taker.Text(root, "schedule");
  report.checked = taker.Bool(root, "checked");
  report.exit = TakeExit(taker, taker.Member(root, "exit"));
  report.predicted_seconds = taker.Real(root, "predicted_seconds");
  for (const Json& finding : taker.Array(root, "findings", kMaxFindings)) {
    const Taker::Within within(&taker, absl::StrCat(".findings[", report.findings.size(), "]"));
    report.findings.push_back(TakeFinding(taker, finding));
  }
  report.findings_dropped = taker.MemberNumber<int>(root, "findings_dropped");
  for (const Json& kernel : taker.Array(root, "kernels", kMaxKernels)) {
    const Taker::Within within(&taker, absl::StrCat(".kernels[", report.kernels.size(), "]"));
    report.kernels.push_back(TakeKernel(taker, kernel));
  }
  report.transfers = TakeCounters(taker, root, "transfers", kTransferFields);
  if (!taker.status().ok()) return taker.status();
  return report;
}

}  // namespace simt
