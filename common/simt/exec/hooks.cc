// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// What the program's instrumented code calls at every access to memory: the functions that g++
// emits for -fsanitize=thread and -fsanitize=bounds. simt takes the place of the sanitizers'
// runtimes. Names and meaning: gcc/sanitizer.def.

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <string>

#include "common/simt/check/describe.h"
#include "common/simt/device/access.h"
#include "common/simt/device/request.h"
#include "common/simt/exec/block.h"
#include "common/simt/exec/host_access.h"

namespace simt {
namespace {

std::uintptr_t Address(const volatile void* pointer) {
  return reinterpret_cast<std::uintptr_t>(pointer);
}

// An address that device memory cannot have: the thread's own stack, or a mistake.
void CheckStackAddress(std::uintptr_t address, unsigned code, std::uintptr_t pc) {
  const Fiber& own = *pass.fiber;
  if (address - own.stack_begin < own.stack_end - own.stack_begin) return;
  ReportBadAddress(DevicePlace(pc, pass.thread().linear, DescribeAccess(code)), address,
                   SizeOf(code));
  AbortLaunch(GridStatus::kIllegalAddress);
}

__attribute__((noinline)) void LogSlowly(std::uintptr_t address, unsigned code, std::uintptr_t pc) {
  if (!execution.in_kernel) return CheckHostAccess(address, SizeOf(code), Writes(code), pc);
  if (address >> kAddressBits != 0) return CheckStackAddress(address, code, pc);
  ++block.warp->log_full;
  Suspend(Wait::kLogFull);
  *access_log.next = PackAccess(address, code, pc);
  access_log.next += kWarpSize;
}

__attribute__((always_inline)) inline void Log(const volatile void* pointer, unsigned code,
                                               const void* caller) {
  const std::uintptr_t address = Address(pointer), pc = Address(caller);
  Access* const next = access_log.next;
  if (__builtin_expect(address >> kAddressBits != 0 || next >= access_log.limit, 0)) {
    return LogSlowly(address, code, pc);
  }
  *next = PackAccess(address, code, pc);
  access_log.next = next + kWarpSize;
}

// Accesses as wide as alignment and length allow; all but the first with the pc `rest`.
void LogRange(std::uintptr_t address, std::uint64_t bytes, bool is_write, std::uintptr_t first,
              std::uintptr_t rest) {
  const std::uintptr_t end = address + bytes;
  for (std::uintptr_t pc = first; address < end; pc = rest) {
    unsigned log2 = 4;
    while (address % (1u << log2) != 0 || address + (1u << log2) > end) --log2;
    Log(reinterpret_cast<void*>(address),
        AccessCode(is_write ? Operation::kWrite : Operation::kRead, log2),
        reinterpret_cast<void*>(pc));
    address += 1u << log2;
  }
}

void ReadCopied(const void* pointer, std::uint64_t bytes, std::uintptr_t pc) {
  const std::uintptr_t rest = pc - 1;  // within the call: the same line
  if (execution.in_kernel) {
    SetCopyPart(pc, CopyPart::kFirst);
    SetCopyPart(rest, CopyPart::kRest);
  }
  LogRange(Address(pointer), bytes, /*is_write=*/false, pc, rest);
}

}  // namespace

void CompareAndSwapAccess(const volatile void* address, unsigned bytes, std::uintptr_t pc) {
  // The read just before a compare-and-swap is a guess that the swap confirms: what it raced with
  // does no harm. It counts as a volatile one, which may meet atomic updates but not plain writes.
  constexpr int kReach = 4;
  const unsigned log2 = __builtin_ctz(bytes);
  if (execution.in_kernel && pass.instrumented) {
    Access* access = access_log.next;
    for (int i = 0; i < kReach && access > pass.thread().log_column(); ++i) {
      access -= kWarpSize;
      if (AddressOf(*access) != Address(address) ||
          CodeOf(*access) != AccessCode(Operation::kRead, log2))
        continue;
      *access = PackAccess(Address(address), AccessCode(Operation::kVolatile, log2),
                           kTextBase + InstructionOf(*access));
      break;
    }
  }
  AtomicAccess(address, bytes, pc);
}

void AtomicAccess(const volatile void* address, unsigned bytes, std::uintptr_t pc) {
  if (!pass.instrumented) return;
  Log(address, AccessCode(Operation::kAtomic, __builtin_ctz(bytes)), reinterpret_cast<void*>(pc));
}

void AtomicStoreAccess(const volatile void* address, unsigned bytes, std::uintptr_t pc) {
  if (!pass.instrumented) return;
  Log(address, AccessCode(Operation::kAtomic, __builtin_ctz(bytes), /*only_writes=*/true),
      reinterpret_cast<void*>(pc));
}

void RangeAccess(const void* pointer, std::uint64_t bytes, bool is_write, std::uintptr_t pc) {
  if (!pass.instrumented) return;
  LogRange(Address(pointer), bytes, is_write, pc, pc);
}

}  // namespace simt

