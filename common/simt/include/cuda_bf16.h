// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: cuda_bf16.h

#error "cuda_bf16.h: the simulator has no bfloat16; compile with --config=cuda and run on a GPU"
