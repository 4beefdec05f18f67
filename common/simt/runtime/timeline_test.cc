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
  timeline.WaitFor(stream);
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

TEST(TimelineTest, OnlyWaitingOrdersStreams) {
  Timeline timeline;
  CUstream_st& a = *timeline.CreateStream(cudaStreamDefault, 0);
  CUstream_st& b = *timeline.CreateStream(cudaStreamDefault, 0);
  CUevent_st& event = *timeline.CreateEvent(cudaEventDefault);
  const StreamOperation first = timeline.Enqueue(a, Engine::kKernels, 1);
  timeline.Record(event, a);
  const StreamOperation second = timeline.Enqueue(a, Engine::kKernels, 1);
  EXPECT_TRUE(a.moment.IsAfter(first));
  timeline.Enqueue(b, Engine::kKernels, 1);  // later by the clock alone
  EXPECT_FALSE(b.moment.IsAfter(first));
  timeline.WaitInStream(b, event);
  timeline.Enqueue(b, Engine::kKernels, 1);
  EXPECT_TRUE(b.moment.IsAfter(first));
  EXPECT_FALSE(b.moment.IsAfter(second));
  EXPECT_FALSE(timeline.IsWaitedFor(first));
  timeline.WaitFor(event);
  EXPECT_TRUE(timeline.IsWaitedFor(first));
  EXPECT_FALSE(timeline.IsWaitedFor(second));
  timeline.WaitFor(a);
  timeline.Enqueue(b, Engine::kKernels, 1);
  EXPECT_TRUE(b.moment.IsAfter(second));
}

TEST(TimelineTest, TheNullStreamOrdersBlockingStreams) {
  Timeline timeline;
  CUstream_st& null = *timeline.Find(cudaStream_t{nullptr});
  CUstream_st& a = *timeline.CreateStream(cudaStreamDefault, 0);
  CUstream_st& b = *timeline.CreateStream(cudaStreamDefault, 0);
  CUstream_st& apart = *timeline.CreateStream(cudaStreamNonBlocking, 0);
  const StreamOperation before = timeline.Enqueue(a, Engine::kKernels, 1);
  const StreamOperation between = timeline.Enqueue(null, Engine::kKernels, 1);
  timeline.Enqueue(b, Engine::kKernels, 1);
  EXPECT_TRUE(b.moment.IsAfter(before));
  EXPECT_TRUE(b.moment.IsAfter(between));
  const StreamOperation other = timeline.Enqueue(apart, Engine::kKernels, 1);
  EXPECT_FALSE(apart.moment.IsAfter(between));
  timeline.Enqueue(null, Engine::kKernels, 1);
  EXPECT_FALSE(null.moment.IsAfter(other));
  timeline.DestroyStream(&apart);
  timeline.WaitForAll();
  EXPECT_TRUE(timeline.IsWaitedFor(other));
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
