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
#include "common/simt/report/finding.h"
#include "common/simt/runtime/api_call.h"
#include "common/simt/runtime/crash.h"
#include "common/simt/runtime/operands.h"
#include "simt/indices.h"

namespace simt {
namespace {

// One instruction either reads or writes: a call that does both reads, for the checks, one byte
// earlier. That is still within the call, and so on its line.
void Reads(const void* memory, std::size_t bytes, std::uintptr_t pc) {
  if (bytes != 0) RangeAccess(memory, bytes, false, pc - 1);
}

void Writes(const void* memory, std::size_t bytes, std::uintptr_t pc) {
  if (bytes != 0) RangeAccess(memory, bytes, true, pc);
}

void ReportUnsupportedInKernel(const char* function, std::uintptr_t pc) {
  Finding finding;
  finding.kind = FindingKind::kUnsupported;
  finding.summary = std::string("a kernel calls ") + function + ", which the simulator does not do";
  finding.advice = "allocate the memory on the host with cudaMalloc and pass it to the kernel";
  finding.where.pc = pc;
  finding.where.action = function;
  finding.where.on_device = true;
  finding.where.block = {blockIdx.x, blockIdx.y, blockIdx.z};
  finding.where.thread = {threadIdx.x, threadIdx.y, threadIdx.z};
  Report(std::move(finding));
}

}  // namespace
}  // namespace simt

extern "C" {

void* simt_memcpy(void* destination, const void* source, std::size_t bytes) {
  simt::Reads(source, bytes, SIMT_CALLER);
  simt::Writes(destination, bytes, SIMT_CALLER);
  return std::memcpy(destination, source, bytes);
}

void* simt_memmove(void* destination, const void* source, std::size_t bytes) {
  simt::Reads(source, bytes, SIMT_CALLER);
  simt::Writes(destination, bytes, SIMT_CALLER);
  return std::memmove(destination, source, bytes);
}

void* simt_memset(void* destination, int value, std::size_t bytes) {
  simt::Writes(destination, bytes, SIMT_CALLER);
  return std::memset(destination, value, bytes);
}

int simt_memcmp(const void* a, const void* b, std::size_t bytes) {
  simt::Reads(a, bytes, SIMT_CALLER);
  simt::Reads(b, bytes, SIMT_CALLER);
  return std::memcmp(a, b, bytes);
}

double simt_frexp(double x, int* exponent) {
  simt::Writes(exponent, sizeof(*exponent), SIMT_CALLER);
  return std::frexp(x, exponent);
}

float simt_frexpf(float x, int* exponent) {
  simt::Writes(exponent, sizeof(*exponent), SIMT_CALLER);
  return std::frexp(x, exponent);
}

double simt_modf(double x, double* whole) {
  simt::Writes(whole, sizeof(*whole), SIMT_CALLER);
  return std::modf(x, whole);
}

float simt_modff(float x, float* whole) {
  simt::Writes(whole, sizeof(*whole), SIMT_CALLER);
  return std::modf(x, whole);
}

double simt_remquo(double x, double y, int* quotient) {
  simt::Writes(quotient, sizeof(*quotient), SIMT_CALLER);
  return std::remquo(x, y, quotient);
}

float simt_remquof(float x, float y, int* quotient) {
  simt::Writes(quotient, sizeof(*quotient), SIMT_CALLER);
  return std::remquo(x, y, quotient);
}

void simt_sincos(double x, double* sine, double* cosine) {
  simt::Writes(sine, sizeof(*sine), SIMT_CALLER);
  simt::Writes(cosine, sizeof(*cosine), SIMT_CALLER);
  *sine = std::sin(x);
  *cosine = std::cos(x);
}

void simt_sincosf(float x, float* sine, float* cosine) {
  simt::Writes(sine, sizeof(*sine), SIMT_CALLER);
  simt::Writes(cosine, sizeof(*cosine), SIMT_CALLER);
  *sine = std::sin(x);
  *cosine = std::cos(x);
}

// A kernel's malloc returns a null pointer, as on a GPU whose heap is exhausted.
void* simt_malloc(std::size_t bytes) {
  if (!simt::InKernel()) return std::malloc(bytes);
  simt::ReportUnsupportedInKernel("malloc", SIMT_CALLER);
  return nullptr;
}

void simt_free(void* pointer) {
  const std::uintptr_t address = simt::AddressOf(pointer);
  if (simt::InKernel()) {
    if (pointer != nullptr) simt::ReportUnsupportedInKernel("free", SIMT_CALLER);
    return;
  }
  if (address < simt::kDeviceBegin || address >= simt::kDeviceEnd) {
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
