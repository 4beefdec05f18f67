// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: cuda.h

#error "cuda.h: the simulator has the CUDA runtime API (cuda_runtime.h), not the driver API"
