// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/grade/matchers.h"

#include <time.h>

#include <cstdint>
#include <string>
#include <utility>

#include "common/grade/cause.h"
#include "common/grade/timing.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace grade {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

// A finished, counted run of one kernel.
RunResult Counted(const simt::KernelCounters& counters, double seconds = 0) {
  Execution execution;
  execution.counted = true;
  execution.seconds = seconds;
  simt::KernelRecord kernel;
  kernel.name = "K";
  kernel.grid[0] = 4, kernel.grid[1] = kernel.grid[2] = 1;
  kernel.block[0] = 64, kernel.block[1] = kernel.block[2] = 1;
  kernel.counters = counters;
  execution.report.kernels = {kernel};
  return RunResult({execution});
}

// A finished, counted run that launched nothing.
Execution NoKernel() {
  Execution execution;
  execution.counted = true;
  return execution;
}

// A run of one kernel with blocks of width x height threads.
RunResult InBlocksOf(std::uint32_t width, std::uint32_t height, std::uint64_t shared_bytes = 0) {
  Execution execution = NoKernel();
  simt::KernelRecord kernel;
  kernel.name = "K";
  kernel.grid[0] = kernel.grid[1] = kernel.grid[2] = 1;
  kernel.block[0] = width, kernel.block[1] = height, kernel.block[2] = 1;
  kernel.shared_bytes = shared_bytes;
  execution.report.kernels = {kernel};
  return RunResult({execution});
}

RunResult OnGpu() { return RunResult({Execution()}); }

RunResult Unfinished() {
  Execution execution;
  execution.counted = true;
  execution.verdict = {VerdictKind::kCrashed, "your code crashed"};
  return RunResult({execution});
}

std::string Explain(const RunMatcher& matcher, const RunResult& run) {
  testing::StringMatchResultListener listener;
  matcher.MatchAndExplain(run, &listener);
  return listener.str();
}

TEST(SectorsTest, RoundsUp) {
  EXPECT_EQ(Sectors<float>(0), 0u);
  EXPECT_EQ(Sectors<float>(1), 1u);
  EXPECT_EQ(Sectors<float>(8), 1u);
  EXPECT_EQ(Sectors<float>(9), 2u);
  EXPECT_EQ(Sectors<double>(4), 1u);
}

TEST(LoadsAtMostTest, HoldsUpToTheRatioAndNotBeyond) {
  simt::KernelCounters counters;
  counters.global_load_requests = 25;
  counters.global_load_sectors = 105;
  EXPECT_THAT(Counted(counters), LoadsAtMost(1.05, 100));
  counters.global_load_sectors = 106;
  EXPECT_THAT(Counted(counters), Not(LoadsAtMost(1.05, 100)));
  EXPECT_THAT(Explain(LoadsAtMost(1.05, 100), Counted(counters)), HasSubstr("1.06 times"));
}

TEST(LoadsAtMostTest, WhoLoadsTooLittleDidNotDoTheWork) {
  simt::KernelCounters counters;
  counters.global_load_sectors = 99;
  EXPECT_THAT(Counted(counters), Not(LoadsAtMost(1.05, 100)));
  EXPECT_THAT(Counted({}), Not(StoresAtMost(1.05, 1)));
}

TEST(LoadsAtMostTest, TellsScatteredAccessesFromRepeatedOnes) {
  simt::KernelCounters counters;
  counters.global_load_requests = 100;
  counters.global_load_sectors = 800;
  counters.global_load_ideal_sectors = 100;
  EXPECT_THAT(Explain(LoadsAtMost(1.05, 100), Counted(counters)),
              HasSubstr("neighbouring threads should touch"));
  counters.global_load_ideal_sectors = 800;
  EXPECT_THAT(Explain(LoadsAtMost(1.05, 100), Counted(counters)), HasSubstr("again and again"));
}

TEST(UsesSharedMemoryTest, AsksForStoresAndLoads) {
  simt::KernelCounters counters;
  EXPECT_THAT(Explain(UsesSharedMemory(33), Counted(counters)), HasSubstr("does not use shared"));
  counters.shared_store_wavefronts = 2;
  EXPECT_THAT(Counted(counters), Not(UsesSharedMemory(33)));
  counters.shared_load_wavefronts = 2;
  EXPECT_THAT(Counted(counters), UsesSharedMemory(64));
  EXPECT_THAT(Counted(counters), Not(UsesSharedMemory(65)));
}

