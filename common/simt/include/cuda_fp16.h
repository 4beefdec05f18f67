// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: cuda_fp16.h

#error \
    "cuda_fp16.h: the simulator has no half precision; compile with --config=cuda and run on a GPU"
