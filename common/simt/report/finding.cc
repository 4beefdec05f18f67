// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/report/finding.h"

#include <cctype>
#include <map>
#include <mutex>
#include <tuple>
#include <utility>

namespace simt {
namespace {

constexpr const char* kNames[kFindingKinds] = {
    "out-of-bounds",
    "misaligned",
    "use-after-free",
    "invalid-free",
    "leak",
    "host-pointer-in-kernel",
    "device-pointer-on-host",
    "uninitialized-read",
    "race",
    "divergent-barrier",
    "invalid-mask",
    "ignored-launch-error",
    "invalid-copy",
    "hang",
    "crash",
    "assert",
    "unsupported",
};

// What makes two findings the same one: kind, pc and line of both sides. A line is there only if
// the reporting floor gave it; its file follows from the pc or the line well enough.
using Key = std::tuple<FindingKind, std::uintptr_t, int, std::uintptr_t, int>;

Key KeyOf(const Finding& finding) {
  return {finding.kind, finding.where.pc, finding.where.source.line,
          finding.other ? finding.other->pc : 0, finding.other ? finding.other->source.line : 0};
}

struct Store {
  std::mutex mutex;
  std::vector<Finding> kept;
  std::map<Key, std::uint64_t> dropped;  // beyond kMaxFindings: how often each fired
};

// Never destroyed: findings are read from exit handlers.
Store& TheStore() {
  static Store& store = *new Store;
  return store;
}

bool Matches(const Finding& finding, FindingKind kind, std::uintptr_t pc) {
  return finding.kind == kind && finding.where.pc == pc;
}

}  // namespace

const char* FindingKindName(FindingKind kind) { return kNames[static_cast<int>(kind)]; }

std::optional<FindingKind> FindingKindFromName(std::string_view name) {
  for (int kind = 0; kind < kFindingKinds; ++kind) {
    if (name == kNames[kind]) return static_cast<FindingKind>(kind);
  }
  return std::nullopt;
}

std::string_view ObjectVariable(std::string_view object) {
  std::size_t end = 0;
  while (end < object.size() &&
         (std::isalnum(static_cast<unsigned char>(object[end])) || object[end] == '_')) {
    ++end;
  }
  return end == object.size() || object[end] == '[' ? object.substr(0, end) : std::string_view();
}

void Report(Finding finding) {
  Store& store = TheStore();
  const std::lock_guard<std::mutex> lock(store.mutex);
  const Key key = KeyOf(finding);
  for (Finding& earlier : store.kept) {
    if (KeyOf(earlier) == key) {
      earlier.count += finding.count;
      return;
    }
  }
  const auto dropped = store.dropped.find(key);
  if (dropped != store.dropped.end()) {
    dropped->second += finding.count;
  } else if (store.kept.size() < kMaxFindings) {
    store.kept.push_back(std::move(finding));
  } else {
    store.dropped.emplace(key, finding.count);
  }
}

bool ReportRepeat(FindingKind kind, std::uintptr_t pc, std::optional<std::uintptr_t> other_pc) {
  Store& store = TheStore();
  const std::lock_guard<std::mutex> lock(store.mutex);
  for (Finding& earlier : store.kept) {
    if (!Matches(earlier, kind, pc)) continue;
    if (other_pc && *other_pc != (earlier.other ? earlier.other->pc : 0)) continue;
    ++earlier.count;
    return true;
  }
  for (auto& [key, count] : store.dropped) {
    if (std::get<0>(key) != kind || std::get<1>(key) != pc) continue;
    if (other_pc && *other_pc != std::get<3>(key)) continue;
    ++count;
    return true;
  }
  return false;
}

void Withdraw(FindingKind kind, std::uintptr_t pc) {
  Store& store = TheStore();
  const std::lock_guard<std::mutex> lock(store.mutex);
  for (auto finding = store.kept.begin(); finding != store.kept.end(); ++finding) {
    if (!Matches(*finding, kind, pc)) continue;
    if (--finding->count == 0) store.kept.erase(finding);
    return;
  }
  for (auto entry = store.dropped.begin(); entry != store.dropped.end(); ++entry) {
    if (std::get<0>(entry->first) != kind || std::get<1>(entry->first) != pc) continue;
    if (--entry->second == 0) store.dropped.erase(entry);
    return;
  }
}

int FindingCount() {
  Store& store = TheStore();
  const std::lock_guard<std::mutex> lock(store.mutex);
  return static_cast<int>(store.kept.size() + store.dropped.size());
}

std::vector<Finding> Findings() {
  Store& store = TheStore();
  const std::lock_guard<std::mutex> lock(store.mutex);
  return store.kept;
}

void ClearFindings() {
  Store& store = TheStore();
  const std::lock_guard<std::mutex> lock(store.mutex);
  store.kept.clear();
  store.dropped.clear();
}

}  // namespace simt