TEST(BankConflictsTest, CountLoadsAndStores) {
  simt::KernelCounters counters;
  EXPECT_THAT(Explain(HasNoBankConflicts(), Counted(counters)), HasSubstr("does not use shared"));
  counters.shared_load_requests = 1;
  EXPECT_THAT(Counted(counters), HasNoBankConflicts());
  counters.shared_load_bank_conflicts = 1;
  counters.shared_store_bank_conflicts = 1;
  EXPECT_THAT(Counted(counters), Not(HasNoBankConflicts()));
  EXPECT_THAT(Counted(counters), BankConflictsAtMost(2));
  EXPECT_THAT(Counted(counters), Not(BankConflictsAtMost(1)));
}

TEST(AtomicsTest, AreCountedBySpace) {
  simt::KernelCounters counters;
  counters.global_atomic_operations = 10;
  EXPECT_THAT(Counted(counters), GlobalAtomicsAtMost(10));
  EXPECT_THAT(Counted(counters), Not(GlobalAtomicsAtMost(9)));
  EXPECT_THAT(Counted(counters), SharedAtomicsAtMost(0));
}

TEST(LaunchesExactlyTest, LooksAtGridAndBlock) {
  EXPECT_THAT(Counted({}), LaunchesExactly(4, 64));
  EXPECT_THAT(Counted({}), Not(LaunchesExactly(4, 32)));
  EXPECT_THAT(Counted({}), Not(LaunchesExactly(2, 64)));
}

TEST(LaunchesExactlyTest, LooksAtBothDimensions) {
  Execution execution = Counted({}).executions().front();
  execution.report.kernels.front().grid[1] = 3;
  execution.report.kernels.front().block[1] = 2;
  const RunResult run({execution});
  EXPECT_THAT(run, LaunchesExactly({4, 3}, {64, 2}));
  EXPECT_THAT(run, Not(LaunchesExactly({3, 4}, {64, 2})));
  EXPECT_THAT(run, Not(LaunchesExactly({4, 3}, {2, 64})));
  EXPECT_THAT(run, Not(LaunchesExactly(4, 64)));
  EXPECT_THAT(Counted({}), LaunchesExactly({4, 1}, {64, 1}));
  EXPECT_THAT(Explain(LaunchesExactly(4, 64), run), HasSubstr("a grid of (4, 3, 1) blocks"));
}

TEST(LaunchesBlocksTest, CountsAllLaunchesTogether) {
  simt::KernelCounters counters;
  counters.launches = 2;
  counters.blocks = 8;
  counters.threads = 512;
  EXPECT_THAT(Counted(counters), LaunchesBlocks(8, 8));
  EXPECT_THAT(Counted(counters), Not(LaunchesBlocks(0, 7)));
  EXPECT_THAT(Counted(counters), Not(LaunchesBlocks(9, 100)));
  EXPECT_THAT(Counted(counters), LaunchesThreads(500, 512));
  EXPECT_THAT(Counted(counters), Not(LaunchesThreads(500, 511)));
  EXPECT_THAT(Explain(LaunchesThreads(0, 1), Counted(counters)), HasSubstr("launched 512 threads"));
}

TEST(LaunchesWholeWarpsTest, LooksAtTheWholeBlock) {
  EXPECT_THAT(InBlocksOf(32, 1), LaunchesWholeWarps());
  EXPECT_THAT(InBlocksOf(16, 2), LaunchesWholeWarps());
  EXPECT_THAT(InBlocksOf(100, 1), Not(LaunchesWholeWarps()));
  EXPECT_THAT(Explain(LaunchesWholeWarps(), InBlocksOf(100, 1)), HasSubstr("only 4"));
  EXPECT_THAT(RunResult({NoKernel()}), Not(LaunchesWholeWarps()));
}

