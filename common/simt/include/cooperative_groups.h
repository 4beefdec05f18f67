// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: cooperative_groups.h
//
// Cooperative groups of threads: the block, tiles of a warp, the lanes that are active together,
// and the grid of a cooperative launch. Clusters and grids on several devices are refused by name.

#ifndef COMMON_SIMT_INCLUDE_COOPERATIVE_GROUPS_H_
#define COMMON_SIMT_INCLUDE_COOPERATIVE_GROUPS_H_

#include "cuda_runtime.h"

namespace cooperative_groups {

namespace details {
// Depends on a template parameter, so that the message appears only where the function is used.
template <class T>
inline constexpr bool kSupported = false;
}  // namespace details

template <class Unused = void>
auto this_multi_grid() {
  static_assert(details::kSupported<Unused>, "this_multi_grid(): the simulator has one device");
}
template <class Unused = void>
auto this_cluster() {
  static_assert(details::kSupported<Unused>,
                "this_cluster(): the simulator runs no thread block clusters");
}

// All threads of a block.
class thread_block {
 public:
  SIMT_INLINE static void sync(SIMT_SITE_PARAMETERS) { __syncthreads(line, file); }
  SIMT_INLINE static unsigned thread_rank() {
    return (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
  }
  SIMT_INLINE static unsigned num_threads() { return blockDim.x * blockDim.y * blockDim.z; }
  SIMT_INLINE static unsigned size() { return num_threads(); }
  SIMT_INLINE static dim3 group_index() { return blockIdx; }
  SIMT_INLINE static dim3 thread_index() { return threadIdx; }
  SIMT_INLINE static dim3 group_dim() { return blockDim; }
  SIMT_INLINE static dim3 dim_threads() { return blockDim; }

 private:
  thread_block() = default;
  friend thread_block this_thread_block();
};

SIMT_INLINE thread_block this_thread_block() { return thread_block(); }

namespace details {

// A shuffle of a value of any size, by eight bytes at a time.
template <class T>
SIMT_INLINE T ShuffleAny(::simt::ShuffleMode mode, unsigned mask, T value, unsigned operand,
                         int width, ::simt::Site site) {
  static_assert(sizeof(T) <= 32, "a shuffle takes values of up to 32 bytes");
  if constexpr (sizeof(T) <= 8) {
    return ::simt::ShuffleAs(mode, mask, value, operand, width, site);
  } else {
    constexpr unsigned kParts = (sizeof(T) + 7) / 8;
    unsigned long long parts[kParts] = {};
    __builtin_memcpy(parts, &value, sizeof(T));
    for (unsigned i = 0; i < kParts; ++i) {
      parts[i] = ::simt::ShuffleAs(mode, mask, parts[i], operand, width, site);
    }
    __builtin_memcpy(static_cast<void*>(&value), parts, sizeof(T));
    return value;
  }
}

SIMT_INLINE unsigned LaneOfThisThread() { return thread_block::thread_rank() % 32; }

// What tiles and coalesced groups share: shuffles and votes among the lanes of one mask.
// The rank of this thread's lane among `lanes`.
SIMT_INLINE unsigned RankAmong(unsigned lanes) {
  return static_cast<unsigned>(__popc(lanes & ((1u << LaneOfThisThread()) - 1)));
}

class WarpGroup {
 public:
  SIMT_INLINE explicit WarpGroup(unsigned mask) : mask_(mask) {}
  SIMT_INLINE unsigned lanes() const { return mask_; }
  SIMT_INLINE void sync(SIMT_SITE_PARAMETERS) const { __syncwarp(mask_, line, file); }
  SIMT_INLINE unsigned thread_rank() const { return RankAmong(mask_); }
  SIMT_INLINE int any(int predicate, SIMT_SITE_PARAMETERS) const {
    return __any_sync(mask_, predicate, line, file);
  }
  SIMT_INLINE int all(int predicate, SIMT_SITE_PARAMETERS) const {
    return __all_sync(mask_, predicate, line, file);
  }

 protected:
  unsigned mask_;
};

}  // namespace details

// kSize (a power of two up to 32) neighbouring threads of a block. `Parent` only tells, as in
// CUDA, what was divided.
template <unsigned kSize, class Parent = void>
class thread_block_tile : public details::WarpGroup {
  static_assert(kSize >= 1 && kSize <= 32 && (kSize & (kSize - 1)) == 0,
                "the simulator divides a block into tiles of 1, 2, 4, 8, 16 or 32 threads");

