// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Never lets main() begin.

#include "tests/grade/hostile/attack.h"

namespace {

__attribute__((constructor)) void BeforeMain() {
  for (volatile int i = 0;; i = i + 1) {
  }
}

}  // namespace

void Hostile(int, DeviceSpan<const float>, DeviceSpan<float>) {}