TEST(OccupancyAtLeastTest, CountsTheWarpsOfResidentBlocks) {
  EXPECT_THAT(InBlocksOf(64, 1), OccupancyAtLeast(1));
  EXPECT_THAT(InBlocksOf(32, 1), OccupancyAtLeast(0.5));  // 32 blocks of one warp, of 64 warps
  EXPECT_THAT(InBlocksOf(32, 1), Not(OccupancyAtLeast(0.51)));
  EXPECT_THAT(Explain(OccupancyAtLeast(1), InBlocksOf(32, 1)), HasSubstr("32 of its 64 warps"));
  EXPECT_THAT(InBlocksOf(24, 32), Not(OccupancyAtLeast(1)));  // 2 blocks of 24 warps
  EXPECT_THAT(RunResult({NoKernel()}), Not(OccupancyAtLeast(0)));
}

TEST(OccupancyAtLeastTest, AsksTheGpuThatIsGiven) {
  simt::Gpu gpu = simt::kGpu;
  gpu.max_warps_per_multiprocessor = 48;
  gpu.max_blocks_per_multiprocessor = 16;
  EXPECT_THAT(InBlocksOf(96, 1), OccupancyAtLeast(1, gpu));
  EXPECT_THAT(InBlocksOf(64, 1), Not(OccupancyAtLeast(1, gpu)));
  EXPECT_THAT(InBlocksOf(1024, 1), Not(OccupancyAtLeast(1, gpu)));
  gpu.max_threads_per_block = 64;
  EXPECT_THAT(InBlocksOf(96, 1), Not(OccupancyAtLeast(0, gpu)));  // not even one fits
}

TEST(OccupancyAtLeastTest, SharedMemoryLimits) {
  EXPECT_THAT(InBlocksOf(64, 1, 8 << 10), Not(OccupancyAtLeast(1)));
  EXPECT_THAT(InBlocksOf(1024, 1, 48 << 10), OccupancyAtLeast(1));
}

TEST(IsCleanTest, NeedsAKernelAndNoFinding) {
  EXPECT_THAT(Counted({}), IsClean());
  Execution execution = NoKernel();
  EXPECT_THAT(RunResult({execution}), Not(IsClean()));
  EXPECT_THAT(RunResult({execution}), IsCleanOrEmpty());
  execution.report.findings.push_back({simt::FindingKind::kRace, "two threads meet"});
  EXPECT_THAT(RunResult({execution}), Not(IsCleanOrEmpty()));
  EXPECT_THAT(Explain(IsClean(), RunResult({execution})), HasSubstr("two threads meet"));
}

TEST(IsFreeOfTest, LooksAtOneKindUnderEverySchedule) {
  Execution forward, reverse;
  forward.counted = reverse.counted = true;
  reverse.schedule = "reverse";
  reverse.report.findings.push_back({simt::FindingKind::kUninitializedRead, "nobody wrote it"});
  reverse.report.findings.push_back({simt::FindingKind::kRace, "two threads meet"});
  const RunResult run({forward, reverse});
  EXPECT_THAT(run, IsFreeOf(simt::FindingKind::kDivergentBarrier));
  EXPECT_THAT(run, Not(IsFreeOf(simt::FindingKind::kUninitializedRead)));
  EXPECT_THAT(Explain(IsFreeOf(simt::FindingKind::kRace), run),
              testing::AllOf(HasSubstr("1 finding (schedule reverse)"),
                             HasSubstr("two threads meet"), Not(HasSubstr("nobody wrote it"))));
}

// A finished run in which something was found.
Execution With(simt::FindingKind kind) {
  Execution execution;
  execution.counted = true;
  simt::Finding finding;
  finding.kind = kind;
  finding.where.source.file = "a.cu";
  finding.where.source.line = 7;
  execution.report.findings = {finding};
  return execution;
}

