// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: memory_functions.h
//
// Functions of the C library that read or write their caller's memory. The compiler instruments the
// program but not the library, so these declarations, which must come before the library's own,
// give each of them another name at link time: runtime/memory_functions.cc announces the access and
// then calls the original. Calls that the compiler expands in place are instrumented there.

#ifndef COMMON_SIMT_INCLUDE_SIMT_MEMORY_FUNCTIONS_H_
#define COMMON_SIMT_INCLUDE_SIMT_MEMORY_FUNCTIONS_H_

#include <stddef.h>

extern "C" {
void* simt_memcpy(void* destination, const void* source, size_t bytes) noexcept;
void* simt_memmove(void* destination, const void* source, size_t bytes) noexcept;
void* simt_memset(void* destination, int value, size_t bytes) noexcept;
int simt_memcmp(const void* a, const void* b, size_t bytes) noexcept;

void* memcpy(void* destination, const void* source, size_t bytes) noexcept __asm__("simt_memcpy");
void* memmove(void* destination, const void* source, size_t bytes) noexcept __asm__("simt_memmove");
void* memset(void* destination, int value, size_t bytes) noexcept __asm__("simt_memset");
int memcmp(const void* a, const void* b, size_t bytes) noexcept __asm__("simt_memcmp");

// The compiler turns a copy of 1, 2, 4, 8 or 16 bytes into an instrumented load and store; other
// constant sizes it would expand without instrumentation, were they not calls of another function.
#define SIMT_IS_ONE_ACCESS(bytes) \
  (__builtin_constant_p(bytes) && (bytes) <= 16 && ((bytes) & ((bytes)-1)) == 0)
#define SIMT_REPLACES_LIBRARY inline __attribute__((gnu_inline, always_inline, artificial))
SIMT_REPLACES_LIBRARY void* memcpy(void* destination, const void* source, size_t bytes) noexcept {
  return SIMT_IS_ONE_ACCESS(bytes) ? __builtin_memcpy(destination, source, bytes)
                                   : simt_memcpy(destination, source, bytes);
}
SIMT_REPLACES_LIBRARY void* memmove(void* destination, const void* source, size_t bytes) noexcept {
  return SIMT_IS_ONE_ACCESS(bytes) ? __builtin_memmove(destination, source, bytes)
                                   : simt_memmove(destination, source, bytes);
}
SIMT_REPLACES_LIBRARY void* memset(void* destination, int value, size_t bytes) noexcept {
  return simt_memset(destination, value, bytes);
}
SIMT_REPLACES_LIBRARY int memcmp(const void* a, const void* b, size_t bytes) noexcept {
  return simt_memcmp(a, b, bytes);
}
#undef SIMT_REPLACES_LIBRARY
#undef SIMT_IS_ONE_ACCESS

double frexp(double x, int* exponent) noexcept __asm__("simt_frexp");
float frexpf(float x, int* exponent) noexcept __asm__("simt_frexpf");
double modf(double x, double* whole) noexcept __asm__("simt_modf");
float modff(float x, float* whole) noexcept __asm__("simt_modff");
double remquo(double x, double y, int* quotient) noexcept __asm__("simt_remquo");
float remquof(float x, float y, int* quotient) noexcept __asm__("simt_remquof");
void sincos(double x, double* sine, double* cosine) noexcept __asm__("simt_sincos");
void sincosf(float x, float* sine, float* cosine) noexcept __asm__("simt_sincosf");

// These mean something else in a kernel, or on device memory, and tell the simulator the sizes of
// the host's blocks.
void* malloc(size_t bytes) noexcept __asm__("simt_malloc");
void* calloc(size_t count, size_t bytes) noexcept __asm__("simt_calloc");
void* realloc(void* pointer, size_t bytes) noexcept __asm__("simt_realloc");
void* aligned_alloc(size_t alignment, size_t bytes) noexcept __asm__("simt_aligned_alloc");
void free(void* pointer) noexcept __asm__("simt_free");
long clock() noexcept __asm__("simt_clock");
[[noreturn]] void __assert_fail(const char* expression, const char* file, unsigned line,
                                const char* function) noexcept __asm__("simt_assert_fail");
}

#endif  // COMMON_SIMT_INCLUDE_SIMT_MEMORY_FUNCTIONS_H_