using simt::AccessCode;
using simt::Log;
using simt::Operation;

#define SIMT_CALLER __builtin_return_address(0)

extern "C" {

void __tsan_init() { simt::pass.instrumented = true; }

#define SIMT_HOOKS(bytes, log2)                                                                   \
  void __tsan_read##bytes(void* a) { Log(a, AccessCode(Operation::kRead, log2), SIMT_CALLER); }   \
  void __tsan_write##bytes(void* a) { Log(a, AccessCode(Operation::kWrite, log2), SIMT_CALLER); } \
  void __tsan_unaligned_read##bytes(void* a) {                                                    \
    Log(a, AccessCode(Operation::kRead, log2), SIMT_CALLER);                                      \
  }                                                                                               \
  void __tsan_unaligned_write##bytes(void* a) {                                                   \
    Log(a, AccessCode(Operation::kWrite, log2), SIMT_CALLER);                                     \
  }
SIMT_HOOKS(1, 0)
SIMT_HOOKS(2, 1)
SIMT_HOOKS(4, 2)
SIMT_HOOKS(8, 3)
SIMT_HOOKS(16, 4)

#define SIMT_VOLATILE_HOOKS(bytes, log2)                               \
  void __tsan_volatile_read##bytes(void* a) {                          \
    Log(a, AccessCode(Operation::kVolatile, log2), SIMT_CALLER);       \
  }                                                                    \
  void __tsan_volatile_write##bytes(void* a) {                         \
    Log(a, AccessCode(Operation::kVolatile, log2, true), SIMT_CALLER); \
  }                                                                    \
  void __tsan_unaligned_volatile_read##bytes(void* a) {                \
    Log(a, AccessCode(Operation::kVolatile, log2), SIMT_CALLER);       \
  }                                                                    \
  void __tsan_unaligned_volatile_write##bytes(void* a) {               \
    Log(a, AccessCode(Operation::kVolatile, log2, true), SIMT_CALLER); \
  }
SIMT_VOLATILE_HOOKS(1, 0)
SIMT_VOLATILE_HOOKS(2, 1)
SIMT_VOLATILE_HOOKS(4, 2)
SIMT_VOLATILE_HOOKS(8, 3)
void __tsan_volatile_read16(void* a) { Log(a, AccessCode(Operation::kRead, 4), SIMT_CALLER); }
void __tsan_volatile_write16(void* a) { Log(a, AccessCode(Operation::kWrite, 4), SIMT_CALLER); }

// The copy of a struct.
void __tsan_read_range(void* a, std::size_t bytes) {
  simt::ReadCopied(a, bytes, reinterpret_cast<std::uintptr_t>(SIMT_CALLER));
}
void __tsan_write_range(void* a, std::size_t bytes) {
  simt::RangeAccess(a, bytes, true, reinterpret_cast<std::uintptr_t>(SIMT_CALLER));
}
void __tsan_vptr_update(void** a, void*) { Log(a, AccessCode(Operation::kWrite, 3), SIMT_CALLER); }
void __tsan_vptr_read(void** a) { Log(a, AccessCode(Operation::kRead, 3), SIMT_CALLER); }
void __tsan_func_entry(void*) {}
void __tsan_func_exit() {}

