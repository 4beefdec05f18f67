// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: qualifiers.h
//
// CUDA's keywords as macros. A function is compiled once and serves both sides, so __global__,
// __device__ and __host__ mean nothing to the compiler and __CUDA_ARCH__ stays undefined. Variables
// in a memory space need more than a macro can do: the lowering tool rewrites them, and what it has
// not rewritten stops the compiler here.

#ifndef COMMON_SIMT_INCLUDE_SIMT_QUALIFIERS_H_
#define COMMON_SIMT_INCLUDE_SIMT_QUALIFIERS_H_

#define __CUDACC__ 1
#define __CUDACC_VER_MAJOR__ 12
#define __CUDACC_VER_MINOR__ 6
#define __CUDACC_VER_BUILD__ 0
#define __CUDACC_EXTENDED_LAMBDA__ 1
#define __CUDACC_RELAXED_CONSTEXPR__ 1
#define CUDART_VERSION 12060
#define CUDA_VERSION 12060

// Tells the simulator from nvcc, where a program must know.
#define SIMT_SIMULATOR 1

// Where a kernel calls access hooks it stays a function of its own: inlined into its launch it
// would share the registers with it, and the builtin variables could be kept too long
// (simt/indices.h).
#ifdef __SANITIZE_THREAD__
#define __global__ __attribute__((noinline))
#else
#define __global__
#endif
#define __device__
#define __host__
#define __launch_bounds__(...)
#define __maxnreg__(...)
#define __grid_constant__
#define __forceinline__ __inline__ __attribute__((always_inline))
#define __noinline__ __attribute__((noinline))
#define __align__(bytes) __attribute__((aligned(bytes)))
#define CUDARTAPI
#define CUDART_CB

// (The lowering tool does not read headers.)
#define __shared__ _Pragma("GCC error \"__shared__ in a header: move it into the .cu file\"")
#define __constant__ _Pragma("GCC error \"__constant__ in a header: move it into the .cu file\"")
#define __managed__ _Pragma("GCC error \"__managed__ in a header: move it into the .cu file\"")
#define __cluster_dims__(...) \
  _Pragma("GCC error \"__cluster_dims__: the simulator runs no thread block clusters\"")

// A function of these headers that becomes part of its caller: a finding names the caller's line,
// and only what the function does to its caller's memory is seen by the checks.
#define SIMT_INLINE inline __attribute__((always_inline, artificial))

#endif  // COMMON_SIMT_INCLUDE_SIMT_QUALIFIERS_H_
