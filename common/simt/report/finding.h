// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: finding.h
//
// What the simulator found wrong: one Finding for each distinct mistake, with everything a reader
// needs to see it in their own source. The checking floors (check/, exec/, runtime/) create
// findings; report/ collects, symbolises and prints them.

#ifndef COMMON_SIMT_REPORT_FINDING_H_
#define COMMON_SIMT_REPORT_FINDING_H_

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace simt {

enum class FindingKind {
  kOutOfBounds,  // global, shared or local array
  kMisaligned,
  kUseAfterFree,
  kInvalidFree,  // never allocated, not the start of an allocation, or freed already
  kLeak,
  kHostPointerInKernel,
  kDevicePointerOnHost,
  kUninitializedRead,
  kRace,
  kDivergentBarrier,
  kInvalidMask,         // shuffle, vote or __syncwarp
  kIgnoredLaunchError,  // invalid launch configuration (or other error) the program never looked at
  kInvalidCopy,         // past an allocation or in the wrong direction
  kHang,
  kCrash,        // a signal: null pointer, stack overflow, ...
  kAssert,       // device-side assert()
  kUnsupported,  // the program asked for something the simulator does not do
};

inline constexpr int kFindingKinds = static_cast<int>(FindingKind::kUnsupported) + 1;

// The stable name used in text, JSON and tests: "out-of-bounds", "race", ...
const char* FindingKindName(FindingKind kind);
std::optional<FindingKind> FindingKindFromName(std::string_view name);

struct Index3 {
  std::uint32_t x = 0, y = 0, z = 0;
};

// A line of the program's source.
struct SourceLocation {
  std::string file{};
  int line = 0;  // 0 = unknown
  std::string function{};
  std::string text{};  // the line itself, without its end; empty = not at hand
};

// One side of a finding: an instruction, and the thread that executed it (absent on the host).
struct Place {
  std::uintptr_t pc = 0;   // return address of the hook or API call; 0 = unknown
  bool on_device = false;  // if true, block and thread are meaningful
  Index3 block{}, thread{};
  std::string action{};  // "4-byte write", "atomic update", "cudaMemcpy", "allocated", "freed"
  // File and line where the reporting floor knows them without the pc (device functions are told by
  // their caller); otherwise found from the pc when the report is made.
  SourceLocation source{};
};

struct Finding {
  FindingKind kind;
  std::string summary{};  // one sentence without a line number: "thread reads tile[31][32], past
                          // the end of ..."
  std::string object{};  // "tile[31][32]" or "17 bytes past the 4096-byte allocation"; may be empty
  std::string kernel{};  // as launched; empty on the host
  Place where{};
  std::optional<Place> other{};  // the second side of a race; the allocation or the free
  std::string advice{};          // one sentence: what to do
  std::uint64_t count = 1;       // how often it fired with the same kind and places
};

// The variable that an object such as "tile[31][32]" is a part of; empty for objects that are not
// named by one ("17 bytes past ...").
std::string_view ObjectVariable(std::string_view object);

// Distinct findings kept in full; further ones are only counted.
inline constexpr int kMaxFindings = 64;

// Records `finding`; one that repeats an earlier one (kind, where, other, compared by pc and by
// source line) only raises its count. Keeps kMaxFindings distinct findings and counts the rest.
// Safe to call from a kernel's fiber; not from a signal handler.
void Report(Finding finding);

// Raises the count of an earlier finding of this kind with this pc and other pc (any, if none is
// given) and returns true; returns false, changing nothing, if there is none. Spares a caller that
// fires often the making of texts.
bool ReportRepeat(FindingKind kind, std::uintptr_t pc,
                  std::optional<std::uintptr_t> other_pc = std::nullopt);

// Withdraws one occurrence of an earlier finding with this kind and pc (used when a later access
// shows that what looked like an uninitialised read is a race). Does nothing if there is none.
void Withdraw(FindingKind kind, std::uintptr_t pc);

// The number of distinct findings so far, those not kept included.
int FindingCount();

// The findings kept, in order of their first occurrence.
std::vector<Finding> Findings();

// Forgets all findings.
void ClearFindings();

}  // namespace simt

#endif  // COMMON_SIMT_REPORT_FINDING_H_