// Atomic operations of the language (std::atomic, the __atomic builtins, guards of static
// variables).
#define SIMT_ANNOUNCE(a, log2) Log(a, AccessCode(Operation::kAtomic, log2), SIMT_CALLER)
#define SIMT_FETCH(bits, type, log2, operation)                                 \
  type __tsan_atomic##bits##_fetch_##operation(volatile type* a, type v, int) { \
    SIMT_ANNOUNCE(a, log2);                                                     \
    return __atomic_fetch_##operation(a, v, __ATOMIC_SEQ_CST);                  \
  }
#define SIMT_ATOMICS(bits, type, log2)                                                             \
  type __tsan_atomic##bits##_load(const volatile type* a, int) {                                   \
    SIMT_ANNOUNCE(a, log2);                                                                        \
    return __atomic_load_n(a, __ATOMIC_SEQ_CST);                                                   \
  }                                                                                                \
  void __tsan_atomic##bits##_store(volatile type* a, type v, int) {                                \
    Log(a, AccessCode(Operation::kAtomic, log2, /*only_writes=*/true), SIMT_CALLER);               \
    __atomic_store_n(a, v, __ATOMIC_SEQ_CST);                                                      \
  }                                                                                                \
  type __tsan_atomic##bits##_exchange(volatile type* a, type v, int) {                             \
    SIMT_ANNOUNCE(a, log2);                                                                        \
    return __atomic_exchange_n(a, v, __ATOMIC_SEQ_CST);                                            \
  }                                                                                                \
  SIMT_FETCH(bits, type, log2, add)                                                                \
  SIMT_FETCH(bits, type, log2, sub)                                                                \
  SIMT_FETCH(bits, type, log2, and)                                                                \
  SIMT_FETCH(bits, type, log2, or)                                                                 \
  SIMT_FETCH(bits, type, log2, xor)                                                                \
  SIMT_FETCH(bits, type, log2, nand)                                                               \
  int __tsan_atomic##bits##_compare_exchange_strong(volatile type* a, type* expected, type v, int, \
                                                    int) {                                         \
    SIMT_ANNOUNCE(a, log2);                                                                        \
    return __atomic_compare_exchange_n(a, expected, v, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST); \
  }                                                                                                \
  int __tsan_atomic##bits##_compare_exchange_weak(volatile type* a, type* expected, type v, int,   \
                                                  int) {                                           \
    SIMT_ANNOUNCE(a, log2);                                                                        \
    return __atomic_compare_exchange_n(a, expected, v, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST); \
  }
SIMT_ATOMICS(8, unsigned char, 0)
SIMT_ATOMICS(16, unsigned short, 1)
SIMT_ATOMICS(32, unsigned int, 2)
SIMT_ATOMICS(64, unsigned long, 3)
void __tsan_atomic_thread_fence(int) { simt::ThreadFence(simt::FenceScope::kDevice); }
void __tsan_atomic_signal_fence(int) {}

// -fsanitize=bounds: an index that an array's type does not have. Layout: GCC's libsanitizer
// interface.
struct SimtOutOfBoundsData {
  const char* file;
  std::uint32_t line, column;
  struct Type {
    std::uint16_t kind, info;
    char name[1];  // "'float [32]'"
  } * array_type;
  Type* index_type;
};
void __ubsan_handle_out_of_bounds(SimtOutOfBoundsData* data, std::uintptr_t index) {
  simt::Finding finding;
  finding.kind = simt::FindingKind::kOutOfBounds;
  const auto pc = reinterpret_cast<std::uintptr_t>(SIMT_CALLER);
  if (simt::execution.in_kernel) {
    finding.kernel = simt::running.kernel;
    finding.where = simt::DevicePlace(pc, simt::pass.thread().linear, "index");
  } else {
    finding.where.pc = pc;
    finding.where.action = "index";
  }
  finding.where.source.file = data->file;
  finding.where.source.line = static_cast<int>(data->line);
  finding.summary = "index " + std::to_string(static_cast<std::intptr_t>(index)) +
                    " is outside of an array of type " + data->array_type->name;
  finding.advice = "compare the index with the size of the array";
  simt::Report(std::move(finding));
  if (simt::execution.in_kernel) simt::AbortLaunch(simt::GridStatus::kIllegalAddress);
}

}  // extern "C"
