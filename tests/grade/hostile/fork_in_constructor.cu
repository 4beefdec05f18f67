// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Starts processes before main() begins.

#include <unistd.h>

#include "tests/grade/hostile/attack.h"

namespace {

__attribute__((constructor)) void BeforeMain() {
  while (fork() >= 0) {
  }
}

}  // namespace

void Hostile(int, DeviceSpan<const float>, DeviceSpan<float>) {}