 public:
  SIMT_INLINE explicit thread_block_tile(const thread_block&)
      : WarpGroup(Lanes(details::LaneOfThisThread(), thread_block::thread_rank())) {}
  template <class OtherParent>
  SIMT_INLINE thread_block_tile(const thread_block_tile<kSize, OtherParent>& other)
      : WarpGroup(other) {}

  SIMT_INLINE static unsigned thread_rank() { return details::LaneOfThisThread() % kSize; }
  SIMT_INLINE static constexpr unsigned num_threads() { return kSize; }
  SIMT_INLINE static constexpr unsigned size() { return kSize; }
  SIMT_INLINE static unsigned meta_group_rank() { return thread_block::thread_rank() / kSize; }
  SIMT_INLINE static unsigned meta_group_size() {
    return (thread_block::num_threads() + kSize - 1) / kSize;
  }

  template <class T>
  SIMT_INLINE T shfl(T value, unsigned rank, SIMT_SITE_PARAMETERS) const {
    return details::ShuffleAny(::simt::ShuffleMode::kIndex, mask_, value, rank, kSize, SIMT_SITE);
  }
  template <class T>
  SIMT_INLINE T shfl_up(T value, unsigned delta, SIMT_SITE_PARAMETERS) const {
    return details::ShuffleAny(::simt::ShuffleMode::kUp, mask_, value, delta, kSize, SIMT_SITE);
  }
  template <class T>
  SIMT_INLINE T shfl_down(T value, unsigned delta, SIMT_SITE_PARAMETERS) const {
    return details::ShuffleAny(::simt::ShuffleMode::kDown, mask_, value, delta, kSize, SIMT_SITE);
  }
  template <class T>
  SIMT_INLINE T shfl_xor(T value, unsigned lane_mask, SIMT_SITE_PARAMETERS) const {
    return details::ShuffleAny(::simt::ShuffleMode::kXor, mask_, value, lane_mask, kSize,
                               SIMT_SITE);
  }
  // Bit i of a ballot or a match stands for the thread of rank i.
  SIMT_INLINE unsigned ballot(int predicate, SIMT_SITE_PARAMETERS) const {
    return __ballot_sync(mask_, predicate, line, file) >> FirstLane();
  }
  template <class T>
  SIMT_INLINE unsigned match_any(T value, SIMT_SITE_PARAMETERS) const {
    return __match_any_sync(mask_, value, line, file) >> FirstLane();
  }
  template <class T>
  SIMT_INLINE unsigned match_all(T value, int& predicate, SIMT_SITE_PARAMETERS) const {
    return __match_all_sync(mask_, value, &predicate, line, file) >> FirstLane();
  }

 private:
  SIMT_INLINE static unsigned FirstLane() { return details::LaneOfThisThread() / kSize * kSize; }
  // The tile's lanes, short of those that a last, incomplete warp does not have.
  SIMT_INLINE static unsigned Lanes(unsigned lane, unsigned rank) {
    const unsigned first_lane = lane / kSize * kSize;
    const unsigned left = thread_block::num_threads() - (rank - lane) - first_lane;
    const unsigned count = left < kSize ? left : kSize;
    return (count == 32 ? 0xffffffffu : (1u << count) - 1) << first_lane;
  }
};

template <unsigned kSize, class Parent>
SIMT_INLINE thread_block_tile<kSize, Parent> tiled_partition(const Parent&) {
  return thread_block_tile<kSize, Parent>(this_thread_block());
}

// The lanes of a warp that were active together when coalesced_threads() was called.
class coalesced_group : public details::WarpGroup {
 public:
  SIMT_INLINE explicit coalesced_group(unsigned mask, unsigned meta_group_rank = 0,
                                       unsigned meta_group_size = 1)
      : WarpGroup(mask), meta_group_rank_(meta_group_rank), meta_group_size_(meta_group_size) {}
  SIMT_INLINE unsigned num_threads() const { return static_cast<unsigned>(__popc(mask_)); }
  SIMT_INLINE unsigned size() const { return num_threads(); }

