// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Compiled by curand_test where there is a toolkit, whose header can be compiled for the host.

#define QUALIFIERS static inline
#include <cuda_runtime.h>
#include <curand_kernel.h>

#include "tests/simt/curand/sequences.inc"
