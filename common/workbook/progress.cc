// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/workbook/progress.h"

#include <sys/stat.h>

#include <cstdint>
#include <ctime>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "common/workbook/files.h"
#include "common/workbook/rubric.h"
#include "common/workbook/test_xml.h"
#include "nlohmann/json.hpp"

namespace workbook {
namespace {

using nlohmann::json;

constexpr int kVersion = 1;
constexpr char kTodo[] = "TODO(student)";

std::string StatePath(const std::string& workspace) {
  return workspace + "/.workbook/progress.json";
}

// FNV-1a, 64 bits: the same on every machine.
std::string Digest(const std::string& text) {
  std::uint64_t hash = 14695981039346656037u;
  for (const unsigned char byte : text) hash = (hash ^ byte) * 1099511628211u;
  return absl::StrCat(absl::Hex(hash, absl::kZeroPad16));
}

// Seconds since 1970 at which the file was last written; 0 if there is none.
std::int64_t WriteTime(const std::string& path) {
  struct stat info;
  return stat(path.c_str(), &info) == 0 ? info.st_mtime : 0;
}

}  // namespace

Progress Progress::Load(const std::string& workspace) {
  Progress progress(workspace);
  const absl::StatusOr<std::string> text = ReadFile(StatePath(workspace));
  if (!text.ok()) return progress;
  const json state = json::parse(*text, nullptr, /*allow_exceptions=*/false);
  if (!state.is_object() || state.value("version", json()) != kVersion) return progress;
  if (!state.contains("exercises") || !state["exercises"].is_object()) return progress;
  for (const auto& [id, saved] : state["exercises"].items()) {
    if (!saved.is_object()) continue;
    Entry& entry = progress.entries_[id];
    const json hints = saved.value("hints", json(0));
    if (hints.is_number_integer()) entry.hints = hints;
    const json time = saved.value("time", json());
    const json digest = saved.value("digest", json());
    Outcome outcome;
    if (time.is_number_integer() && digest.is_string() && saved.contains("outcome") &&
        FromJson(saved["outcome"], &outcome)) {
      entry.outcome = outcome;
      entry.time = time;
      entry.digest = digest;
    }
  }
  return progress;
}

absl::Status Progress::Save() const {
  json exercises = json::object();
  for (const auto& [id, entry] : entries_) {
    json& saved = exercises[id];
    saved["hints"] = entry.hints;
    if (entry.outcome.has_value()) {
      saved["time"] = entry.time;
      saved["digest"] = entry.digest;
      saved["outcome"] = ToJson(*entry.outcome);
    }
  }
  const json state = {{"version", kVersion}, {"exercises", exercises}};
  return WriteFile(StatePath(workspace_),
                   state.dump(2, ' ', false, json::error_handler_t::replace) + "\n");
}

int Progress::HintsShown(const Exercise& exercise) const {
  const auto entry = entries_.find(exercise.Id());
  return entry == entries_.end() ? 0 : entry->second.hints;
}

void Progress::SetHintsShown(const Exercise& exercise, int hints) {
  entries_[exercise.Id()].hints = hints;
}

void Progress::Record(const Outcome& outcome, const std::string& source) {
  Entry& entry = entries_[outcome.exercise.Id()];
  entry.outcome = outcome;
  entry.time = std::time(nullptr);
  entry.digest = Digest(source);
}

void Progress::TakeOverTestLogs(const std::vector<Exercise>& exercises) {
  for (const Exercise& exercise : exercises) {
    const std::string path = absl::StrCat(workspace_, "/.bazel/testlogs/modules/", exercise.module,
                                          "/", exercise.name, "_test/test.xml");
    const std::int64_t time = WriteTime(path);
    const auto known = entries_.find(exercise.Id());
    if (time == 0 || (known != entries_.end() && time <= known->second.time)) continue;
    Outcome outcome;
    outcome.exercise = exercise;
    outcome.source = exercise.Source();
    const absl::StatusOr<std::string> xml = ReadFile(path);
    if (!xml.ok() || !ReadTestXml(*xml, &outcome).ok()) continue;
    const std::string source = workspace_ + "/" + exercise.Source();
    const absl::StatusOr<std::string> text = ReadFile(source);
    Entry& entry = entries_[exercise.Id()];
    entry.outcome = outcome;
    entry.time = time;
    entry.digest = text.ok() && WriteTime(source) <= time ? Digest(*text) : "";
  }
}

Outcome Progress::Last(const Exercise& exercise) const {
  const auto entry = entries_.find(exercise.Id());
  const bool known = entry != entries_.end() && entry->second.outcome.has_value();
  const absl::StatusOr<std::string> source = ReadFile(workspace_ + "/" + exercise.Source());
  if (known && source.ok() && Digest(*source) == entry->second.digest) {
    return *entry->second.outcome;
  }
  Outcome outcome;
  outcome.exercise = exercise;
  outcome.source = exercise.Source();
  outcome.max_points =
      MaxPoints(RubricLinesIn(ReadFile(workspace_ + "/" + exercise.Test()).value_or("")));
  if (!source.ok()) {
    outcome.missing = true;
    outcome.verdict = "no file";
    outcome.explanation = std::string(CheckSource(workspace_, exercise).message());
  } else if (known) {
    const Outcome& last = *entry->second.outcome;
    outcome.edited_since = true;
    outcome.verdict = absl::StrCat("edited since it had ", last.points, "/", last.max_points);
  } else {
    outcome.verdict = absl::StrContains(*source, kTodo) ? "not started" : "not graded yet";
  }
  return outcome;
}

}  // namespace workbook