TEST(CauseTest, TellsWhatAFailureIsDueTo) {
  Explain(LoadsAtMost(1, 100), Counted({}));
  EXPECT_TRUE(TakeCause().asked);
  Explain(LoadsAtMost(1, 100), Unfinished());
  EXPECT_FALSE(TakeCause().asked);
  EXPECT_TRUE(TakeCause().asked) << "a cause is taken once";
  Explain(IsClean(), RunResult({With(simt::FindingKind::kRace)}));
  const Cause race = TakeCause();
  EXPECT_FALSE(race.asked);
  ASSERT_EQ(race.findings.size(), 1u);
  EXPECT_EQ(race.findings[0].place, "a.cu:7");
  Explain(IsFreeOf(simt::FindingKind::kRace), RunResult({With(simt::FindingKind::kRace)}));
  const Cause of_the_kind = TakeCause();
  EXPECT_TRUE(of_the_kind.asked);
  EXPECT_EQ(of_the_kind.findings.size(), 1u);
  Explain(IsClean(), Unfinished());
  Explain(IsClean(), Counted({}));
  EXPECT_TRUE(TakeCause().asked) << "a matcher forgets what an earlier one noted";
}

TEST(CauseTest, ARaceIsTheSameFromEitherSide) {
  simt::Finding finding = With(simt::FindingKind::kRace).report.findings[0];
  finding.other = simt::Place();
  finding.other->source.file = "a.cu";
  finding.other->source.line = 9;
  simt::Finding mirrored = finding;
  std::swap(mirrored.where, *mirrored.other);
  EXPECT_EQ(Tell(finding).key, Tell(mirrored).key);
  mirrored.where.source.line = 10;
  EXPECT_NE(Tell(finding).key, Tell(mirrored).key);
}

TEST(MatchersTest, OnAGpuNothingIsCounted) {
  EXPECT_THAT(OnGpu(), IsFreeOf(simt::FindingKind::kRace));
  EXPECT_THAT(OnGpu(), UsesSharedMemory(100));
  EXPECT_THAT(OnGpu(), IsClean());
  EXPECT_THAT(OnGpu(), LoadsAtMost(1, 100));
  EXPECT_THAT(OnGpu(), HasNoBankConflicts());
  EXPECT_THAT(OnGpu(), LaunchesExactly(1, 1));
  EXPECT_THAT(OnGpu(), OccupancyAtLeast(1));
}

TEST(MatchersTest, ARunThatDidNotFinishMatchesNothing) {
  EXPECT_THAT(Unfinished(), Not(IsClean()));
  EXPECT_THAT(Unfinished(), Not(IsCleanOrEmpty()));
  EXPECT_THAT(Unfinished(), Not(LoadsAtMost(1e9, 0)));
  EXPECT_THAT(Unfinished(), Not(GlobalAtomicsAtMost(1000)));
  EXPECT_THAT(Unfinished(), Not(SpeedupAtLeast(0, {1, 1, [] {}})));
}

TEST(SpeedupAtLeastTest, ComparesPredictionsOnTheSimulator) {
  const CpuWork work = {/*bytes=*/kCpuBytesPerSecond, /*operations=*/1, [] {}};
  EXPECT_DOUBLE_EQ(PredictedCpuSeconds(work), 1);
  EXPECT_THAT(Counted({}, 0.125), SpeedupAtLeast(8, work));
  EXPECT_THAT(Counted({}, 0.126), Not(SpeedupAtLeast(8, work)));
  EXPECT_THAT(Explain(SpeedupAtLeast(8, work), Counted({}, 0)), HasSubstr("implausible"));
}

TEST(SpeedupAtLeastTest, SaysHowMuchFasterOrSlower) {
  EXPECT_EQ(CompareSpeed(12.34), "12.3 times as fast as");
  EXPECT_EQ(CompareSpeed(1), "1.0 times as fast as");
  EXPECT_EQ(CompareSpeed(0.5), "2 times slower than");
  EXPECT_EQ(CompareSpeed(0.05), "20 times slower than");
  EXPECT_EQ(CompareSpeed(1e-5), "1e+05 times slower than");
}

