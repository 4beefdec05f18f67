// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

// What threads do together: barriers, shuffles, votes, groups and atomics. The kernels are launched
// as the lowering tool writes it, and are not instrumented.

#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cuda_runtime.h>

#include <cstdint>

#include "common/simt/report/finding.h"
#include "gtest/gtest.h"

namespace cg = cooperative_groups;

namespace simt {
namespace {

constexpr unsigned kAll = 0xffffffffu;

// Runs one block of `threads` of a kernel that writes an int for each; returns them.
class DeviceFunctionsTest : public ::testing::Test {
 protected:
  DeviceFunctionsTest() { cudaMallocManaged(&out_, 1024 * sizeof(int)); }
  ~DeviceFunctionsTest() override {
    cudaFree(out_);
    EXPECT_EQ(FindingCount(), 0);
  }
  template <class Kernel>
  int* Run(Kernel kernel, int threads) {
    for (int i = 0; i < 1024; ++i) out_[i] = 0;
    Launch(SIMT_KERNEL(kernel), 1, threads)(out_);
    EXPECT_EQ(cudaDeviceSynchronize(), cudaSuccess);
    return out_;
  }
  int* out_;
};

TEST_F(DeviceFunctionsTest, BarriersReduceTheirPredicates) {
  const auto kernel = [](int* out) {
    const int t = static_cast<int>(threadIdx.x);
    const int count = __syncthreads_count(t % 3 == 0);
    const int all = __syncthreads_and(t < 99);
    const int any = __syncthreads_or(t == 99);
    out[t] = count * 100 + (all != 0) * 10 + (any != 0);
  };
  EXPECT_EQ(Run(kernel, 100)[42], 3401);
}

TEST_F(DeviceFunctionsTest, ShufflesMoveValuesBetweenLanes) {
  const auto kernel = [](int* out) {
    const int lane = static_cast<int>(threadIdx.x);
    const double from_five = __shfl_sync(kAll, lane + 0.5, 5);
    const int up = __shfl_up_sync(kAll, lane, 1);
    const unsigned down = __shfl_down_sync(kAll, static_cast<unsigned>(lane), 2, 8);
    const long long across = __shfl_xor_sync(kAll, static_cast<long long>(lane) << 40, 16);
    out[lane] = static_cast<int>(from_five * 2) * 1000000 + up * 10000 +
                static_cast<int>(down) * 100 + static_cast<int>(across >> 40);
  };
  const int* out = Run(kernel, 32);
  EXPECT_EQ(out[0], 11000216);
  EXPECT_EQ(out[7], 11060723);  // lane 9 is of the next group of 8: keeps its own
  EXPECT_EQ(out[20], 11192204);
}

TEST_F(DeviceFunctionsTest, VotesAndMatchesSeeTheMask) {
  const auto kernel = [](int* out) {
    const int lane = static_cast<int>(threadIdx.x);
    const unsigned odd = __ballot_sync(kAll, lane % 2);
    const unsigned same = __match_any_sync(kAll, lane / 16);
    int all_same = 7;
    const unsigned mask = __match_all_sync(kAll, 1.5f, &all_same);
    out[lane] = (odd == 0xaaaaaaaau) + 2 * (same == (lane < 16 ? 0xffffu : 0xffff0000u)) +
                4 * (mask == kAll && all_same == 1) + 8 * (__any_sync(kAll, lane == 3) == 1) +
                16 * (__all_sync(kAll, lane == 3) == 0) +
                32 * (__reduce_add_sync(kAll, lane) == 496) +
                64 * (__reduce_max_sync(kAll, static_cast<unsigned>(lane)) == 31) +
                128 * (__activemask() == kAll);
  };
  const int* out = Run(kernel, 32);
  for (int lane = 0; lane < 32; ++lane) EXPECT_EQ(out[lane], 255) << lane;
}

TEST_F(DeviceFunctionsTest, TilesDivideABlock) {
  const auto kernel = [](int* out) {
    const cg::thread_block block = cg::this_thread_block();
    const auto warp = cg::tiled_partition<32>(block);
    const cg::thread_block_tile<4> tile = cg::tiled_partition<4>(warp);
    const int rank = static_cast<int>(block.thread_rank());
    const int sum = cg::reduce(tile, rank, cg::plus<int>());
    const int most = cg::reduce(warp, rank, cg::greater<int>());
    block.sync();
    out[rank] =
        sum * 1000 + most + static_cast<int>(tile.ballot(tile.thread_rank() == 2)) * 1000000;
  };
  const int* out = Run(kernel, 64);
  EXPECT_EQ(out[5], 4022031);   // 4 + 5 + 6 + 7
  EXPECT_EQ(out[63], 4246063);  // 60 + 61 + 62 + 63
}

TEST_F(DeviceFunctionsTest, CoalescedThreadsAreRankedAmongThemselves) {
  const auto kernel = [](int* out) {
    const int lane = static_cast<int>(threadIdx.x);
    if (lane % 4 == 1) {
      const cg::coalesced_group group = cg::coalesced_threads();
      out[lane] = static_cast<int>(group.size()) * 10000 +
                  static_cast<int>(group.thread_rank()) * 100 + group.shfl_down(lane, 1);
    }
  };
  const int* out = Run(kernel, 32);
  EXPECT_EQ(out[0], 0);
  EXPECT_EQ(out[5], 80109);
  EXPECT_EQ(out[29], 80729);
}

TEST_F(DeviceFunctionsTest, AtomicsReturnTheOldValue) {
  const auto kernel = [](int* out) {
    auto* bits = reinterpret_cast<unsigned*>(out);
    atomicAdd(&out[0], 2);
    atomicSub(&out[1], 3);
    atomicMax(&out[2], static_cast<int>(threadIdx.x));
    atomicMin(&out[3], -static_cast<int>(threadIdx.x));
    atomicInc(&bits[4], 9);
    atomicDec(&bits[5], 9);
    atomicOr(&out[6], 1 << (threadIdx.x % 32));
    atomicXor_block(&out[7], 1);
    atomicAdd_system(reinterpret_cast<float*>(&out[8]), 0.5f);
    if (atomicCAS(&out[9], 0, 77) == 0) atomicExch(&out[10], static_cast<int>(threadIdx.x) + 1);
    atomicAdd(reinterpret_cast<double*>(&out[12]), 0.25);
    atomicAnd(&out[14], 0);
    atomicAdd(reinterpret_cast<unsigned long long*>(&out[16]), 1ull << 32);
  };
  const int* out = Run(kernel, 65);
  EXPECT_EQ(out[0], 130);
  EXPECT_EQ(out[1], -195);
  EXPECT_EQ(out[2], 64);
  EXPECT_EQ(out[3], -64);
  EXPECT_EQ(out[4], 65 % 10);
  EXPECT_EQ(out[5], 5);  // 0, 9, 8, ..., 0, 9, ...
  EXPECT_EQ(out[6], -1);
  EXPECT_EQ(out[7], 1);
  EXPECT_EQ(__int_as_float(out[8]), 32.5f);
  EXPECT_EQ(out[9], 77);
  EXPECT_NE(out[10], 0);
  EXPECT_EQ(*reinterpret_cast<const double*>(&out[12]), 16.25);
  EXPECT_EQ(out[17], 65);
}

}  // namespace
}  // namespace simt
