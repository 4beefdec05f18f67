// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: nvrtc.h

#error "nvrtc.h: the simulator does not compile kernels at run time"