  template <class T>
  SIMT_INLINE T shfl(T value, unsigned rank, SIMT_SITE_PARAMETERS) const {
    return FromRank(value, rank, SIMT_SITE);
  }
  template <class T>
  SIMT_INLINE T shfl_up(T value, unsigned delta, SIMT_SITE_PARAMETERS) const {
    const unsigned rank = thread_rank();
    return FromRank(value, rank < delta ? rank : rank - delta, SIMT_SITE);
  }
  template <class T>
  SIMT_INLINE T shfl_down(T value, unsigned delta, SIMT_SITE_PARAMETERS) const {
    const unsigned rank = thread_rank();
    return FromRank(value, rank + delta < size() ? rank + delta : rank, SIMT_SITE);
  }
  SIMT_INLINE unsigned ballot(int predicate, SIMT_SITE_PARAMETERS) const {
    return Packed(__ballot_sync(mask_, predicate, line, file));
  }
  template <class T>
  SIMT_INLINE unsigned match_any(T value, SIMT_SITE_PARAMETERS) const {
    return Packed(__match_any_sync(mask_, value, line, file));
  }
  template <class T>
  SIMT_INLINE unsigned match_all(T value, int& predicate, SIMT_SITE_PARAMETERS) const {
    return Packed(__match_all_sync(mask_, value, &predicate, line, file));
  }
  // Of the groups that a partition has made of one.
  SIMT_INLINE unsigned meta_group_rank() const { return meta_group_rank_; }
  SIMT_INLINE unsigned meta_group_size() const { return meta_group_size_; }

 private:
  template <class T>
  SIMT_INLINE T FromRank(T value, unsigned rank, ::simt::Site site) const {
    const unsigned lane = __fns(mask_, 0, static_cast<int>(rank % size()) + 1);
    return details::ShuffleAny(::simt::ShuffleMode::kIndex, mask_, value, lane, 32, site);
  }
  // Moves the bit of each lane to the position of its rank.
  SIMT_INLINE unsigned Packed(unsigned lanes) const {
    unsigned packed = 0;
    unsigned rank = 0;
    for (unsigned left = mask_; left != 0; left &= left - 1, ++rank) {
      if ((lanes & left & -left) != 0) packed |= 1u << rank;
    }
    return packed;
  }

  unsigned meta_group_rank_ = 0, meta_group_size_ = 1;
};

// A block, or threads of a warp, whose kind is known only when the program runs.
class thread_group {
 public:
  SIMT_INLINE thread_group(const thread_block&) : lanes_(0) {}
  SIMT_INLINE thread_group(const details::WarpGroup& group) : lanes_(group.lanes()) {}

  SIMT_INLINE void sync(SIMT_SITE_PARAMETERS) const {
    if (lanes_ == 0) {
      __syncthreads(line, file);
    } else {
      __syncwarp(lanes_, line, file);
    }
  }
  SIMT_INLINE unsigned thread_rank() const {
    return lanes_ == 0 ? thread_block::thread_rank() : details::RankAmong(lanes_);
  }
  SIMT_INLINE unsigned num_threads() const {
    return lanes_ == 0 ? thread_block::num_threads() : static_cast<unsigned>(__popc(lanes_));
  }
  SIMT_INLINE unsigned size() const { return num_threads(); }
  // The lanes of this thread's warp that are in the group.
  SIMT_INLINE unsigned lanes() const {
    if (lanes_ != 0) return lanes_;
    const unsigned left =
        thread_block::num_threads() - (thread_block::thread_rank() - details::LaneOfThisThread());
    return left < 32 ? (1u << left) - 1 : 0xffffffffu;
  }

