// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: host_device.h
//
// WORKBOOK_HOST_DEVICE marks a small inline function that kernels and host code share. A plain C++
// compiler, which knows no `__device__`, sees an ordinary inline function, so that the same headers
// serve a `.cu` file (nvcc or the simulator) and a `.cc` file.

#ifndef COMMON_CUDA_HOST_DEVICE_H_
#define COMMON_CUDA_HOST_DEVICE_H_

#if defined(__CUDACC__)
#define WORKBOOK_HOST_DEVICE __host__ __device__ __forceinline__
#else
#define WORKBOOK_HOST_DEVICE __attribute__((always_inline)) inline
#endif

#endif  // COMMON_CUDA_HOST_DEVICE_H_
