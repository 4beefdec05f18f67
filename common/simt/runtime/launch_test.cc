// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

// Launches, their errors, streams and events. The kernels are launched as the lowering tool writes
// it, and are not instrumented.

#include <cuda_runtime.h>

#include <cstdint>

#include "common/simt/count/counters.h"
#include "common/simt/report/finding.h"
#include "common/simt/runtime/session.h"
#include "gtest/gtest.h"

namespace simt {
namespace {

int runs = 0;
void Count() { ++runs; }
void Trap() { __trap(); }

// Launches Count; returns the last error.
cudaError_t LaunchCount(dim3 grid, dim3 block, std::size_t shared_bytes = 0,
                        cudaStream_t stream = nullptr) {
  runs = 0;
  Launch(SIMT_KERNEL(Count), grid, block, shared_bytes, stream)();
  return cudaGetLastError();
}

class LaunchTest : public ::testing::Test {
 protected:
  LaunchTest() { Reset(); }
  ~LaunchTest() override { Reset(); }
  static void Reset() {
    cudaDeviceReset();
    cudaGetLastError();
    ClearFindings();
    KernelRecords().clear();
  }
};

TEST_F(LaunchTest, EveryThreadOfEveryBlockRuns) {
  EXPECT_EQ(LaunchCount(dim3(2, 3), dim3(4, 5, 6)), cudaSuccess);
  EXPECT_EQ(runs, 2 * 3 * 4 * 5 * 6);
  ASSERT_EQ(KernelRecords().size(), 1u);
  EXPECT_EQ(KernelRecords()[0].name, "Count");
  EXPECT_EQ(KernelRecords()[0].counters.launches, 1u);
  EXPECT_GT(KernelRecords()[0].predicted_seconds, 0);
}

TEST_F(LaunchTest, WhatTheDeviceCannotRunIsRefused) {
  EXPECT_EQ(LaunchCount(0, 1), cudaErrorInvalidConfiguration);
  EXPECT_EQ(LaunchCount(1, 0), cudaErrorInvalidConfiguration);
  EXPECT_EQ(LaunchCount(1, 1025), cudaErrorInvalidConfiguration);
  EXPECT_EQ(LaunchCount(1, dim3(32, 33)), cudaErrorInvalidConfiguration);
  EXPECT_EQ(LaunchCount(1, dim3(1, 1, 65)), cudaErrorInvalidConfiguration);
  EXPECT_EQ(LaunchCount(dim3(1, 65536), 1), cudaErrorInvalidConfiguration);
  EXPECT_EQ(LaunchCount(1, 1, 0, reinterpret_cast<cudaStream_t>(64)),
            cudaErrorInvalidResourceHandle);
  EXPECT_EQ(runs, 0);
}

TEST_F(LaunchTest, MoreThan48KilobytesOfSharedMemoryNeedPermission) {
  EXPECT_EQ(LaunchCount(1, 1, 50000), cudaErrorInvalidValue);
  EXPECT_EQ(cudaFuncSetAttribute(Count, cudaFuncAttributeMaxDynamicSharedMemorySize, 300000),
            cudaErrorInvalidValue);
  cudaGetLastError();
  EXPECT_EQ(cudaFuncSetAttribute(Count, cudaFuncAttributeMaxDynamicSharedMemorySize, 50000),
            cudaSuccess);
  EXPECT_EQ(LaunchCount(1, 1, 50000), cudaSuccess);
}

TEST_F(LaunchTest, ARefusedLaunchThatNobodyAskedAboutIsAFinding) {
  Launch(SIMT_KERNEL(Count), 1, 2000)();
  EXPECT_EQ(cudaDeviceSynchronize(), cudaSuccess);  // does not tell, as in CUDA
  ReportIgnoredErrors();
  ASSERT_EQ(FindingCount(), 1);
  EXPECT_EQ(Findings()[0].kind, FindingKind::kIgnoredLaunchError);
  EXPECT_EQ(Findings()[0].kernel, "Count");

  ClearFindings();
  EXPECT_EQ(cudaPeekAtLastError(), cudaErrorInvalidConfiguration);
  ReportIgnoredErrors();
  EXPECT_EQ(FindingCount(), 0);
}

TEST_F(LaunchTest, AKernelsFailureIsSeenWhenTheHostWaitsAndStays) {
  Launch(SIMT_KERNEL(Trap), 1, 1)();
  EXPECT_EQ(cudaGetLastError(), cudaSuccess);
  EXPECT_EQ(LaunchCount(1, 1), cudaSuccess);
  EXPECT_EQ(runs, 0);  // the device is lost already
  EXPECT_EQ(cudaDeviceSynchronize(), cudaErrorLaunchFailure);
  void* device = nullptr;
  EXPECT_EQ(cudaMalloc(&device, 4), cudaErrorLaunchFailure);
  EXPECT_EQ(cudaGetLastError(), cudaErrorLaunchFailure);
  EXPECT_EQ(cudaGetLastError(), cudaErrorLaunchFailure);
  cudaDeviceReset();
  EXPECT_EQ(LaunchCount(1, 1), cudaSuccess);
  EXPECT_EQ(runs, 1);
}

TEST_F(LaunchTest, ErrorsHaveCudasNamesAndTexts) {
  EXPECT_STREQ(cudaGetErrorName(cudaErrorIllegalAddress), "cudaErrorIllegalAddress");
  EXPECT_STREQ(cudaGetErrorString(cudaErrorInvalidConfiguration), "invalid configuration argument");
  EXPECT_STREQ(cudaGetErrorString(static_cast<cudaError_t>(12345)), "unrecognized error code");
}

TEST_F(LaunchTest, EventsTellThePredictedTimeOnceTheHostHasWaited) {
  cudaEvent_t start, end;
  cudaEventCreate(&start);
  cudaEventCreate(&end);
  cudaEventRecord(start);
  LaunchCount(1, 1);
  cudaEventRecord(end);
  float milliseconds = -1;
  EXPECT_EQ(cudaEventElapsedTime(&milliseconds, start, end), cudaErrorNotReady);
  EXPECT_EQ(cudaEventSynchronize(end), cudaSuccess);
  EXPECT_EQ(cudaEventElapsedTime(&milliseconds, start, end), cudaSuccess);
  EXPECT_FLOAT_EQ(milliseconds, static_cast<float>(KernelRecords()[0].predicted_seconds * 1e3));
  EXPECT_EQ(cudaEventDestroy(start), cudaSuccess);
  EXPECT_EQ(cudaEventDestroy(end), cudaSuccess);
  EXPECT_EQ(cudaEventRecord(end), cudaErrorInvalidResourceHandle);
}

TEST_F(LaunchTest, PollingAStreamComesToAnEnd) {
  cudaStream_t stream;
  cudaStreamCreate(&stream);
  LaunchCount(1, 1, 0, stream);
  int polls = 0;
  while (cudaStreamQuery(stream) == cudaErrorNotReady) ++polls;
  EXPECT_GT(polls, 0);
  EXPECT_LT(polls, 1000);
  EXPECT_EQ(cudaStreamDestroy(stream), cudaSuccess);
  EXPECT_EQ(cudaStreamSynchronize(stream), cudaErrorInvalidResourceHandle);
}

TEST_F(LaunchTest, HostFunctionsRunInTheirStream) {
  int calls = 0;
  const auto count = [](void* user_data) { ++*static_cast<int*>(user_data); };
  EXPECT_EQ(cudaLaunchHostFunc(nullptr, count, &calls), cudaSuccess);
  EXPECT_EQ(calls, 1);
}

TEST_F(LaunchTest, TheDeviceDescribesTheModelledGpu) {
  cudaDeviceProp properties;
  ASSERT_EQ(cudaGetDeviceProperties(&properties, 0), cudaSuccess);
  EXPECT_EQ(properties.major, 9);
  EXPECT_EQ(properties.multiProcessorCount, 132);
  EXPECT_EQ(properties.sharedMemPerBlock, 49152u);
  EXPECT_EQ(cudaGetDeviceProperties(&properties, 1), cudaErrorInvalidDevice);
  EXPECT_EQ(cudaSetDevice(1), cudaErrorInvalidDevice);
  int value = 0;
  EXPECT_EQ(cudaDeviceGetAttribute(&value, cudaDevAttrMaxThreadsPerBlock, 0), cudaSuccess);
  EXPECT_EQ(value, 1024);
}

TEST_F(LaunchTest, TheBestBlockFillsAMultiprocessor) {
  int min_grid = 0, block = 0;
  EXPECT_EQ(cudaOccupancyMaxPotentialBlockSize(&min_grid, &block, Count), cudaSuccess);
  EXPECT_EQ(block, 1024);
  EXPECT_EQ(min_grid, 2 * 132);
  int blocks = 0;
  EXPECT_EQ(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, Count, 96, 0), cudaSuccess);
  EXPECT_EQ(blocks, 21);
}

}  // namespace
}  // namespace simt
