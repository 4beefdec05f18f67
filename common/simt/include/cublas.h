// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: cublas.h

#error "cublas.h: the simulator does not have the library cuBLAS"
