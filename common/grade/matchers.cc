// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/grade/matchers.h"

#include <functional>
#include <limits>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "common/grade/cause.h"
#include "common/grade/explain.h"
#include "common/grade/session.h"
#include "common/simt/count/occupancy.h"

namespace grade {

namespace {

using ::testing::MatchResultListener;

// Findings shown in full; the others are only counted.
constexpr std::size_t kShownFindings = 3;

// A matcher that asks something of what a finished, counted run did. `ask` returns an empty text,
// or what is wrong.
class CounterMatcher : public ::testing::MatcherInterface<const RunResult&> {
 public:
  using Ask = std::function<std::string(const RunResult&)>;
  CounterMatcher(std::string description, Ask ask)
      : description_(std::move(description)), ask_(std::move(ask)) {}

  bool MatchAndExplain(const RunResult& run, MatchResultListener* listener) const override {
    NoteCause({});
    for (const Execution& execution : run.executions()) {
      if (execution.verdict.finished()) continue;
      *listener << ExplainUnfinished(execution);
      return false;
    }
    if (!run.counted()) {
      *listener << "is not counted on a GPU";
      return true;
    }
    const std::string wrong = ask_(run);
    *listener << wrong;
    return wrong.empty();
  }

  void DescribeTo(std::ostream* out) const override { *out << description_; }

