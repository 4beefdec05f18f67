// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: variable.h
//
// A variable declared __shared__, __device__, __constant__ or __managed__, as the program's own
// code registers it. Every program is compiled with this header: it includes nothing large.

#ifndef COMMON_SIMT_DEVICE_VARIABLE_H_
#define COMMON_SIMT_DEVICE_VARIABLE_H_

#include <cstddef>
#include <cstdint>

namespace simt {

enum class MemoryKind : std::uint8_t {
  kDevice,   // cudaMalloc, cudaMallocPitch, cudaMallocAsync: only the device may touch it
  kManaged,  // cudaMallocManaged and __managed__: both
  kPinned,   // cudaMallocHost, cudaHostAlloc: both, lives on the host
  kDeviceVariable,
  kConstantVariable,  // the device may only read it
  kShared,            // one block's, static or dynamic
};

// A variable of the program's image as its registration (simt/lowered.h) describes it.
struct Variable {
  const void* address;
  std::size_t size;
  MemoryKind kind;
  const char* name;
  std::size_t element_size;
  std::size_t extents[4];  // outermost first, 0-terminated
  int rank;
  Variable* next;
};
void RegisterVariable(Variable* variable);  // called by static constructors; keeps the pointer

}  // namespace simt

#endif  // COMMON_SIMT_DEVICE_VARIABLE_H_
