// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: request.h
//
// A warp-wide memory request: the same instruction executed by some lanes of a warp, each at its
// own address. What can be said of a request without knowing where it starts is its shape: the
// lanes' distances from the first one. Instructions repeat their shapes over and over, so each
// remembers its last ones with everything that follows from them (sectors, wavefronts, the distinct
// words and who touches them), and a request costs little more than seeing that its shape is a
// known one.

#ifndef COMMON_SIMT_DEVICE_REQUEST_H_
#define COMMON_SIMT_DEVICE_REQUEST_H_

#include <array>
#include <cstdint>
#include <memory>

#include "common/simt/device/access.h"
#include "common/simt/device/address_space.h"

namespace simt {

// Which lanes of one warp touch something: a single lane, or several, known by groups of four.
struct LaneSet {
  bool several;
  std::uint8_t lane;    // the only one, or the first of several
  std::uint8_t groups;  // bit g: some lane of [4g, 4g + 4)
  // The same as a cell keeps it, 15 bits: 1 or 2 (one lane, several), the warp (here 0, 5 bits),
  // the lane or the groups.
  std::uint16_t Packed() const {
    return static_cast<std::uint16_t>((several ? 2u : 1u) << 13 | (several ? groups : lane));
  }
};

struct Shape {
  std::uint32_t lanes = 0;  // active; 0 = no shape yet
  std::uint32_t offset =
      0;  // of the first lane's address, as far as it matters (see OffsetThatMatters)
  std::array<Access, kWarpSize>
      delta;  // from the first active lane; zero for lanes that are not active

  std::int64_t low, high;  // the bytes touched, relative to the first lane's address: [low, high)
  bool aligned;            // every address is a multiple of the access size
  bool row = false;        // all 32 lanes, each at the word after that of the lane before
  int lane_count;
  int unique_bytes;
  int sectors;                       // distinct 32-byte sectors
  int wavefronts, ideal_wavefronts;  // if the request were to shared memory
  int same_address;                  // lanes beyond the first on an address, summed

  // The distinct words (4 bytes, or the whole access if it is smaller), each with the lanes that
  // touch it.
  struct Unit {
    std::int64_t delta;
    std::uint16_t packed;  // who.Packed()
    LaneSet who;
  };
  int unit_count;
  std::array<Unit, 4 * kWarpSize> units;
};

// The accesses of one kind and size that a call of a hook makes; the copy of a struct is several.
struct Instruction {
  std::uint32_t text_offset;  // return address of its hook, relative to kTextBase
  unsigned code;              // AccessCode of its accesses
  std::uint16_t id;  // 1 .. kMaxInstructionId; 0 = one too many to be told apart in reports
  std::uint16_t with_other_code = 0;  // the next of the same text offset, as index_of has it
  Allocation* allocation = nullptr;   // the last one it touched
  std::array<std::unique_ptr<Shape>, 8> shapes;  // by offset / 4, for global memory

  std::uintptr_t pc() const { return kTextBase + text_offset; }
};
inline constexpr int kMaxInstructionId = 4095;

// The instruction that made this access. Valid for the life of the process.
Instruction& InstructionFor(Access access);
// Copying a struct whole reads its padding, too. Of a copy's accesses only the first byte must be
// initialised; the hook tells which instruction (by its pc) makes the first of them, and which the
// rest.
enum class CopyPart : std::uint8_t { kNone, kFirst, kRest };
void SetCopyPart(std::uintptr_t pc, CopyPart part);
CopyPart CopyPartOf(const Instruction& instruction);

// By id; nullptr for 0.
const Instruction* InstructionById(unsigned id);

// A request ready to be checked and counted.
struct Request {
  Instruction* instruction;
  const Shape* shape;
  std::uintptr_t base;  // address of the first active lane
};

// Makes the request of the accesses row[lane] for the lanes in `lanes` (not empty). Returns false
// if they are not the same instruction.
bool MakeRequest(const Access* row, std::uint32_t lanes, Request* request);

}  // namespace simt

#endif  // COMMON_SIMT_DEVICE_REQUEST_H_
