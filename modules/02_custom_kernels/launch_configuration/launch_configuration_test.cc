// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/02_custom_kernels/launch_configuration/launch_configuration.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "common/grade/grade.h"
#include "common/simt/count/gpu.h"
#include "modules/02_custom_kernels/launch_configuration/launch_configuration_reference.h"

namespace {

using grade::Computes, grade::Out, grade::Random, grade::RunResult;

const grade::Submission<decltype(AddOnDevice)> submission;

struct Device {
  int multiprocessors, threads, blocks;

  // Threads of the smallest block of which a full multiprocessor holds as many as it can.
  int smallest_block() const { return threads / blocks; }
};

// The limits of compute capability 9.0, 8.9, 7.5, 8.6, 3.7 and 2.0: blocks of 64, 64, 64, 96, 128
// and 192 threads are the smallest that fill a multiprocessor, and no size is right for all.
constexpr Device kDevices[] = {{132, 2048, 32}, {58, 1536, 24}, {40, 1024, 16},
                               {82, 1536, 16},  {13, 2048, 16}, {14, 1536, 8}};

// One of those, with a number of multiprocessors that nobody can have written down.
Device AnyDevice() {
  Device device = kDevices[grade::RandomInteger(0, 5)];
  device.multiprocessors = static_cast<int>(grade::RandomInteger(1, 200));
  return device;
}

simt::Gpu GpuOf(const Device& device) {
  simt::Gpu gpu = simt::kGpu;
  gpu.multiprocessors = device.multiprocessors;
  gpu.max_warps_per_multiprocessor = device.threads / gpu.warp_size;
  gpu.max_blocks_per_multiprocessor = device.blocks;
  return gpu;
}

// A way of launching, a size and a device, and what came of it.
struct Case {
  Device device;
  bool one_wave;
  std::vector<int> x, y;

  Case(Device device, bool one_wave, int n)
      : device(device),
        one_wave(one_wave),
        x(Random<int>(n, -1000000000, 1000000000)),
        y(Random<int>(n, -1000000000, 1000000000)) {}

