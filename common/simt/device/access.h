// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: access.h
//
// One memory access of one thread, packed into 64 bits, and the log that the access hooks fill. The
// hooks only append; what the accesses mean is worked out for a whole warp at a time (see
// exec/segment.h), which is far cheaper and sees what a warp sees.
//
// The log is a matrix: column = lane, row k = the lane's k-th access since the last flush. Lanes
// that run the same instructions therefore leave each warp-wide request in one contiguous row.

#ifndef COMMON_SIMT_DEVICE_ACCESS_H_
#define COMMON_SIMT_DEVICE_ACCESS_H_

#include <cstdint>

namespace simt {

inline constexpr int kWarpSize = 32;

enum class Operation : std::uint8_t { kRead = 0, kWrite = 1, kAtomic = 2, kVolatile = 3 };

inline constexpr int kAddressBits = 36;  // of every address that a kernel may use, stacks excepted
// The device's memory: see address_space.h.
inline constexpr std::uintptr_t kDeviceBegin = std::uintptr_t{1} << 32;
inline constexpr std::uintptr_t kDeviceEnd = std::uintptr_t{1} << kAddressBits;

// Bit layout of an access, from the low end: address 36, code 5, instruction 23.
using Access = std::uint64_t;
inline constexpr int kCodeShift = kAddressBits;
inline constexpr int kInstructionShift = kAddressBits + 5;
inline constexpr Access kAddressMask = (Access{1} << kAddressBits) - 1;
// Where the text of a static, non-PIE program begins; an instruction is its return address relative
// to this.
inline constexpr std::uintptr_t kTextBase = 0x400000;

// The code: operation (2 bits) above the logarithm of the size (3 bits). The sizes of volatile and
// atomic accesses end at 8 bytes, so that 4 + log2(size) can mark one that only writes.
constexpr unsigned AccessCode(Operation operation, unsigned size_log2, bool only_writes = false) {
  return static_cast<unsigned>(operation) << 3 | (size_log2 + (only_writes ? 4 : 0));
}
constexpr Access PackAccess(std::uintptr_t address, unsigned code, std::uintptr_t pc) {
  return address | Access{code} << kCodeShift | (pc - kTextBase) << kInstructionShift;
}
constexpr std::uintptr_t AddressOf(Access access) { return access & kAddressMask; }
constexpr unsigned CodeOf(Access access) { return (access >> kCodeShift) & 31; }
constexpr std::uint32_t InstructionOf(Access access) {
  return static_cast<std::uint32_t>(access >> kInstructionShift);
}
constexpr Operation OperationOf(unsigned code) { return static_cast<Operation>(code >> 3); }
constexpr unsigned SizeOf(unsigned code) {
  const unsigned log2 = code & 7;
  return 1u << (OperationOf(code) >= Operation::kAtomic ? log2 & 3 : log2);
}
constexpr bool IsAtomicStore(unsigned code) {
  return OperationOf(code) == Operation::kAtomic && (code & 4) != 0;
}
constexpr bool Writes(unsigned code) {
  return OperationOf(code) == Operation::kVolatile ? (code & 4) != 0
                                                   : OperationOf(code) != Operation::kRead;
}

inline constexpr int kLogRows = 512;  // 128 KiB: stays in the second-level cache

struct AccessLog {
  Access* next;   // where the running thread's next access goes
  Access* limit;  // rows end here; zero on the host, so that every host access takes the slow path
  Access rows[kLogRows][kWarpSize];
};
extern AccessLog access_log __asm__("simt_access_log");

}  // namespace simt

#endif  // COMMON_SIMT_DEVICE_ACCESS_H_
