// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: memcpy_async.h

#error \
    "cooperative_groups/memcpy_async.h: the simulator has no asynchronous copies to shared memory"
