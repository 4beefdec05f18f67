// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/device/request.h"

#include <algorithm>
#include <deque>

namespace simt {
namespace {

constexpr int kSectorBytes = 32;
constexpr int kBanks = 32;

// Ids of instructions by text offset; untouched pages cost nothing.
std::uint16_t index_of[std::size_t{1} << (64 - kInstructionShift)];

// By text offset, too.
CopyPart copy_parts[std::size_t{1} << (64 - kInstructionShift)];

std::deque<Instruction>& Instructions() {
  static auto* const instructions = new std::deque<Instruction>;
  return *instructions;
}

// Whether the lanes' distances are the shape's. All 32 lanes are compared without a branch, which
// the compiler turns into vector code.
__attribute__((target_clones("avx512f", "avx2", "default"))) bool SameDistances(
    const Access* row, Access first, const Access* delta) {
  Access difference = 0;
  for (int lane = 0; lane < kWarpSize; ++lane) difference |= (row[lane] - first) ^ delta[lane];
  return difference == 0;
}

// Where the first lane starts within its sector decides how many sectors a request touches. Shared
// memory has no sectors, and its banks do not care where a pattern starts: there only the alignment
// matters.
std::uint32_t OffsetThatMatters(const Instruction& instruction, std::uintptr_t base) {
  if (instruction.allocation == nullptr || instruction.allocation->kind != MemoryKind::kShared) {
    return base % kSectorBytes;
  }
  return base % std::max(SizeOf(instruction.code), 4u);
}

int CountUnique(std::int64_t* values, int count) {
  std::sort(values, values + count);
  return static_cast<int>(std::unique(values, values + count) - values);
}

// Shared memory serves 32 banks of 4 bytes in a wavefront; lanes that want the same word share it.
// Accesses of 8 bytes are served by half warps, of 16 bytes by quarter warps.
int Wavefronts(const Shape& shape, std::uintptr_t base, unsigned size, int* ideal) {
  const int lanes_at_once = size <= 4 ? 32 : size == 8 ? 16 : 8;
  int total = 0;
  *ideal = 0;
  for (int begin = 0; begin < kWarpSize; begin += lanes_at_once) {
    std::int64_t words[2 * kWarpSize];
    int count = 0;
    for (int lane = begin; lane < begin + lanes_at_once; ++lane) {
      if (!(shape.lanes >> lane & 1)) continue;
      const auto address = static_cast<std::int64_t>(base + shape.delta[lane]);
      for (std::int64_t w = address / 4; w <= (address + size - 1) / 4 && count < 2 * kWarpSize;
           ++w) {
        words[count++] = w;
      }
    }
    if (count == 0) continue;
    ++*ideal;
    const int unique = CountUnique(words, count);
    int per_bank[kBanks] = {}, most = 0;
    for (int i = 0; i < unique; ++i) most = std::max(most, ++per_bank[words[i] & (kBanks - 1)]);
    total += most;
  }
  return total;
}

void AddUnit(Shape& shape, std::int64_t delta, int lane) {
  for (int i = shape.unit_count - 1; i >= 0; --i) {
    if (shape.units[i].delta != delta) continue;
    LaneSet& who = shape.units[i].who;
    who.several |= who.lane != lane;
    who.groups |= 1u << (lane / 4);
    return;
  }
  shape.units[shape.unit_count++] = {
      delta,
      0,
      {false, static_cast<std::uint8_t>(lane), static_cast<std::uint8_t>(1u << (lane / 4))}};
}

// Works out all that a shape implies. `base` is only used modulo 32, but whole, so that addresses
// stay positive.
void Derive(Shape& shape, std::uintptr_t base, unsigned size) {
  shape.low = 0;
  shape.high = size;
  shape.aligned = true;
  shape.row = shape.lanes == ~0u && size == 4;
  shape.unit_count = 0;
  std::int64_t sectors[2 * kWarpSize], addresses[kWarpSize];
  int sector_count = 0, count = 0;
  const unsigned unit = std::min(size, 4u);
  for (int lane = 0; lane < kWarpSize; ++lane) {
    if (!(shape.lanes >> lane & 1)) continue;
    const auto delta = static_cast<std::int64_t>(shape.delta[lane]);
    const auto address = static_cast<std::int64_t>(base) + delta;
    shape.low = std::min(shape.low, delta);
    shape.high = std::max(shape.high, delta + size);
    shape.aligned &= address % size == 0;
    shape.row &= delta == 4 * lane;
    addresses[count++] = address;
    for (std::int64_t s = address / kSectorBytes; s <= (address + size - 1) / kSectorBytes; ++s) {
      sectors[sector_count++] = s;
    }
    for (unsigned byte = 0; byte < size; byte += unit) AddUnit(shape, delta + byte, lane);
  }
  for (int i = 0; i < shape.unit_count; ++i) shape.units[i].packed = shape.units[i].who.Packed();
  shape.lane_count = count;
  shape.sectors = CountUnique(sectors, sector_count);
  shape.unique_bytes = shape.unit_count * static_cast<int>(unit);
  shape.same_address = count - CountUnique(addresses, count);
  shape.wavefronts = Wavefronts(shape, base, size, &shape.ideal_wavefronts);
}

}  // namespace

Instruction& InstructionFor(Access access) {
  auto& instructions = Instructions();
  std::uint16_t* index = &index_of[InstructionOf(access)];
  while (*index != 0) {
    Instruction& known = instructions[*index - 1];
    if (known.code == CodeOf(access)) return known;
    index = &known.with_other_code;
  }
  if (instructions.size() >= 65535) return instructions.back();
  instructions.emplace_back();
  Instruction& made = instructions.back();
  made.text_offset = InstructionOf(access);
  made.code = CodeOf(access);
  *index = static_cast<std::uint16_t>(instructions.size());
  made.id = *index <= kMaxInstructionId ? *index : 0;
  return made;
}

void SetCopyPart(std::uintptr_t pc, CopyPart part) { copy_parts[pc - kTextBase] = part; }
CopyPart CopyPartOf(const Instruction& instruction) { return copy_parts[instruction.text_offset]; }

const Instruction* InstructionById(unsigned id) {
  return id == 0 ? nullptr : &Instructions()[id - 1];
}

bool MakeRequest(const Access* row, std::uint32_t lanes, Request* request) {
  Access filled[kWarpSize];
  const Access first = row[__builtin_ctz(lanes)];
  if (lanes != ~0u) {
    for (int lane = 0; lane < kWarpSize; ++lane)
      filled[lane] = lanes >> lane & 1 ? row[lane] : first;
    row = filled;
  }
  Instruction& instruction = InstructionFor(first);
  const std::uintptr_t base = AddressOf(first);
  const std::uint32_t offset = OffsetThatMatters(instruction, base);
  std::unique_ptr<Shape>& slot = instruction.shapes[offset / 4];
  if (slot == nullptr) slot = std::make_unique<Shape>();
  Shape& shape = *slot;
  if (shape.lanes != lanes || shape.offset != offset ||
      !SameDistances(row, first, shape.delta.data())) {
    for (int lane = 0; lane < kWarpSize; ++lane) {
      if ((row[lane] ^ first) >> kCodeShift != 0) return false;
    }
    shape.lanes = lanes;
    shape.offset = offset;
    for (int lane = 0; lane < kWarpSize; ++lane) shape.delta[lane] = row[lane] - first;
    Derive(shape, base, SizeOf(instruction.code));
  }
  *request = {&instruction, &shape, base};
  return true;
}

}  // namespace simt
