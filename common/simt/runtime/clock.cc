// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: clock.cc
//
// The clocks that a kernel reads. A GPU's cycles cannot be told, so each reading is a fixed step
// after the last one, in any thread: time passes, and every run sees the same.

#include <ctime>

#include "common/simt/exec/device_api.h"

namespace {

constexpr long long kCyclesPerReading = 64;

long long NextReading() {
  static long long now = 0;
  return now += kCyclesPerReading;
}

}  // namespace

extern "C" {

long long clock64() noexcept { return NextReading(); }

// The program's clock(): the host's is the C library's.
std::clock_t simt_clock() noexcept { return simt::InKernel() ? NextReading() : std::clock(); }

}  // extern "C"
