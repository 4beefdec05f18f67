// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/count/time_model.h"

#include "gtest/gtest.h"

namespace simt {
namespace {

// A kernel in which each of `threads` threads loads and stores a float, with so many sectors a
// request.
KernelCounters Streaming(std::uint64_t threads, std::uint64_t sectors_per_request) {
  KernelCounters counters;
  counters.threads = threads;
  counters.warps = threads / 32;
  counters.blocks = threads / 256;
  counters.global_load_requests = counters.global_store_requests = counters.warps;
  counters.global_load_sectors = counters.global_store_sectors =
      counters.warps * sectors_per_request;
  return counters;
}

LaunchShape ShapeOf(const KernelCounters& counters) {
  LaunchShape shape;
  shape.blocks = counters.blocks;
  shape.threads_per_block = 256;
  return shape;
}

TEST(TimeModelTest, CoalescedStreamingIsBoundByTheMemory) {
  const KernelCounters counters = Streaming(1 << 26, 4);
  const KernelTime time = PredictKernel(counters, ShapeOf(counters));
  EXPECT_STREQ(time.bottleneck(), "DRAM bandwidth");
  const double bytes = 2.0 * 4 * (1 << 26);
  EXPECT_GT(time.seconds(), bytes / kGpu.dram_bytes_per_second);
  EXPECT_LT(time.seconds(), 1.5 * bytes / kGpu.dram_bytes_per_second);
}

TEST(TimeModelTest, ScatteredAccessesCostTheirSectors) {
  const KernelCounters coalesced = Streaming(1 << 26, 4), scattered = Streaming(1 << 26, 32);
  EXPECT_NEAR(PredictKernel(scattered, ShapeOf(scattered)).dram /
                  PredictKernel(coalesced, ShapeOf(coalesced)).dram,
              8, 1e-9);
}

TEST(TimeModelTest, AnEmptyKernelIsOverhead) {
  const KernelTime time = PredictKernel(KernelCounters(), LaunchShape());
  EXPECT_EQ(time.seconds(), time.overhead);
  EXPECT_STREQ(time.bottleneck(), "launch overhead");
}

TEST(TimeModelTest, OneThreadDoesNotUseTheMachine) {
  KernelCounters one;
  one.threads = one.warps = one.blocks = 1;
  one.global_load_requests = one.global_load_sectors = 1 << 20;
  one.global_store_requests = one.global_store_sectors = 1 << 20;
  const KernelTime time = PredictKernel(one, LaunchShape());
  EXPECT_STREQ(time.bottleneck(), "latency: too few warps");
  const KernelCounters many = Streaming(1 << 20, 4);
  EXPECT_GT(time.seconds(), 1000 * PredictKernel(many, ShapeOf(many)).seconds());
}

TEST(TimeModelTest, BankConflictsCostWavefronts) {
  KernelCounters counters = Streaming(1 << 20, 4);
  counters.shared_load_requests = counters.warps * 64;
  counters.shared_load_wavefronts = counters.shared_load_requests;
  const double without = PredictKernel(counters, ShapeOf(counters)).l1;
  counters.shared_load_wavefronts *= 32;
  EXPECT_GT(PredictKernel(counters, ShapeOf(counters)).l1, 25 * without);
}

TEST(TimeModelTest, AtomicsOnOneAddressTakeTurns) {
  KernelCounters counters = Streaming(1 << 20, 4);
  counters.global_atomic_requests = counters.warps;
  counters.global_atomic_operations = counters.threads;
  const KernelTime spread = PredictKernel(counters, ShapeOf(counters));
  counters.global_atomic_same_address = counters.global_atomic_operations / 32 * 31;
  const KernelTime contended = PredictKernel(counters, ShapeOf(counters));
  EXPECT_NEAR(contended.global_atomics / spread.global_atomics, 8, 1e-6);
  EXPECT_STREQ(contended.bottleneck(), "global atomics");
}

TEST(TimeModelTest, CopiesCostTheLinkAndPinningHelps) {
  EXPECT_GT(PredictHostCopy(0, true), 0);
  EXPECT_GT(PredictHostCopy(1 << 30, true), (1 << 30) / kGpu.pcie_bytes_per_second);
  EXPECT_GT(PredictHostCopy(1 << 30, false), 2 * PredictHostCopy(1 << 30, true));
  EXPECT_LT(PredictDeviceCopy(1 << 30), PredictHostCopy(1 << 30, true));
}

}  // namespace
}  // namespace simt
