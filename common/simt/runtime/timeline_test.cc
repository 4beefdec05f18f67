// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/runtime/timeline.h"

#include "gtest/gtest.h"

namespace simt {
namespace {

TEST(TimelineTest, WorkInOneStreamIsInOrder) {
  Timeline timeline;
  CUstream_st& stream = *timeline.CreateStream(cudaStreamDefault, 0);
  timeline.Enqueue(stream, Engine::kToDevice, 2);
  timeline.Enqueue(stream, Engine::kKernels, 3);
  EXPECT_EQ(timeline.EndOf(stream), 5);
  EXPECT_EQ(timeline.host_now(), 0);
  timeline.WaitUntil(timeline.EndOf(stream));
  EXPECT_EQ(timeline.host_now(), 5);
}

TEST(TimelineTest, CopiesOverlapKernelsOfAnotherStream) {
  Timeline timeline;
  CUstream_st& a = *timeline.CreateStream(cudaStreamDefault, 0);
  CUstream_st& b = *timeline.CreateStream(cudaStreamDefault, 0);
  timeline.Enqueue(a, Engine::kKernels, 3);
  timeline.Enqueue(b, Engine::kToDevice, 3);
  EXPECT_EQ(timeline.End(), 3);
  timeline.Enqueue(b, Engine::kKernels, 1);
  EXPECT_EQ(timeline.End(), 4);
}

TEST(TimelineTest, KernelsOfTwoStreamsTakeTurns) {
  Timeline timeline;
  timeline.Enqueue(*timeline.CreateStream(cudaStreamDefault, 0), Engine::kKernels, 3);
  timeline.Enqueue(*timeline.CreateStream(cudaStreamDefault, 0), Engine::kKernels, 3);
  EXPECT_EQ(timeline.End(), 6);
}

TEST(TimelineTest, TheNullStreamIsOrderedWithBlockingStreamsOnly) {
  Timeline timeline;
  CUstream_st& null = *timeline.Find(cudaStream_t{nullptr});
  CUstream_st& blocking = *timeline.CreateStream(cudaStreamDefault, 0);
  CUstream_st& apart = *timeline.CreateStream(cudaStreamNonBlocking, 0);
  timeline.Enqueue(blocking, Engine::kToDevice, 2);
  timeline.Enqueue(null, Engine::kKernels, 1);
  EXPECT_EQ(timeline.EndOf(null), 3);
  timeline.Enqueue(apart, Engine::kToHost, 1);
  EXPECT_EQ(timeline.EndOf(apart), 1);
  EXPECT_EQ(timeline.EndOf(blocking), 3);
}

TEST(TimelineTest, HandlesAreKnownUntilDestroyed) {
  Timeline timeline;
  cudaStream_t stream = timeline.CreateStream(cudaStreamDefault, 0);
  EXPECT_NE(timeline.Find(stream), nullptr);
  EXPECT_TRUE(timeline.DestroyStream(stream));
  EXPECT_FALSE(timeline.DestroyStream(stream));
  EXPECT_EQ(timeline.Find(stream), nullptr);
  EXPECT_EQ(timeline.Find(cudaEvent_t{nullptr}), nullptr);
}

}  // namespace
}  // namespace simt
