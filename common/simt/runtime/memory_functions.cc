// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: memory_functions.cc
//
// The program's calls of the C library that simt/memory_functions.h sends here: each announces what
// it reads and writes and then calls the original.

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "common/simt/device/address_space.h"
#include "common/simt/exec/device_api.h"
#include "common/simt/runtime/api_call.h"
#include "common/simt/runtime/crash.h"
#include "common/simt/runtime/host_heap.h"
#include "common/simt/runtime/operands.h"
#include "simt/lowered.h"

namespace simt {
namespace {

// One instruction either reads or writes: a call that does both reads, for the checks, one byte
// earlier. That is still within the call, and so on its line.
void AnnounceRead(const void* memory, std::size_t bytes, std::uintptr_t pc) {
  if (bytes != 0) RangeAccess(memory, bytes, false, pc - 1);
}

void AnnounceWrite(const void* memory, std::size_t bytes, std::uintptr_t pc) {
  if (bytes != 0) RangeAccess(memory, bytes, true, pc);
}

constexpr char kAllocateOnHost[] =
    "allocate the memory on the host with cudaMalloc, and pass it to the kernel";

}  // namespace
}  // namespace simt

void* operator new(std::size_t bytes, simt::InDeviceCode) {
  if (simt::InKernel()) simt::DeviceUnsupported("new", simt::kAllocateOnHost, SIMT_CALLER);
  return ::operator new(bytes);
}

void* operator new[](std::size_t bytes, simt::InDeviceCode) {
  if (simt::InKernel()) simt::DeviceUnsupported("new", simt::kAllocateOnHost, SIMT_CALLER);
  return ::operator new[](bytes);
}

extern "C" {

void* simt_memcpy(void* destination, const void* source, std::size_t bytes) {
  simt::AnnounceRead(source, bytes, SIMT_CALLER);
  simt::AnnounceWrite(destination, bytes, SIMT_CALLER);
  return std::memcpy(destination, source, bytes);
}

void* simt_memmove(void* destination, const void* source, std::size_t bytes) {
  simt::AnnounceRead(source, bytes, SIMT_CALLER);
  simt::AnnounceWrite(destination, bytes, SIMT_CALLER);
  return std::memmove(destination, source, bytes);
}

void* simt_memset(void* destination, int value, std::size_t bytes) {
  simt::AnnounceWrite(destination, bytes, SIMT_CALLER);
  return std::memset(destination, value, bytes);
}

int simt_memcmp(const void* a, const void* b, std::size_t bytes) {
  simt::AnnounceRead(a, bytes, SIMT_CALLER);
  simt::AnnounceRead(b, bytes, SIMT_CALLER);
  return std::memcmp(a, b, bytes);
}

double simt_frexp(double x, int* exponent) {
  simt::AnnounceWrite(exponent, sizeof(*exponent), SIMT_CALLER);
  return std::frexp(x, exponent);
}

float simt_frexpf(float x, int* exponent) {
  simt::AnnounceWrite(exponent, sizeof(*exponent), SIMT_CALLER);
  return std::frexp(x, exponent);
}

double simt_modf(double x, double* whole) {
  simt::AnnounceWrite(whole, sizeof(*whole), SIMT_CALLER);
  return std::modf(x, whole);
}

float simt_modff(float x, float* whole) {
  simt::AnnounceWrite(whole, sizeof(*whole), SIMT_CALLER);
  return std::modf(x, whole);
}

double simt_remquo(double x, double y, int* quotient) {
  simt::AnnounceWrite(quotient, sizeof(*quotient), SIMT_CALLER);
  return std::remquo(x, y, quotient);
}

float simt_remquof(float x, float y, int* quotient) {
  simt::AnnounceWrite(quotient, sizeof(*quotient), SIMT_CALLER);
  return std::remquo(x, y, quotient);
}

void simt_sincos(double x, double* sine, double* cosine) {
  simt::AnnounceWrite(sine, sizeof(*sine), SIMT_CALLER);
  simt::AnnounceWrite(cosine, sizeof(*cosine), SIMT_CALLER);
  *sine = std::sin(x);
  *cosine = std::cos(x);
}

void simt_sincosf(float x, float* sine, float* cosine) {
  simt::AnnounceWrite(sine, sizeof(*sine), SIMT_CALLER);
  simt::AnnounceWrite(cosine, sizeof(*cosine), SIMT_CALLER);
  *sine = std::sin(x);
  *cosine = std::cos(x);
}

void* simt_malloc(std::size_t bytes) {
  if (simt::InKernel()) {
    simt::DeviceUnsupported("malloc", simt::kAllocateOnHost, SIMT_CALLER);
  }
  void* block = std::malloc(bytes);
  simt::NoteHostBlock(block, bytes, SIMT_CALLER);
  return block;
}

void* simt_calloc(std::size_t count, std::size_t bytes) {
  void* block = std::calloc(count, bytes);
  simt::NoteHostBlock(block, count * bytes, SIMT_CALLER);
  return block;
}

void* simt_realloc(void* pointer, std::size_t bytes) {
  simt::ForgetHostBlock(pointer);
  void* block = std::realloc(pointer, bytes);
  simt::NoteHostBlock(block, bytes, SIMT_CALLER);
  return block;
}

void* simt_aligned_alloc(std::size_t alignment, std::size_t bytes) {
  void* block = std::aligned_alloc(alignment, bytes);
  simt::NoteHostBlock(block, bytes, SIMT_CALLER);
  return block;
}

void simt_free(void* pointer) {
  const std::uintptr_t address = simt::AddressOf(pointer);
  if (simt::InKernel()) {
    if (pointer == nullptr) return;
    simt::DeviceUnsupported("free", simt::kAllocateOnHost, SIMT_CALLER);
  }
  if (address < simt::kDeviceBegin || address >= simt::kDeviceEnd) {
    simt::ForgetHostBlock(pointer);
    std::free(pointer);
    return;
  }
  const simt::ApiCall call("free", SIMT_CALLER);
  call.Report(simt::FindingKind::kInvalidFree, "free was given a pointer to device memory",
              "a device pointer", "free memory from cudaMalloc with cudaFree");
}

[[noreturn]] void simt_assert_fail(const char* expression, const char* file, unsigned line,
                                   const char* function) {
  if (simt::InKernel()) {
    simt::DeviceAssertFailed(expression, {file, static_cast<int>(line)}, function);
  }
  std::fflush(stdout);
  std::fprintf(stderr, "%s:%u: %s: Assertion `%s' failed.\n", file, line, function, expression);
  simt::ReportAbort("an assertion of the host code failed", SIMT_CALLER);
  std::abort();
}

}  // extern "C"
