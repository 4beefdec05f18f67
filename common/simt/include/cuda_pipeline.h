// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: cuda_pipeline.h

#error "cuda_pipeline.h: the simulator has no asynchronous copies to shared memory"
