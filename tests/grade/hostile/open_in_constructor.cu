// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Looks for the model answer before main() begins.

#include <fcntl.h>

#include "tests/grade/hostile/attack.h"

namespace {

__attribute__((constructor)) void BeforeMain() {
  open("solutions/01_intro_ufuncs/hypot.cu", O_RDONLY);
}

}  // namespace

void Hostile(int, DeviceSpan<const float>, DeviceSpan<float>) {}
