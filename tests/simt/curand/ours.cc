// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include <curand_kernel.h>

#include "tests/simt/curand/sequences.inc"
