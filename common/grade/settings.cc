// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/grade/settings.h"

#include <random>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/string_view.h"
#include "absl/strings/strip.h"

namespace grade {

namespace {

absl::Status Set(absl::string_view name, absl::string_view value, Settings* settings) {
  const auto bad = [&](const char* wanted) {
    return absl::InvalidArgumentError(absl::StrCat("--", name, "=", value, ": give ", wanted));
  };
  if (name == "runner") {
    settings->runner = std::string(value);
  } else if (name == "diagnostics") {
    settings->diagnostics = std::string(value);
  } else if (name == "source") {
    settings->source = std::string(value);
  } else if (name == "expect") {
    settings->expect = std::string(value);
  } else if (name == "starter") {
    if (value != "yes") return bad("yes");
    settings->starter = true;
  } else if (name == "seed") {
    if (!absl::SimpleAtoi(value, &settings->seed)) return bad("a whole number");
  } else if (name == "schedules") {
    settings->schedules = absl::StrSplit(value, ',', absl::SkipEmpty());
    if (settings->schedules.empty()) return bad("at least one schedule");
  } else if (name == "time_limit") {
    double seconds = 0;
    if (!absl::SimpleAtod(value, &seconds) || !(seconds > 0)) return bad("seconds");
    settings->limits.cpu_seconds = seconds;
    settings->limits.idle_seconds = seconds / 2;
    settings->limits.wall_seconds = 20 * seconds;
  } else if (name == "memory_limit") {
    std::uint64_t megabytes = 0;
    if (!absl::SimpleAtoi(value, &megabytes) || megabytes == 0) return bad("megabytes");
    settings->limits.memory_bytes = megabytes << 20;
  } else {
    return absl::InvalidArgumentError(absl::StrCat(
        "--", name,
        " is no option of a grader; it has --runner, --diagnostics, "
        "--source, --expect, --starter, --seed, --schedules, --time_limit, --memory_limit"));
  }
  return absl::OkStatus();
}

}  // namespace

Settings& GlobalSettings() {
  static Settings& settings = *new Settings;
  return settings;
}

absl::Status ParseSettings(int argc, char** argv, Settings* settings) {
  std::random_device device;
  settings->seed = (std::uint64_t{device()} << 32) | device();
  for (int i = 1; i < argc; ++i) {
    absl::string_view argument = argv[i];
    if (!absl::ConsumePrefix(&argument, "--")) {
      return absl::InvalidArgumentError(
          absl::StrCat(argv[i], " is no option of a grader: all are --name=value"));
    }
    const std::pair<absl::string_view, absl::string_view> option =
        absl::StrSplit(argument, absl::MaxSplits('=', 1));
    const absl::Status status = Set(option.first, option.second, settings);
    if (!status.ok()) return status;
  }
  return absl::OkStatus();
}

}  // namespace grade
