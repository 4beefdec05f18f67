// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: device_vector.h

#error "thrust/device_vector.h: the simulator does not have the library Thrust"