 private:
  unsigned lanes_;  // 0: the block
};

// Groups of `size` (a power of 2, at most 32) threads of consecutive ranks.
SIMT_INLINE thread_group tiled_partition(const thread_group& parent, unsigned size,
                                         SIMT_SITE_PARAMETERS) {
  if (size == 0 || size > 32 || (size & (size - 1)) != 0) {
    __assert_fail("size is 1, 2, 4, 8, 16 or 32", file, static_cast<unsigned>(line),
                  "tiled_partition");
  }
  const unsigned first = details::RankAmong(parent.lanes()) / size * size;
  unsigned tile = 0, rank = 0;
  for (unsigned left = parent.lanes(); left != 0; left &= left - 1, ++rank) {
    if (rank >= first && rank < first + size) tile |= left & -left;
  }
  return details::WarpGroup(tile);
}

// Groups of the threads of a group of one warp that gave the same label: of consecutive ranks.
template <class Group, class Label>
SIMT_INLINE coalesced_group labeled_partition(const Group& group, Label label,
                                              SIMT_SITE_PARAMETERS) {
  const unsigned mine = __match_any_sync(group.lanes(), label, line, file);
  // The groups are numbered by their first lanes.
  const unsigned first = mine & -mine;
  const unsigned firsts =
      __ballot_sync(group.lanes(), first == (1u << details::LaneOfThisThread()), line, file);
  return coalesced_group(mine, static_cast<unsigned>(__popc(firsts & (first - 1))),
                         static_cast<unsigned>(__popc(firsts)));
}
template <class Group>
SIMT_INLINE coalesced_group binary_partition(const Group& group, bool predicate,
                                             SIMT_SITE_PARAMETERS) {
  const unsigned yes = __ballot_sync(group.lanes(), predicate, line, file);
  return coalesced_group(predicate ? yes : group.lanes() & ~yes, predicate ? 1 : 0, 2);
}

// Parts of `size` threads of consecutive ranks of a coalesced group.
SIMT_INLINE coalesced_group tiled_partition(const coalesced_group& parent, unsigned size,
                                            SIMT_SITE_PARAMETERS) {
  const thread_group tile =
      tiled_partition(static_cast<const thread_group&>(thread_group(parent)), size, line, file);
  return coalesced_group(tile.lanes(), parent.thread_rank() / size,
                         (parent.size() + size - 1) / size);
}

// Runs `function` in one thread of a group of a warp or a block.
template <class Group, class Function, class... Arguments>
SIMT_INLINE void invoke_one(const Group& group, Function&& function, Arguments&&... arguments) {
  if (group.thread_rank() == 0) function(static_cast<Arguments&&>(arguments)...);
}
template <class Group, class Function, class... Arguments>
SIMT_INLINE auto invoke_one_broadcast(const Group& group, Function&& function,
                                      Arguments&&... arguments) {
  decltype(function(static_cast<Arguments&&>(arguments)...)) result{};
  if (group.thread_rank() == 0) result = function(static_cast<Arguments&&>(arguments)...);
  return group.shfl(result, 0);
}

// All threads of a launch. They can wait for each other if it is cooperative.
class grid_group {
 public:
  SIMT_INLINE static void sync(SIMT_SITE_PARAMETERS) { ::simt::SyncGrid(SIMT_SITE); }
  SIMT_INLINE static bool is_valid() { return ::simt::IsCooperativeLaunch(); }
  SIMT_INLINE static unsigned long long block_rank() {
    return (static_cast<unsigned long long>(blockIdx.z) * gridDim.y + blockIdx.y) * gridDim.x +
           blockIdx.x;
  }
  SIMT_INLINE static unsigned long long num_blocks() {
    return static_cast<unsigned long long>(gridDim.x) * gridDim.y * gridDim.z;
  }
  SIMT_INLINE static unsigned long long thread_rank() {
    return block_rank() * thread_block::num_threads() + thread_block::thread_rank();
  }
  SIMT_INLINE static unsigned long long num_threads() {
    return num_blocks() * thread_block::num_threads();
  }
  SIMT_INLINE static unsigned long long size() { return num_threads(); }
  SIMT_INLINE static dim3 block_index() { return blockIdx; }
  SIMT_INLINE static dim3 thread_index() { return threadIdx; }
  SIMT_INLINE static dim3 dim_blocks() { return gridDim; }
  SIMT_INLINE static dim3 group_dim() { return gridDim; }

 private:
  grid_group() = default;
  friend grid_group this_grid();
};

SIMT_INLINE grid_group this_grid() { return grid_group(); }

SIMT_INLINE coalesced_group coalesced_threads(SIMT_SITE_PARAMETERS) {
  return coalesced_group(__activemask(line, file));
}

template <class Group>
SIMT_INLINE void sync(const Group& group, SIMT_SITE_PARAMETERS) {
  group.sync(line, file);
}
template <class Group>
SIMT_INLINE auto thread_rank(const Group& group) {
  return group.thread_rank();
}
template <class Group>
SIMT_INLINE auto group_size(const Group& group) {
  return group.size();
}

}  // namespace cooperative_groups

#endif  // COMMON_SIMT_INCLUDE_COOPERATIVE_GROUPS_H_
