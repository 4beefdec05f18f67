// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/check/common_cases.h"

namespace simt {
namespace {

// Compiled for what the processor has: the machines that the course runs on differ.
#define SIMT_VECTOR_CODE __attribute__((target_clones("avx512f", "avx2", "default")))

// Reads and writes of four cells, in turn.
using Words = Entry __attribute__((vector_size(64), aligned(16), may_alias));
constexpr int kWords = kWarpSize * sizeof(Cell) / sizeof(Words);
constexpr Words kReads = {~Entry{0}, 0, ~Entry{0}, 0, ~Entry{0}, 0, ~Entry{0}, 0};

// What is not so of some entry in the row: above the entries' own flags, any of which may be set.
constexpr Entry kNotOlder = Entry{1} << 16;   // than the launch, or the block for shared memory
constexpr Entry kNotBehind = Entry{1} << 17;  // the last barrier, in this block
constexpr Entry kNotOwn = Entry{1} << 18;     // its lane's, since the last barrier
constexpr Entry kNotWritten = Entry{1} << 19;

struct Row {
  Entry reads, writes;
};

// The tick of an entry may then use the sign bit, which tells here which of two entries is later.
bool TooLate(const Moments& m) { return m.epoch >> 63 != 0; }

// How much more the entries of the first four lanes are than that of the first; each four lanes
// further, kStep more.
constexpr Entry kLane = Entry{1} << kMembersShift, kStep = 4 * kLane;
constexpr Words kFirstLanes = {0, 0, kLane, kLane, 2 * kLane, 2 * kLane, 3 * kLane, 3 * kLane};

__attribute__((always_inline)) inline Row Classify(const Words* words, Entry first,
                                                   const Moments& m) {
  Words now = first + kFirstLanes;
  Words older = {}, behind = {}, own = {}, owner = {}, set = {}, clear = {};  // signs, and bits
  for (int i = 0; i < kWords; ++i, now += kStep) {
    const Words word = words[i];
    older |= m.start - 1 - word;
    behind |= (word - m.block) | (m.epoch - 1 - word);
    own |= word - m.epoch;
    owner |= word ^ now;
    set |= word;
    clear |= ~word;
  }
  own |= -(owner & kOwnerMask);  // negative unless zero
  const Words bits = (set & (kNotOlder - 1)) | (older >> 63) * kNotOlder |
                     (behind >> 63) * kNotBehind | (own >> 63) * kNotOwn |
                     (clear & kWritten) * (kNotWritten / kWritten);
  return {bits[0] | bits[2] | bits[4] | bits[6], bits[1] | bits[3] | bits[5] | bits[7]};
}

// Cases as in WriteQuickly. `flags` must not be set in entries of this launch.
bool MayBeReplaced(Entry row, Entry flags) {
  if (!(row & kNotOlder)) return true;
  return (!(row & kNotBehind) || !(row & kNotOwn)) && !(row & flags);
}

}  // namespace

SIMT_VECTOR_CODE bool ReadRow(Cell* row, Entry now, const Moments& m) {
  if (TooLate(m)) return false;
  Words* const words = reinterpret_cast<Words*>(row);
  const Row is = Classify(words, now, m);
  if (is.writes & (kSplit | kEarlierBlock)) return false;
  const bool older =
      !m.shared && !(is.writes & kNotOlder) && (m.host_initialized || !(is.writes & kNotWritten));
  if (!older && (is.writes & kNotBehind)) return false;
  if ((is.reads & kNotOlder) && ((is.reads & kNotBehind) || (is.reads & kEarlierBlock)))
    return false;
  Words next = now + kFirstLanes;
  for (int i = 0; i < kWords; ++i, next += kStep) {
    words[i] = (words[i] & ~kReads) | (next & kReads);
  }
  return true;
}

SIMT_VECTOR_CODE bool WriteRow(Cell* row, Entry now, const Moments& m) {
  if (TooLate(m)) return false;
  Words* const words = reinterpret_cast<Words*>(row);
  const Row is = Classify(words, now, m);
  if (is.writes & kSplit) return false;
  if (!MayBeReplaced(is.writes, kAtomic | kEarlierBlock)) return false;
  if (!MayBeReplaced(is.reads, kEarlierBlock)) return false;
  Words next = now + kFirstLanes;
  for (int i = 0; i < kWords; ++i, next += kStep) words[i] = next & ~kReads;
  return true;
}

}  // namespace simt
