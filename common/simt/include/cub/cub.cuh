// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: cub.cuh

#error "cub/cub.cuh: the simulator does not have the library CUB"
