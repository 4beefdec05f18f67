// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: sm_20_intrinsics.h
//
// The part of cuda_runtime.h that programs include by this name.

#ifndef COMMON_SIMT_INCLUDE_SM_20_INTRINSICS_H_
#define COMMON_SIMT_INCLUDE_SM_20_INTRINSICS_H_

#include "cuda_runtime.h"

#endif  // COMMON_SIMT_INCLUDE_SM_20_INTRINSICS_H_
