// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: cuda_runtime.h
//
// CUDA C++ without a GPU: what `#include <cuda_runtime.h>` finds when a program is compiled for the
// simulator. The lowering tool puts it before the first line of every .cu file, as nvcc does. There
// is one compilation for host and device, so __CUDACC__ is defined and __CUDA_ARCH__ is not.

#ifndef COMMON_SIMT_INCLUDE_CUDA_RUNTIME_H_
#define COMMON_SIMT_INCLUDE_CUDA_RUNTIME_H_

#include "simt/memory_functions.h"  // before the C library's own declarations

// What nvcc's own header brings along.
#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <cmath>
#include <cstdlib>
#include <new>
#include <utility>

#include "simt/access_hooks.h"
#include "simt/atomics.h"
#include "simt/caches.h"
#include "simt/dpx.h"
#include "simt/float_intrinsics.h"
#include "simt/indices.h"
#include "simt/integer_intrinsics.h"
#include "simt/launches.h"
#include "simt/lowered.h"
#include "simt/math_api.h"
#include "simt/object_sizes.h"
#include "simt/qualifiers.h"
#include "simt/runtime_api.h"
#include "simt/runtime_types.h"
#include "simt/simd_intrinsics.h"
#include "simt/synchronization.h"
#include "simt/unsupported.h"
#include "simt/vectors.h"
#include "simt/warp.h"

// Makes the linker take in the simulator's beginning and end (runtime/session.cc).
extern "C" const char simt_session;
namespace simt {
[[gnu::used]] static const char* const needs_session = &simt_session;
}  // namespace simt

#endif  // COMMON_SIMT_INCLUDE_CUDA_RUNTIME_H_
