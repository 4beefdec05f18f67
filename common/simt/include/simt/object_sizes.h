// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: object_sizes.h
//
// Copies tell the simulator how large their host operands are, where the compiler knows: for local
// and global arrays. (It knows the most that can be behind a pointer, so that nothing right is ever
// found wrong.) Blocks of the heap are known at run time.

#ifndef COMMON_SIMT_INCLUDE_SIMT_OBJECT_SIZES_H_
#define COMMON_SIMT_INCLUDE_SIMT_OBJECT_SIZES_H_

#include "simt/runtime_api.h"

#define SIMT_UNKNOWN_SIZE static_cast<size_t>(-1)

extern "C" {

// Announces the sizes, from these pointers on, of the operands of the runtime API's next call.
void simt_know_sizes(const void* first, size_t first_bytes, const void* second,
                     size_t second_bytes);

// The functions themselves, under a name that the definitions below do not take.
cudaError_t simt_memcpy_api(void* destination, const void* source, size_t bytes,
                            cudaMemcpyKind kind) __asm__("cudaMemcpy");
cudaError_t simt_memcpy_async_api(void* destination, const void* source, size_t bytes,
                                  cudaMemcpyKind kind,
                                  cudaStream_t stream) __asm__("cudaMemcpyAsync");
cudaError_t simt_memcpy_2d_api(void* destination, size_t destination_pitch, const void* source,
                               size_t source_pitch, size_t width, size_t height,
                               cudaMemcpyKind kind) __asm__("cudaMemcpy2D");
cudaError_t simt_memcpy_to_symbol_api(const void* symbol, const void* source, size_t bytes,
                                      size_t offset,
                                      cudaMemcpyKind kind) __asm__("cudaMemcpyToSymbol");
cudaError_t simt_memcpy_from_symbol_api(void* destination, const void* symbol, size_t bytes,
                                        size_t offset,
                                        cudaMemcpyKind kind) __asm__("cudaMemcpyFromSymbol");

}  // extern "C"

#define SIMT_KNOW_SIZES(first, second)                                       \
  do {                                                                       \
    const size_t simt_first = __builtin_object_size(first, 0);               \
    const size_t simt_second = __builtin_object_size(second, 0);             \
    if (simt_first != SIMT_UNKNOWN_SIZE || simt_second != SIMT_UNKNOWN_SIZE) \
      simt_know_sizes(first, simt_first, second, simt_second);               \
  } while (false)

#define SIMT_KNOWS_SIZES inline __attribute__((gnu_inline, always_inline, artificial))

extern "C" {

SIMT_KNOWS_SIZES cudaError_t cudaMemcpy(void* destination, const void* source, size_t bytes,
                                        cudaMemcpyKind kind) {
  SIMT_KNOW_SIZES(destination, source);
  return simt_memcpy_api(destination, source, bytes, kind);
}
SIMT_KNOWS_SIZES cudaError_t cudaMemcpyAsync(void* destination, const void* source, size_t bytes,
                                             cudaMemcpyKind kind, cudaStream_t stream) {
  SIMT_KNOW_SIZES(destination, source);
  return simt_memcpy_async_api(destination, source, bytes, kind, stream);
}
SIMT_KNOWS_SIZES cudaError_t cudaMemcpy2D(void* destination, size_t destination_pitch,
                                          const void* source, size_t source_pitch, size_t width,
                                          size_t height, cudaMemcpyKind kind) {
  SIMT_KNOW_SIZES(destination, source);
  return simt_memcpy_2d_api(destination, destination_pitch, source, source_pitch, width, height,
                            kind);
}
SIMT_KNOWS_SIZES cudaError_t cudaMemcpyToSymbol(const void* symbol, const void* source,
                                                size_t bytes, size_t offset, cudaMemcpyKind kind) {
  SIMT_KNOW_SIZES(source, source);
  return simt_memcpy_to_symbol_api(symbol, source, bytes, offset, kind);
}
SIMT_KNOWS_SIZES cudaError_t cudaMemcpyFromSymbol(void* destination, const void* symbol,
                                                  size_t bytes, size_t offset,
                                                  cudaMemcpyKind kind) {
  SIMT_KNOW_SIZES(destination, destination);
  return simt_memcpy_from_symbol_api(destination, symbol, bytes, offset, kind);
}

}  // extern "C"

#undef SIMT_KNOWS_SIZES
#undef SIMT_KNOW_SIZES

#endif  // COMMON_SIMT_INCLUDE_SIMT_OBJECT_SIZES_H_
