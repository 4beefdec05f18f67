// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: layout.h
//
// The shared memory in which the grader hands calls to a runner and gets results back:
//
//   Header | CallRecord[call_count] | ArgumentRecord[argument_count] | array and scalar bytes
//
// The grader writes everything but the `result` of each call, the runner writes results and array
// bytes. The grader reads back only what it expects at the places it chose itself (see image.h):
// nothing in here steers it.

#ifndef COMMON_GRADE_WIRE_LAYOUT_H_
#define COMMON_GRADE_WIRE_LAYOUT_H_

#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "common/simt/count/counters.h"

namespace grade::wire {

// File descriptors of a runner, beside 0 (empty), 1 and 2 (watched pipes).
inline constexpr int kMemoryFd = 3;  // this memory
inline constexpr int kReportFd = 4;  // a pipe that takes the simulator's report as JSON

inline constexpr std::uint64_t kMagic = 0x31657269572d4b57;  // "WK-Wire1"
inline constexpr std::size_t kAlignment = 64;                // of every argument's bytes
inline constexpr int kMaxKernels = 16;                       // kept for each call
inline constexpr int kMaxKernelName = 128;
inline constexpr int kMaxErrorText = 256;

// How far a call came. The grader takes any other value for a corrupted answer.
enum class Stage : std::uint32_t {
  kNotStarted = 0,
  kCalled = 1,         // the submission's function has been entered
  kThrew = 2,          // an exception left it; error_text says which
  kCudaError = 3,      // the CUDA runtime reports an error; error_text says which
  kRefused = 4,        // the runner cannot make this call; error_text says why
  kFinished = 5,       // its outputs are in the memory
  kReturnedError = 6,  // the function returned an error; error_text says which
  kNoDevice = 7,       // there is no GPU that could run it; error_text says why
};

// A time that was taken on a GPU again and again.
struct Measurement {
  double wall_seconds;             // the median by the host's clock
  double relative_error;           // of the median by the device's events, with 95 % confidence
  double transfer_seconds;         // of copying the inputs to the device and the outputs from it
  double device_bytes_per_second;  // the most its memory moves, as the driver says; 0 if unknown
  std::uint64_t repetitions;       // 0: nothing was measured
};

struct KernelResult {
  char name[kMaxKernelName];  // 0-terminated
  std::uint32_t grid[3], block[3];
  std::uint64_t shared_bytes;
  double predicted_seconds;
  simt::KernelCounters counters;
};

struct CallResult {
  Stage stage;
  std::uint32_t kernel_count;
  std::uint64_t proof;  // the header's nonce once the call is finished
  double seconds;       // predicted on the simulator, else the measured median
  Measurement measurement;
  simt::TransferCounters transfers;
  KernelResult kernels[kMaxKernels];
  char error_text[kMaxErrorText];  // 0-terminated
};

struct ArgumentRecord {
  std::uint32_t shape, writable, element, on_host;
  std::uint64_t rows, columns;
  std::uint64_t offset;  // of its bytes, from the beginning of the memory
};

struct CallRecord {
  std::uint32_t first_argument, argument_count;
  CallResult result;
};

struct Header {
  std::uint64_t magic;
  std::uint64_t size;   // of the whole memory
  std::uint64_t nonce;  // fresh for every run
  std::uint32_t call_count;
  std::uint32_t argument_count;  // of all calls together
  std::uint32_t timed;           // 1: repeat each call and take the median time, where time is real
  std::uint32_t in_main;         // the runner: 1 once static constructors are done
};

static_assert(std::is_trivially_copyable_v<Header> && std::is_trivially_copyable_v<CallRecord> &&
              std::is_trivially_copyable_v<ArgumentRecord>);

}  // namespace grade::wire

#endif  // COMMON_GRADE_WIRE_LAYOUT_H_