  grade::wire::Call Call() const {
    return submission.Call(x, y, Out<int>(x.size()), one_wave, device.multiprocessors,
                           device.threads, device.blocks);
  }
  testing::Matcher<const RunResult&> IsRight() const {
    return Computes(AddOnDeviceReference(x, y));
  }
};

// Runs the cases one after another in one process: nothing may be left over from the case before.
std::vector<RunResult> Run(const std::vector<Case>& cases) {
  std::vector<grade::wire::Call> calls;
  for (const Case& one : cases) calls.push_back(one.Call());
  return submission.RunTogether(calls);
}

// Both ways on every device, for sizes that leave no multiprocessor, some or all of them full.
std::vector<Case> CasesOnEveryDevice() {
  std::vector<Case> cases;
  for (bool one_wave : {false, true}) {
    for (const Device& device : kDevices) {
      cases.emplace_back(device, one_wave, 1000);
      cases.emplace_back(device, one_wave, 20011);
    }
    cases.emplace_back(AnyDevice(), one_wave, 5003);
  }
  return cases;
}

// Looks at the launches once the values are right.
template <class Matcher>
void ExpectOnEveryDevice(Matcher matcher, const char* hint) {
  const std::vector<Case> cases = CasesOnEveryDevice();
  const std::vector<RunResult> runs = Run(cases);
  for (std::size_t i = 0; i < runs.size(); ++i) {
    ASSERT_THAT(runs[i], cases[i].IsRight()) << "Hint: this line counts once the values are right.";
    ASSERT_THAT(runs[i], grade::LaunchesKernels(1, 1)) << "Hint: one launch does all the work.";
    ASSERT_THAT(runs[i], matcher(cases[i]))
        << "Hint: on a device whose multiprocessors hold " << cases[i].device.threads
        << " threads and " << cases[i].device.blocks << " blocks. " << hint;
  }
}

// The blocks that n elements fill, of the size that the run was launched with. On a GPU nothing is
// counted, and the number does not matter.
std::uint64_t BlocksFor(std::size_t n, const RunResult& run) {
  if (run.kernels().empty()) return 1;
  const std::size_t threads = std::max<std::size_t>(run.kernels().front().block[0], 1);
  return (n + threads - 1) / threads;
}

std::uint64_t BlocksOfWave(const Device& device, const RunResult& run) {
  if (run.kernels().empty()) return 1;
  const int threads = std::max(static_cast<int>(run.kernels().front().block[0]), 1);
  return static_cast<std::uint64_t>(device.multiprocessors) *
         static_cast<std::uint64_t>(device.threads / threads);
}

RUBRIC(LaunchConfigurationTest, Covers, 2, "every element is added, both ways, whatever n") {
  std::vector<int> sizes = grade::TinySizes();
  for (int n : grade::WarpSizes()) sizes.push_back(n);
  for (int threads : {64, 96, 256}) {
    for (int n : grade::SizesAroundBlock(threads)) sizes.push_back(n);
  }
  for (int n : {1009, 4001}) sizes.push_back(n);
  for (bool one_wave : {false, true}) {
    std::vector<Case> cases;
    for (int n : sizes) cases.emplace_back(AnyDevice(), one_wave, n);
    cases.emplace_back(AnyDevice(), one_wave, 300007);
    const std::vector<RunResult> runs = Run(cases);
    for (std::size_t i = 0; i < runs.size(); ++i) {
      ASSERT_THAT(runs[i], cases[i].IsRight())
          << "Hint: round the number of blocks up, and launch nothing for no elements.";
    }
  }
}

RUBRIC(LaunchConfigurationTest, NoNeedlessBlock, 1, "AddOne: the last block has an element") {
  std::vector<Case> cases;
  // 1536 is a multiple of every block that fills a multiprocessor of 1536 threads.
  for (int n : {1, 1536, 1537, 6144}) cases.emplace_back(kDevices[1], /*one_wave=*/false, n);
  const std::vector<RunResult> runs = Run(cases);
  for (std::size_t i = 0; i < runs.size(); ++i) {
    ASSERT_THAT(runs[i], cases[i].IsRight()) << "Hint: this line counts once the values are right.";
    ASSERT_THAT(runs[i], grade::LaunchesKernels(1, 1)) << "Hint: one launch does all the work.";
    const std::uint64_t blocks = BlocksFor(cases[i].x.size(), runs[i]);
    ASSERT_THAT(runs[i], grade::LaunchesBlocks(blocks, blocks))
        << "Hint: n / threads + 1 is one too many where the division leaves no rest.";
  }
}

RUBRIC(LaunchConfigurationTest, NoElements, 1, "nothing is launched where there is nothing to do") {
  for (bool one_wave : {false, true}) {
    const std::vector<Case> cases = {{AnyDevice(), one_wave, 1}, {AnyDevice(), one_wave, 0}};
    const std::vector<RunResult> runs = Run(cases);
    ASSERT_THAT(runs[0], cases[0].IsRight()) << "Hint: this line counts once one element is added.";
    ASSERT_THAT(runs[1], grade::LaunchesKernels(0, 0)) << "Hint: for n = 0 choose 0 blocks.";
  }
}

RUBRIC(LaunchConfigurationTest, WholeWarps, 1, "blocks are multiples of 32 threads") {
  ExpectOnEveryDevice([](const Case&) { return grade::LaunchesWholeWarps(); },
                      "Threads come by the 32.");
}

RUBRIC(LaunchConfigurationTest, Occupancy, 2, "blocks take all places of a multiprocessor") {
  ExpectOnEveryDevice([](const Case& one) { return grade::OccupancyAtLeast(1, GpuOf(one.device)); },
                      "How many threads has a block if so many blocks are to have so many "
                      "threads?");
}

RUBRIC(LaunchConfigurationTest, Spread, 1, "few elements still keep every multiprocessor at work") {
  std::vector<Case> cases;
  for (bool one_wave : {false, true}) {
    for (const Device& device : kDevices) {
      cases.emplace_back(device, one_wave, device.multiprocessors * device.smallest_block());
    }
  }
  const std::vector<RunResult> runs = Run(cases);
  for (std::size_t i = 0; i < runs.size(); ++i) {
    const Device& device = cases[i].device;
    ASSERT_THAT(runs[i], cases[i].IsRight()) << "Hint: this line counts once the values are right.";
    ASSERT_THAT(runs[i], grade::OccupancyAtLeast(1, GpuOf(device)))
        << "Hint: this line counts once a multiprocessor can be full.";
    ASSERT_THAT(runs[i], grade::LaunchesBlocks(static_cast<std::uint64_t>(device.multiprocessors),
                                               UINT64_MAX))
        << "Hint: with smaller blocks there are more of them, and none of the "
        << device.multiprocessors << " multiprocessors is left without. What is the smallest size "
        << "that fills one which holds " << device.threads << " threads and " << device.blocks
        << " blocks?";
  }
}

// The blocks that `run` should have: no more than the device holds, none without an element.
std::uint64_t BlocksOfOneWave(const Case& one, const RunResult& run) {
  return std::min(BlocksFor(one.x.size(), run), BlocksOfWave(one.device, run));
}

RUBRIC(LaunchConfigurationTest, OneWave, 2, "AddMany: as many blocks as the device holds at once") {
  std::vector<Case> cases;
  Device any = AnyDevice();
  any.multiprocessors = any.multiprocessors % 50 + 1;
  for (const Device& device : {kDevices[0], kDevices[3], kDevices[5], any}) {
    const int places = device.multiprocessors * device.threads;
    for (int n : {1, 768, places, 3 * places / 2 + 1}) cases.emplace_back(device, true, n);
  }
  const std::vector<RunResult> runs = Run(cases);
  for (std::size_t i = 0; i < runs.size(); ++i) {
    const Case& one = cases[i];
    ASSERT_THAT(runs[i], one.IsRight()) << "Hint: this line counts once the values are right.";
    ASSERT_THAT(runs[i], grade::LaunchesKernels(1, 1)) << "Hint: one launch does all the work.";
    const std::uint64_t blocks = BlocksOfOneWave(one, runs[i]);
    ASSERT_THAT(runs[i], grade::LaunchesBlocks(blocks, blocks))
        << "Hint: the device has " << one.device.multiprocessors << " multiprocessors that hold "
        << one.device.threads << " threads each, and a block without an element is one too many.";
  }
}

RUBRIC(LaunchConfigurationTest, Clean, 1,
       "no bad address, no race, no ignored error, in any order") {
  for (bool one_wave : {false, true}) {
    for (int n : {0, 33, 4001}) {
      const Case one(kDevices[2], one_wave, n);
      const RunResult run = submission.RunEverySchedule(one.x, one.y, Out<int>(one.x.size()),
                                                        one_wave, one.device.multiprocessors,
                                                        one.device.threads, one.device.blocks);
      ASSERT_THAT(run, n == 0 ? grade::IsCleanOrEmpty() : grade::IsClean());
      ASSERT_THAT(run, one.IsRight()) << "Hint: this line counts once the values are right.";
    }
  }
}

RUBRIC(LaunchConfigurationTest, Speedup, 1,
       "AddMany: 150 times as fast as one CPU core as predicted, 20 times on a GPU") {
  const int n = 1 << 21;
  const Case one(kDevices[0], /*one_wave=*/true, n);
  const RunResult run =
      submission.RunTimed(one.x, one.y, Out<int>(n), one.one_wave, one.device.multiprocessors,
                          one.device.threads, one.device.blocks);
  ASSERT_THAT(run, one.IsRight()) << "Hint: this line counts once the values are right.";
  // 12 bytes and one addition for an element.
  EXPECT_THAT(
      run, grade::SpeedupAtLeast(run.predicted() ? 150 : 20,
                                 {12.0 * n, 1.0 * n, [&] { AddOnDeviceReference(one.x, one.y); }}))
      << "Hint: are all the multiprocessors full?";
}

}  // namespace
