// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: curand_kernel.h

#error "curand_kernel.h: the simulator does not have the library cuRAND"