TEST(SpeedupAtLeastTest, WhoIsSeenToTouchTooLittleDidNotDoTheWork) {
  const double bytes = 4096;
  wire::Argument in{{wire::Shape::kVector, false, wire::ElementType::kFloat}};
  in.columns = 512;
  wire::Argument out = in;
  out.parameter.writable = true;
  const auto run = [&](std::uint64_t load_sectors, std::uint64_t store_sectors) {
    simt::KernelCounters counters;
    counters.global_load_sectors = load_sectors;
    counters.global_store_sectors = store_sectors;
    Execution execution = Counted(counters, 1e-9).executions().front();
    execution.call = {in, out};
    return RunResult({execution});
  };
  EXPECT_THAT(run(64, 64), SpeedupAtLeast(1, {bytes, 0, [] {}}));
  EXPECT_THAT(run(63, 64), Not(SpeedupAtLeast(1, {bytes, 0, [] {}})));
  EXPECT_THAT(Explain(SpeedupAtLeast(1, {bytes, 0, [] {}}), run(0, 64)),
              HasSubstr("implausible: the work must read and write 4096 bytes, and it was seen to "
                        "touch 2048"));
  // Of an array that is only read in part the work says so by its bytes.
  EXPECT_THAT(run(0, 64), SpeedupAtLeast(1, {bytes / 2, 0, [] {}}));
  // More than the arrays hold need not be touched: a core may read its inputs again and again.
  EXPECT_THAT(run(64, 64), SpeedupAtLeast(1, {100 * bytes, 0, [] {}}));
  Execution copied = run(0, 64).executions().front();
  copied.report.transfers.host_to_device_bytes = 2048;
  EXPECT_THAT(RunResult({copied}), SpeedupAtLeast(1, {bytes, 0, [] {}}));
}

TEST(SpeedupAtLeastTest, ComparesMeasurementsOnAGpu) {
  Execution execution;
  execution.predicted = false;
  execution.seconds = 1e-9;
  const CpuWork slow = {/*bytes=*/0, /*operations=*/0, [] {
                          timespec pause = {0, 1000000};
                          nanosleep(&pause, nullptr);
                        }};
  EXPECT_THAT(RunResult({execution}), SpeedupAtLeast(1000, slow));
  execution.seconds = 1;
  EXPECT_THAT(RunResult({execution}), Not(SpeedupAtLeast(1000, slow)));
}

TEST(SpeedupAtLeastTest, NothingIsFasterThanMemory) {
  Execution execution;
  execution.predicted = false;
  execution.seconds = 1e-6;
  EXPECT_THAT(Explain(SpeedupAtLeast(1, {/*bytes=*/1e9, 0, [] {}}), RunResult({execution})),
              HasSubstr("less than any GPU needs"));
}

// A run on a GPU that took `seconds` by its events to read `bytes` and write as many.
Execution Measured(double seconds, std::uint64_t bytes) {
  wire::Argument in{{wire::Shape::kVector, false, wire::ElementType::kInt8}};
  in.columns = bytes;
  wire::Argument out = in;
  out.parameter.writable = true;
  Execution execution;
  execution.call = {in, out};
  execution.predicted = false;
  execution.seconds = seconds;
  execution.measurement.wall_seconds = seconds + 20e-6;
  execution.measurement.repetitions = 11;
  return execution;
}

TEST(SpeedupAtLeastTest, NothingIsFasterThanThisGpusMemory) {
  const CpuWork work = {/*bytes=*/2e6, /*operations=*/0, [] {}};
  Execution execution = Measured(10e-6, 1000000);
  EXPECT_THAT(RunResult({execution}), SpeedupAtLeast(0, work));
  // Outputs may still be in the cache, inputs cannot.
  execution.measurement.device_bytes_per_second = 100e9;
  EXPECT_THAT(RunResult({execution}), SpeedupAtLeast(0, work));
  execution.measurement.device_bytes_per_second = 99e9;
  EXPECT_THAT(Explain(SpeedupAtLeast(0, work), RunResult({execution})),
              HasSubstr("implausible: 10 us is less than this GPU's memory needs to read the 1e+06 "
                        "bytes of the inputs"));
}

TEST(SpeedupAtLeastTest, EventsAndTheHostsClockTellTheSameTime) {
  const CpuWork work = {/*bytes=*/2e6, /*operations=*/0, [] {}};
  Execution execution = Measured(1e-3, 1000000);
  execution.measurement.wall_seconds = 2e-3;
  EXPECT_THAT(RunResult({execution}), SpeedupAtLeast(0, work));
  execution.measurement.wall_seconds = 3e-3;
  EXPECT_THAT(Explain(SpeedupAtLeast(0, work), RunResult({execution})),
              HasSubstr("implausible: the device's events are 1 ms apart, but 3 ms passed"));
}

}  // namespace
}  // namespace grade
