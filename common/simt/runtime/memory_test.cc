// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

// Allocations, copies and fills: what they do, and what they report.

#include <cuda_runtime.h>

#include <algorithm>
#include <cstdint>
#include <vector>

#include "common/simt/count/counters.h"
#include "common/simt/report/finding.h"
#include "common/simt/runtime/session.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace simt {
namespace {

using ::testing::HasSubstr;

__attribute__((used)) int device_variable[4];
SIMT_DEVICE_VARIABLE(device_variable);

class MemoryTest : public ::testing::Test {
 protected:
  MemoryTest() {
    cudaDeviceReset();
    ClearFindings();
    Transfers() = {};
  }
  ~MemoryTest() override {
    cudaDeviceReset();
    ClearFindings();
  }

  // Expects one finding of this kind whose object contains the text; forgets it.
  void ExpectFinding(FindingKind kind, const char* object) {
    ASSERT_EQ(FindingCount(), 1);
    EXPECT_STREQ(FindingKindName(Findings()[0].kind), FindingKindName(kind));
    EXPECT_THAT(Findings()[0].object, HasSubstr(object));
    EXPECT_NE(Findings()[0].where.pc, 0u);
    ClearFindings();
  }
};

TEST_F(MemoryTest, ARoundTripKeepsTheData) {
  const std::vector<int> in = {1, 2, 3, 4};
  std::vector<int> out(4);
  int* device = nullptr;
  ASSERT_EQ(cudaMalloc(&device, 16), cudaSuccess);
  EXPECT_EQ(cudaMemcpy(device, in.data(), 16, cudaMemcpyHostToDevice), cudaSuccess);
  EXPECT_EQ(cudaMemcpy(out.data(), device, 16, cudaMemcpyDefault), cudaSuccess);
  EXPECT_EQ(in, out);
  EXPECT_EQ(cudaFree(device), cudaSuccess);
  EXPECT_EQ(FindingCount(), 0);
  EXPECT_EQ(Transfers().host_to_device_bytes, 16u);
  EXPECT_EQ(Transfers().device_to_host_calls, 1u);
}

TEST_F(MemoryTest, NothingIsAllocatedForNoBytes) {
  int* device = reinterpret_cast<int*>(8);
  EXPECT_EQ(cudaMalloc(&device, 0), cudaSuccess);
  EXPECT_EQ(device, nullptr);
  EXPECT_EQ(cudaFree(nullptr), cudaSuccess);
}

TEST_F(MemoryTest, MoreThanTheDeviceHasIsOutOfMemory) {
  std::size_t free = 0, total = 0;
  ASSERT_EQ(cudaMemGetInfo(&free, &total), cudaSuccess);
  void* device = nullptr;
  EXPECT_EQ(cudaMalloc(&device, total + 1), cudaErrorMemoryAllocation);
  EXPECT_EQ(cudaGetLastError(), cudaErrorMemoryAllocation);
  EXPECT_EQ(cudaGetLastError(), cudaSuccess);
}

TEST_F(MemoryTest, ACopyPastTheAllocationIsReportedAndNotDone) {
  std::vector<char> host(20, 7);
  char* device = nullptr;
  cudaMalloc(&device, 16);
  cudaMemset(device, 0, 16);
  EXPECT_EQ(cudaMemcpy(device, host.data(), 20, cudaMemcpyHostToDevice), cudaErrorInvalidValue);
  ExpectFinding(FindingKind::kInvalidCopy, "4 bytes past the 16-byte allocation");
  EXPECT_EQ(cudaMemcpy(host.data(), device, 16, cudaMemcpyDeviceToHost), cudaSuccess);
  EXPECT_EQ(host[0], 0);
  EXPECT_EQ(cudaMemset(device + 15, 0, 2), cudaErrorInvalidValue);
  ExpectFinding(FindingKind::kInvalidCopy, "1 byte past");
}

TEST_F(MemoryTest, ACopyInTheWrongDirectionIsReportedForEachPointer) {
  int host = 0;
  int* device = nullptr;
  cudaMalloc(&device, 4);
  EXPECT_EQ(cudaMemcpy(device, &host, 4, cudaMemcpyDeviceToHost), cudaErrorInvalidValue);
  ASSERT_EQ(FindingCount(), 2);
  EXPECT_EQ(Findings()[0].object, "a device pointer");
  EXPECT_EQ(Findings()[1].object, "a host pointer");
}

TEST_F(MemoryTest, ManagedAndPinnedMemoryServeBothSides) {
  int *managed = nullptr, *pinned = nullptr;
  cudaMallocManaged(&managed, 4);
  cudaMallocHost(&pinned, 4);
  *managed = 5;
  EXPECT_EQ(cudaMemcpy(pinned, managed, 4, cudaMemcpyDeviceToHost), cudaSuccess);
  EXPECT_EQ(*pinned, 5);
  EXPECT_EQ(cudaMemcpy(managed, pinned, 4, cudaMemcpyHostToDevice), cudaSuccess);
  EXPECT_EQ(cudaFree(pinned), cudaErrorInvalidValue);
  ExpectFinding(FindingKind::kInvalidFree, "4-byte allocation");
  EXPECT_EQ(cudaFreeHost(pinned), cudaSuccess);
  EXPECT_EQ(cudaFree(managed), cudaSuccess);
}

TEST_F(MemoryTest, FreedMemoryIsNeitherFreedNorCopied) {
  int host = 0;
  int* device = nullptr;
  cudaMalloc(&device, 4);
  cudaFree(device);
  EXPECT_EQ(cudaFree(device), cudaErrorInvalidValue);
  ExpectFinding(FindingKind::kInvalidFree, "4-byte allocation");
  EXPECT_EQ(cudaMemcpy(&host, device, 4, cudaMemcpyDeviceToHost), cudaErrorInvalidValue);
  ExpectFinding(FindingKind::kUseAfterFree, "4-byte allocation");
}

TEST_F(MemoryTest, OnlyThePointerOfAnAllocationIsFreed) {
  int host = 0;
  int* device = nullptr;
  cudaMalloc(&device, 8);
  EXPECT_EQ(cudaFree(device + 1), cudaErrorInvalidValue);
  ExpectFinding(FindingKind::kInvalidFree, "4 bytes into the 8-byte allocation");
  EXPECT_EQ(cudaFree(&host), cudaErrorInvalidValue);
  ExpectFinding(FindingKind::kInvalidFree, "never allocated");
  free(device);
  ExpectFinding(FindingKind::kInvalidFree, "a device pointer");
}

TEST_F(MemoryTest, RowsAreCopiedBetweenPitches) {
  std::vector<int> in(6), out(6);
  for (int i = 0; i < 6; ++i) in[i] = i;
  int* device = nullptr;
  std::size_t pitch = 0;
  ASSERT_EQ(cudaMallocPitch(&device, &pitch, 12, 2), cudaSuccess);
  EXPECT_EQ(pitch % 512, 0u);
  EXPECT_EQ(cudaMemcpy2D(device, pitch, in.data(), 12, 12, 2, cudaMemcpyHostToDevice), cudaSuccess);
  EXPECT_EQ(cudaMemcpy2D(out.data(), 12, device, pitch, 12, 2, cudaMemcpyDeviceToHost),
            cudaSuccess);
  EXPECT_EQ(in, out);
  EXPECT_EQ(cudaMemcpy2D(device, 4, in.data(), 12, 12, 2, cudaMemcpyHostToDevice),
            cudaErrorInvalidPitchValue);
  EXPECT_EQ(cudaMemcpy2D(device, pitch, in.data(), 12, 12, 3, cudaMemcpyHostToDevice),
            cudaErrorInvalidValue);
  ExpectFinding(FindingKind::kInvalidCopy, "past");
}

TEST_F(MemoryTest, ACopyPastTheHostsBlockIsReportedAndNotDone) {
  int* device = nullptr;
  ASSERT_EQ(cudaMalloc(&device, 64), cudaSuccess);
  ASSERT_EQ(cudaMemset(device, 1, 64), cudaSuccess);
  std::vector<char> host(63, 'x');
  EXPECT_EQ(cudaMemcpy(host.data(), device, 64, cudaMemcpyDeviceToHost), cudaErrorInvalidValue);
  ExpectFinding(FindingKind::kInvalidCopy, "1 byte past the host's 63-byte block");
  EXPECT_EQ(host[0], 'x');
  EXPECT_EQ(cudaMemcpy(host.data() + 3, device, 60, cudaMemcpyDeviceToHost), cudaSuccess);
  EXPECT_EQ(cudaMemcpy(device, host.data() + 60, 4, cudaMemcpyDefault), cudaErrorInvalidValue);
  ExpectFinding(FindingKind::kInvalidCopy, "1 byte past the host's 63-byte block");
  EXPECT_EQ(cudaFree(device), cudaSuccess);
}

TEST_F(MemoryTest, SymbolsAreCopiedByName) {
  const int in[2] = {8, 9};
  int out = 0;
  EXPECT_EQ(cudaMemcpyToSymbol(device_variable, in, 8, 8), cudaSuccess);
  EXPECT_EQ(cudaMemcpyFromSymbol(&out, device_variable, 4, 12), cudaSuccess);
  EXPECT_EQ(out, 9);
  EXPECT_EQ(cudaMemcpyToSymbol(device_variable, in, 8, 12), cudaErrorInvalidValue);
  ExpectFinding(FindingKind::kInvalidCopy, "4 bytes past device_variable (16 bytes)");
  EXPECT_EQ(cudaMemcpy(device_variable, in, 8, cudaMemcpyHostToDevice), cudaErrorInvalidValue);
  ExpectFinding(FindingKind::kInvalidCopy, "device_variable");
  EXPECT_EQ(cudaMemcpyToSymbol(out, in, 4), cudaErrorInvalidSymbol);
  ClearFindings();
  std::size_t size = 0;
  void* address = nullptr;
  EXPECT_EQ(cudaGetSymbolSize(&size, device_variable), cudaSuccess);
  EXPECT_EQ(size, 16u);
  EXPECT_EQ(cudaGetSymbolAddress(&address, device_variable), cudaSuccess);
  EXPECT_EQ(cudaMemcpy(address, in, 8, cudaMemcpyHostToDevice), cudaSuccess);
  EXPECT_EQ(FindingCount(), 0);
}

TEST_F(MemoryTest, WhatIsNotFreedLeaks) {
  int* device = nullptr;
  cudaMalloc(&device, 12);
  ReportLeaks();
  ExpectFinding(FindingKind::kLeak, "the 12-byte allocation");
  cudaDeviceReset();
  ReportLeaks();
  EXPECT_EQ(FindingCount(), 0);
}

TEST_F(MemoryTest, AttributesTellWhereMemoryIs) {
  int host = 0;
  int *device = nullptr, *pinned = nullptr;
  cudaMalloc(&device, 4);
  cudaHostAlloc(&pinned, 4, cudaHostAllocMapped);
  cudaPointerAttributes attributes;
  EXPECT_EQ(cudaPointerGetAttributes(&attributes, device), cudaSuccess);
  EXPECT_EQ(attributes.type, cudaMemoryTypeDevice);
  EXPECT_EQ(cudaPointerGetAttributes(&attributes, pinned), cudaSuccess);
  EXPECT_EQ(attributes.type, cudaMemoryTypeHost);
  EXPECT_EQ(cudaPointerGetAttributes(&attributes, &host), cudaSuccess);
  EXPECT_EQ(attributes.type, cudaMemoryTypeUnregistered);
  cudaFreeHost(pinned);
}

TEST_F(MemoryTest, PrefetchingIsForManagedMemory) {
  int *device = nullptr, *managed = nullptr;
  cudaMalloc(&device, 4);
  cudaMallocManaged(&managed, 4);
  EXPECT_EQ(cudaMemPrefetchAsync(managed, 4, 0), cudaSuccess);
  EXPECT_EQ(cudaMemPrefetchAsync(managed, 4, cudaMemLocation{cudaMemLocationTypeDevice, 0}, 0u),
            cudaSuccess);
  EXPECT_EQ(cudaMemPrefetchAsync(device, 4, 0), cudaErrorInvalidValue);
  EXPECT_EQ(cudaMemAdvise(managed, 4, cudaMemAdviseSetReadMostly, 0), cudaSuccess);
}

}  // namespace
}  // namespace simt