 private:
  const std::string description_;
  const Ask ask_;
};

RunMatcher Counting(std::string description, CounterMatcher::Ask ask) {
  return ::testing::MakeMatcher(new CounterMatcher(std::move(description), std::move(ask)));
}

bool IsOfAnyKind(const simt::Finding&) { return true; }

// The findings that `counts` holds for, of the first execution that has some.
std::string AskForFindings(const RunResult& run,
                           const std::function<bool(const simt::Finding&)>& counts) {
  for (const Execution& execution : run.executions()) {
    Cause cause;
    cause.asked = false;
    for (const simt::Finding& finding : execution.report.findings) {
      if (counts(finding)) cause.findings.push_back(Tell(finding));
    }
    if (cause.findings.empty()) continue;
    // Of those that were not kept nobody knows the kind.
    const bool all = cause.findings.size() == execution.report.findings.size();
    const std::size_t count =
        cause.findings.size() +
        (all ? static_cast<std::size_t>(execution.report.findings_dropped) : 0);
    std::string text = absl::StrCat(count, count == 1 ? " finding" : " findings");
    if (execution.schedule != "forward") {
      absl::StrAppend(&text, " (schedule ", execution.schedule, ")");
    }
    if (cause.findings.size() > kShownFindings) cause.findings.resize(kShownFindings);
    for (const ToldFinding& finding : cause.findings) {
      absl::StrAppend(&text, "\n", finding.text);
    }
    NoteCause(std::move(cause));
    if (count > kShownFindings) {
      absl::StrAppend(&text, "\nand ", count - kShownFindings, " more");
    }
    return text;
  }
  return "";
}

// The counters of one direction.
struct Direction {
  const char* verb;
  std::uint64_t simt::KernelCounters::*sectors;
  std::uint64_t simt::KernelCounters::*coalesced_sectors;  // had each request been coalesced
  std::uint64_t simt::KernelCounters::*requests;
};
constexpr Direction kLoads = {"loads", &simt::KernelCounters::global_load_sectors,
                              &simt::KernelCounters::global_load_ideal_sectors,
                              &simt::KernelCounters::global_load_requests};
constexpr Direction kStores = {"stores", &simt::KernelCounters::global_store_sectors,
                               &simt::KernelCounters::global_store_ideal_sectors,
                               &simt::KernelCounters::global_store_requests};

// Sectors moved in one direction beside what the work needs.
RunMatcher SectorsAtMost(const Direction& direction, double ratio, std::uint64_t ideal) {
  return Counting(
      absl::StrFormat("%s at most %.4g times the %d sectors (of 32 bytes) that the work needs",
                      direction.verb, ratio, ideal),
      [=](const RunResult& run) -> std::string {
        const simt::KernelCounters totals = run.Totals();
        const std::uint64_t moved = totals.*direction.sectors;
        if (moved < ideal) {
          return absl::StrFormat(
              "it %s only %d sectors where the work needs at least %d: not all of the work was "
              "done by a kernel",
              direction.verb, moved, ideal);
        }
        if (static_cast<double>(moved) <= ratio * static_cast<double>(ideal)) return "";
        const std::uint64_t requests = totals.*direction.requests;
        const bool again = static_cast<double>(totals.*direction.coalesced_sectors) >
                           ratio * static_cast<double>(ideal);
        return absl::StrFormat(
            "it %s %d sectors, %.2f times what is needed (%.1f sectors for each request of a "
            "warp): %s",
            direction.verb, moved, static_cast<double>(moved) / static_cast<double>(ideal),
            requests == 0 ? 0.0 : static_cast<double>(moved) / static_cast<double>(requests),
            again ? "the same words are moved again and again"
                  : "neighbouring threads should touch neighbouring elements");
      });
}

RunMatcher AtomicsAtMost(const char* space, std::uint64_t operations,
                         std::uint64_t simt::KernelCounters::*counter) {
  return Counting(
      absl::StrCat("makes at most ", operations, " atomic operations on ", space, " memory"),
      [=](const RunResult& run) -> std::string {
        const std::uint64_t made = run.Totals().*counter;
        if (made <= operations) return "";
        return absl::StrCat("it makes ", made, " atomic operations on ", space, " memory");
      });
}

std::string Extent(const std::uint32_t (&extent)[3]) {
  return absl::StrCat("(", extent[0], ", ", extent[1], ", ", extent[2], ")");
}

bool IsExtent(const std::uint32_t (&extent)[3], Extent2 expected) {
  return extent[0] == expected.x && extent[1] == expected.y && extent[2] == 1;
}

// As it stands in a launch.
std::string LaunchArgument(Extent2 extent) {
  if (extent.y == 1) return absl::StrCat(extent.x);
  return absl::StrCat("dim3(", extent.x, ", ", extent.y, ")");
}

std::uint64_t Product(const std::uint32_t (&extent)[3]) {
  return std::uint64_t{extent[0]} * extent[1] * extent[2];
}

RunMatcher LaunchesInAll(const char* things, std::uint64_t at_least, std::uint64_t at_most,
                         std::uint64_t simt::KernelCounters::*counter) {
  const std::string bound = at_most == std::numeric_limits<std::uint64_t>::max()
                                ? absl::StrCat("at least ", at_least)
                                : absl::StrCat(at_least, " to ", at_most);
  return Counting(absl::StrCat("launches ", bound, " ", things),
                  [=](const RunResult& run) -> std::string {
                    const std::uint64_t launched = run.Totals().*counter;
                    if (launched >= at_least && launched <= at_most) return "";
                    return absl::StrCat("it launched ", launched, " ", things);
                  });
}

// Asks `ask` of the last launch of every kernel; there must be one.
RunMatcher AskingKernels(std::string description,
                         std::function<std::string(const simt::KernelRecord&)> ask) {
  return Counting(std::move(description), [ask](const RunResult& run) -> std::string {
    if (run.kernels().empty()) return "no kernel was launched";
    for (const simt::KernelRecord& kernel : run.kernels()) {
      std::string wrong = ask(kernel);
      if (!wrong.empty()) return wrong;
    }
    return "";
  });
}

}  // namespace

RunMatcher IsClean() {
  return Counting("is free of hazards", [](const RunResult& run) -> std::string {
    const std::string findings = AskForFindings(run, IsOfAnyKind);
    if (!findings.empty()) return findings;
    return run.kernels().empty() ? "no kernel was launched, so there is nothing to be clean" : "";
  });
}

RunMatcher IsCleanOrEmpty() {
  return Counting("is free of hazards",
                  [](const RunResult& run) { return AskForFindings(run, IsOfAnyKind); });
}

RunMatcher IsFreeOf(simt::FindingKind kind) {
  return Counting(absl::StrCat("has no finding of the kind ", simt::FindingKindName(kind)),
                  [kind](const RunResult& run) {
                    const std::string findings = AskForFindings(
                        run, [kind](const simt::Finding& finding) { return finding.kind == kind; });
                    // Here it is the kind that is asked for: a hint without one is for it.
                    Cause cause = TakeCause();
                    cause.asked = true;
                    NoteCause(std::move(cause));
                    return findings;
                  });
}

RunMatcher LoadsAtMost(double ratio, std::uint64_t ideal_sectors) {
  return SectorsAtMost(kLoads, ratio, ideal_sectors);
}

RunMatcher StoresAtMost(double ratio, std::uint64_t ideal_sectors) {
  return SectorsAtMost(kStores, ratio, ideal_sectors);
}

RunMatcher UsesSharedMemory(std::uint64_t words) {
  return Counting(
      absl::StrCat("stores ", words, " words to shared memory and loads them from there"),
      [words](const RunResult& run) -> std::string {
        const simt::KernelCounters totals = run.Totals();
        // A wavefront moves at most 32 words.
        const std::uint64_t stored = 32 * totals.shared_store_wavefronts;
        const std::uint64_t loaded = 32 * totals.shared_load_wavefronts;
        if (stored == 0 && loaded == 0 && words > 0) return "it does not use shared memory at all";
        if (stored >= words && loaded >= words) return "";
        return absl::StrCat("it stores at most ", stored,
                            " words to shared memory and loads at most ", loaded);
      });
}

RunMatcher HasNoBankConflicts() { return BankConflictsAtMost(0); }

RunMatcher BankConflictsAtMost(std::uint64_t conflicts) {
  return Counting(
      conflicts == 0 ? std::string("uses shared memory without bank conflicts")
                     : absl::StrCat("has at most ", conflicts, " bank conflicts"),
      [conflicts](const RunResult& run) -> std::string {
        const simt::KernelCounters totals = run.Totals();
        if (totals.shared_load_requests + totals.shared_store_requests == 0) {
          return "it does not use shared memory at all";
        }
        const std::uint64_t loads = totals.shared_load_bank_conflicts;
        const std::uint64_t stores = totals.shared_store_bank_conflicts;
        if (loads + stores <= conflicts) return "";
        return absl::StrFormat(
            "it has %d bank conflicts, %d in loads and %d in stores: lanes of a warp use different "
            "words of the same bank",
            loads + stores, loads, stores);
      });
}

RunMatcher GlobalAtomicsAtMost(std::uint64_t operations) {
  return AtomicsAtMost("global", operations, &simt::KernelCounters::global_atomic_operations);
}

RunMatcher SharedAtomicsAtMost(std::uint64_t operations) {
  return AtomicsAtMost("shared", operations, &simt::KernelCounters::shared_atomic_operations);
}

RunMatcher WarpEfficiencyAtLeast(double fraction) {
  return Counting(
      absl::StrFormat("keeps at least %.0f %% of the lanes of its warps at work", fraction * 100),
      [fraction](const RunResult& run) -> std::string {
        const simt::KernelCounters totals = run.Totals();
        if (totals.lane_slots == 0) return "no kernel touched memory";
        const double efficiency =
            static_cast<double>(totals.active_lanes) / static_cast<double>(totals.lane_slots);
        if (efficiency >= fraction) return "";
        return absl::StrFormat("%.0f %% of the lanes are at work in its memory instructions",
                               efficiency * 100);
      });
}

RunMatcher LaunchesExactly(std::uint32_t blocks, std::uint32_t threads) {
  return LaunchesExactly(Extent2{blocks, 1}, Extent2{threads, 1});
}

RunMatcher LaunchesExactly(Extent2 blocks, Extent2 threads) {
  return AskingKernels(absl::StrFormat("launches its kernels as <<<%s, %s>>>",
                                       LaunchArgument(blocks), LaunchArgument(threads)),
                       [=](const simt::KernelRecord& kernel) -> std::string {
                         if (IsExtent(kernel.grid, blocks) && IsExtent(kernel.block, threads))
                           return "";
                         return absl::StrCat("it launched ", kernel.name, " with a grid of ",
                                             Extent(kernel.grid), " blocks of ",
                                             Extent(kernel.block), " threads");
                       });
}

RunMatcher LaunchesKernels(int at_least, int at_most) {
  return Counting(absl::StrCat("launches ", at_least, " to ", at_most, " kernels"),
                  [=](const RunResult& run) -> std::string {
                    const auto launches = static_cast<std::int64_t>(run.Totals().launches);
                    if (launches >= at_least && launches <= at_most) return "";
                    return absl::StrCat("it launched ", launches);
                  });
}

RunMatcher LaunchesBlocks(std::uint64_t at_least, std::uint64_t at_most) {
  return LaunchesInAll("blocks", at_least, at_most, &simt::KernelCounters::blocks);
}

RunMatcher LaunchesThreads(std::uint64_t at_least, std::uint64_t at_most) {
  return LaunchesInAll("threads", at_least, at_most, &simt::KernelCounters::threads);
}

RunMatcher LaunchesWholeWarps() {
  return AskingKernels(
      absl::StrCat("launches blocks of a multiple of ", simt::kGpu.warp_size, " threads"),
      [](const simt::KernelRecord& kernel) -> std::string {
        const std::uint64_t threads = Product(kernel.block);
        const std::uint64_t rest = threads % static_cast<std::uint64_t>(simt::kGpu.warp_size);
        if (rest == 0) return "";
        return absl::StrCat("it launched ", kernel.name, " with blocks of ", threads,
                            " threads: the last warp of each has only ", rest);
      });
}

RunMatcher OccupancyAtLeast(double fraction, const simt::Gpu& gpu) {
  return AskingKernels(
      absl::StrFormat("occupies at least %.0f %% of the warps of a multiprocessor", fraction * 100),
      [fraction, gpu](const simt::KernelRecord& kernel) -> std::string {
        const std::uint64_t threads = Product(kernel.block);
        const simt::Occupancy occupancy = simt::ComputeOccupancy(
            static_cast<int>(threads), kernel.shared_bytes, simt::kAssumedRegisters, gpu);
        if (occupancy.blocks > 0 && occupancy.fraction >= fraction) return "";
        return absl::StrFormat(
            "a multiprocessor holds %d blocks of %d threads of %s at once: %d of its %d warps",
            occupancy.blocks, threads, kernel.name, occupancy.warps,
            gpu.max_warps_per_multiprocessor);
      });
}

RunMatcher CopiesAtMost(std::uint64_t to_device_bytes, std::uint64_t to_host_bytes) {
  return Counting(absl::StrCat("copies at most ", to_device_bytes, " bytes to the device and ",
                               to_host_bytes, " back"),
                  [=](const RunResult& run) -> std::string {
                    const simt::TransferCounters& transfers = run.transfers();
                    if (transfers.host_to_device_bytes <= to_device_bytes &&
                        transfers.device_to_host_bytes <= to_host_bytes) {
                      return "";
                    }
                    return absl::StrCat("it copied ", transfers.host_to_device_bytes,
                                        " bytes to the device in ", transfers.host_to_device_calls,
                                        " calls and ", transfers.device_to_host_bytes, " back in ",
                                        transfers.device_to_host_calls);
                  });
}

RunMatcher KeepsFloatsFloat() {
  return Counting("converts no float to double, and no double to float, without a cast",
                  [](const RunResult&) -> std::string {
                    const Session& session = Session::Get();
                    if (session.silences_compiler()) {
                      return "it tells the compiler to keep its warnings to itself";
                    }
                    if (session.conversions().empty()) return "";
                    return absl::StrCat("float and double meet:\n", session.conversions());
                  });
}

}  // namespace grade
