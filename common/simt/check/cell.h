// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: cell.h
//
// What a shadow cell says of its 4 bytes: who read them last and who wrote them last, each in one
// 64-bit word, exactly enough to tell whether the next access races with an earlier one. Nothing is
// ever cleared between launches: an entry is old if its tick is. From the high end of each half:
//
//   tick 28 | set 2 | members 13 | instruction 12 | flags 9
//
// set and members: one thread (warp 5 bits, lane 8 bits); several lanes of one warp (warp 5 bits,
// groups of four lanes 8 bits); several threads of the block (one of them, as the first). The idea
// of comparing clocks packed with their owner is FastTrack's (Flanagan and Freund, PLDI 2009).

#ifndef COMMON_SIMT_CHECK_CELL_H_
#define COMMON_SIMT_CHECK_CELL_H_

#include <cstdint>

#include "common/simt/device/request.h"
#include "common/simt/device/running.h"
#include "common/simt/device/shadow_map.h"

namespace simt {

using Entry = std::uint64_t;

inline constexpr int kTickShift = 36, kSetShift = 34, kMembersShift = 21, kIdShift = 9;
inline constexpr Entry kOwnerMask =
    (Entry{1} << kTickShift) - (Entry{1} << kMembersShift);  // set and members

enum class Set : unsigned { kNone = 0, kThread = 1, kWarp = 2, kBlock = 3 };

// Flags of both halves.
inline constexpr Entry kVolatile = 1;  // the accesses of this entry were volatile
inline constexpr Entry kEarlierBlock =
    2;  // reads: an earlier block of the launch read, too; writes: updated atomically, too
// Flags of `reads`.
inline constexpr Entry kUninitialized = 4;  // a read found nothing written yet, and was reported
// Flags of `writes`.
inline constexpr Entry kAtomic = 4;  // the last writes were atomic
inline constexpr Entry kPlainSelf =
    8;  // the thread named by this atomic entry has also written plainly since the barrier
inline constexpr Entry kPlainBlock = 16;  // ... or its block has, since it began
inline constexpr Entry kUninitializedUpdate =
    64;  // one of these atomic updates found nothing written yet, and was reported
inline constexpr Entry kWritten = 32;  // set by every write, so that `writes` is never zero again
// Flag of `writes`: the word is kept as four cells of one byte each; the entry's upper half is
// their index.
inline constexpr Entry kSplit = 256;

inline Tick TickOf(Entry entry) { return static_cast<Tick>(entry >> kTickShift); }
inline unsigned IdOf(Entry entry) { return entry >> kIdShift & 0xfff; }
inline Set SetOf(Entry entry) { return static_cast<Set>(entry >> kSetShift & 3); }
inline unsigned MembersOf(Entry entry) { return entry >> kMembersShift & 0x1fff; }

// The owner part of an entry, from LaneSet::Packed(), for lanes of the block's first warp; that of
// another warp is so much more.
inline constexpr Entry OwnerInFirstWarp(std::uint32_t packed) {
  return Entry{packed} << kMembersShift;
}
inline constexpr Entry OwnerOffset(int warp) {
  return Entry{static_cast<unsigned>(warp)} << 8 << kMembersShift;
}

inline unsigned WarpOf(Entry entry) { return MembersOf(entry) >> 8; }
inline unsigned GroupsOf(Entry entry) {
  return SetOf(entry) == Set::kWarp ? MembersOf(entry) & 0xff
                                    : 1u << ((MembersOf(entry) & 0xff) / 4);
}
// The number in its block of a thread of the set. For lanes known by group only, the first of the
// first group.
inline unsigned SomeThread(Entry entry) {
  const unsigned lane =
      SetOf(entry) == Set::kWarp ? 4 * __builtin_ctz(GroupsOf(entry)) : MembersOf(entry) & 0xff;
  return WarpOf(entry) * kWarpSize + lane;
}
// The union of two owners.
inline Entry JoinOwners(Entry a, Entry b) {
  a &= kOwnerMask;
  b &= kOwnerMask;
  if (a == b || SetOf(a) == Set::kBlock) return a;
  if (SetOf(b) == Set::kBlock) return b;
  if (WarpOf(a) == WarpOf(b)) {
    return Entry{2} << kSetShift | (Entry{WarpOf(a)} << 8 | GroupsOf(a) | GroupsOf(b))
                                       << kMembersShift;
  }
  const unsigned thread = SomeThread(a);
  return Entry{3} << kSetShift | Entry{thread / kWarpSize << 8 | thread % kWarpSize}
                                     << kMembersShift;
}

}  // namespace simt

#endif  // COMMON_SIMT_CHECK_CELL_H_
