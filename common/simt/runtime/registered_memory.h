// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: registered_memory.h
//
// Memory of the host that the program has page-locked after its allocation.

#ifndef COMMON_SIMT_RUNTIME_REGISTERED_MEMORY_H_
#define COMMON_SIMT_RUNTIME_REGISTERED_MEMORY_H_

namespace simt {

// True if `pointer` is in a range given to cudaHostRegister and not yet to cudaHostUnregister.
bool IsRegistered(const void* pointer);

}  // namespace simt

#endif  // COMMON_SIMT_RUNTIME_REGISTERED_MEMORY_H_
