// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: mma.h

#error "mma.h: the simulator has no tensor cores; compile with --config=cuda and run on a GPU"
