// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/report/counters_text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace simt {
namespace {

using ::testing::HasSubstr;

KernelRecord Transpose() {
  KernelRecord kernel{"transpose", {32, 32, 1}, {32, 8, 1}, 4224, true, {}, 21.4e-6};
  kernel.counters.launches = 1;
  kernel.counters.global_load_requests = 32768;
  kernel.counters.global_load_sectors = kernel.counters.global_load_ideal_sectors = 131072;
  kernel.counters.global_store_requests = 32768;
  kernel.counters.global_store_sectors = 1048576;
  kernel.counters.global_store_ideal_sectors = 131072;
  kernel.counters.shared_load_requests = kernel.counters.shared_load_wavefronts = 32768;
  kernel.counters.barriers = 1024;
  kernel.counters.active_lanes = kernel.counters.lane_slots = 98304;
  return kernel;
}

TEST(CountersTextTest, AKernelAndTheCopies) {
  RunReport report;
  report.kernels = {Transpose()};
  report.transfers.host_to_device_calls = 1;
  report.transfers.host_to_device_bytes = 4 << 20;
  report.transfers.memset_calls = 2;
  report.transfers.memset_bytes = 12;
  report.predicted_seconds = 0.0012;
  EXPECT_EQ(CountersText(report),
            "transpose: 1 launch of (32,32,1) blocks of (32,8,1) threads, predicted 21.4 us\n"
            "  global loads    32,768 requests    131,072 sectors     1.00 x ideal\n"
            "  global stores   32,768 requests  1,048,576 sectors     8.00 x ideal\n"
            "  shared loads    32,768 requests     32,768 wavefronts     0 bank conflicts\n"
            "  shared memory    4,224 bytes a block\n"
            "  barriers         1,024\n"
            "  active lanes     100.0 %\n"
            "copies\n"
            "  host to device    1 call, 4.00 MiB\n"
            "  memset            2 calls, 12 bytes\n"
            "predicted time on the GPU, copies included: 1.20 ms\n");
}

TEST(CountersTextTest, WhatAKernelDidNotDoIsLeftOut) {
  RunReport report;
  EXPECT_EQ(CountersText(report), "");
  report.kernels = {KernelRecord{"empty", {1, 1, 1}, {1, 1, 1}, 0, true, {}, 0}};
  report.kernels[0].counters.launches = 3;
  EXPECT_EQ(CountersText(report), "empty: 3 launches of (1,1,1) blocks of (1,1,1) threads\n");
}

TEST(CountersTextTest, Atomics) {
  RunReport report;
  report.kernels = {Transpose()};
  report.kernels[0].counters.shared_atomic_requests = 10;
  report.kernels[0].counters.shared_atomic_operations = 320;
  report.kernels[0].counters.shared_atomic_same_address = 310;
  EXPECT_THAT(CountersText(report), HasSubstr("\n  shared atomics      10 requests"));
  EXPECT_THAT(CountersText(report), HasSubstr(" 310 wait for another on the same address\n"));
}

TEST(CountersTextTest, WithoutInstrumentationThereAreNoCounts) {
  RunReport report;
  report.kernels = {Transpose()};
  report.kernels[0].counted = false;
  report.kernels[0].name = "k\033";
  EXPECT_EQ(CountersText(report),
            "k?: 1 launch of (32,32,1) blocks of (32,8,1) threads, predicted 21.4 us\n"
            "  not counted: the program ran without checks\n");
}

TEST(CountersTextTest, Units) {
  EXPECT_EQ(SecondsText(2), "2.00 s");
  EXPECT_EQ(SecondsText(0.9999), "1.00 s");
  EXPECT_EQ(SecondsText(0.01234), "12.3 ms");
  EXPECT_EQ(SecondsText(123.4e-6), "123 us");
  EXPECT_EQ(SecondsText(5e-9), "5.00 ns");
  EXPECT_EQ(SecondsText(0), "0.00 ns");
  EXPECT_EQ(BytesText(1), "1 byte");
  EXPECT_EQ(BytesText(1023), "1,023 bytes");
  EXPECT_EQ(BytesText(1536), "1.50 KiB");
  EXPECT_EQ(BytesText(std::uint64_t{200} << 30), "200 GiB");
}

}  // namespace
}  // namespace simt
