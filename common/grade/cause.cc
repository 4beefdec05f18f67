// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/grade/cause.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "common/simt/report/text.h"

namespace grade {

namespace {

constexpr char kYourCode[] = "your code";

Cause& NotedCause() {
  static thread_local Cause cause;
  return cause;
}

std::string Location(const simt::Place& place) {
  if (place.source.line > 0) return absl::StrCat(place.source.file, ":", place.source.line);
  return place.source.function.empty() ? kYourCode : place.source.function;
}

}  // namespace

ToldFinding Tell(const simt::Finding& finding) {
  std::string first = Location(finding.where);
  std::string second = finding.other.has_value() ? Location(*finding.other) : "";
  // Which side of a race comes first depends on the schedule.
  if (finding.kind == simt::FindingKind::kRace && second < first) std::swap(first, second);
  const bool has_line = finding.where.source.line > 0;
  const std::string text = simt::FindingText(finding, kYourCode);
  return {finding.kind,
          absl::StrCat(simt::FindingKindName(finding.kind), "\n", first, "\n", second, "\n",
                       has_line ? "" : finding.summary),
          has_line ? Location(finding.where) : kYourCode,
          std::string(absl::StripSuffix(text, "\n"))};
}

const char* NounOf(simt::FindingKind kind) {
  using Kind = simt::FindingKind;
  switch (kind) {
    case Kind::kOutOfBounds:
      return "access out of bounds";
    case Kind::kMisaligned:
      return "misaligned access";
    case Kind::kUseAfterFree:
      return "use after free";
    case Kind::kInvalidFree:
      return "invalid free";
    case Kind::kLeak:
      return "leak";
    case Kind::kHostPointerInKernel:
      return "host pointer in a kernel";
    case Kind::kDevicePointerOnHost:
      return "device pointer on the host";
    case Kind::kUninitializedRead:
      return "read of uninitialised memory";
    case Kind::kRace:
      return "race";
    case Kind::kDivergentBarrier:
      return "divergent barrier";
    case Kind::kInvalidMask:
      return "invalid mask";
    case Kind::kIgnoredLaunchError:
      return "ignored launch error";
    case Kind::kInvalidCopy:
      return "invalid copy";
    case Kind::kHang:
      return "hang";
    case Kind::kCrash:
      return "crash";
    case Kind::kAssert:
      return "failed assert";
    case Kind::kUnsupported:
      return "use of what the simulator does not do";
  }
  return "finding";
}

void NoteCause(Cause cause) { NotedCause() = std::move(cause); }

Cause TakeCause() { return std::exchange(NotedCause(), Cause()); }

}  // namespace grade
