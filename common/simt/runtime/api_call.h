// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: api_call.h
//
// What every function of the runtime API begins and ends with: the call's name and place, for
// findings and for the crash handler, and the device's errors, which it may have to return instead.

#ifndef COMMON_SIMT_RUNTIME_API_CALL_H_
#define COMMON_SIMT_RUNTIME_API_CALL_H_

#include <cstdint>
#include <optional>
#include <string>

#include "common/simt/report/finding.h"
#include "simt/errors.h"

namespace simt {

// Where the program calls the function that uses this.
#define SIMT_CALLER reinterpret_cast<std::uintptr_t>(__builtin_return_address(0))

class ApiCall {
 public:
  // A synchronous call waits for the device: it finds out that a kernel failed.
  enum class Kind { kAsynchronous, kSynchronous };

  ApiCall(const char* name, std::uintptr_t pc, Kind kind = Kind::kAsynchronous);
  ~ApiCall();
  ApiCall(const ApiCall&) = delete;
  ApiCall& operator=(const ApiCall&) = delete;

  const char* name() const { return name_; }
  std::uintptr_t pc() const { return pc_; }

  // Not cudaSuccess if the device is lost to an earlier kernel's failure: the call must do nothing
  // and return this.
  cudaError_t device_error() const { return device_error_; }

  // Records `error` as the last error, unless it is a success, and returns it.
  cudaError_t Return(cudaError_t error) const;

  // Reports a mistake made by this call. `other` is where the memory in question was allocated or
  // freed.
  void Report(FindingKind kind, std::string summary, std::string object, std::string advice,
              std::optional<Place> other = std::nullopt) const;

  // The call in execution; null if none.
  static const ApiCall* Current();

 private:
  const char* const name_;
  const std::uintptr_t pc_;
  const ApiCall* const outer_;
  cudaError_t device_error_;
};

// Begins a function of the runtime API that returns a cudaError_t.
#define SIMT_API_CALL(kind)                                                 \
  const ::simt::ApiCall call(__func__, SIMT_CALLER, ::simt::ApiCall::kind); \
  if (call.device_error() != cudaSuccess) return call.device_error()

}  // namespace simt

#endif  // COMMON_SIMT_RUNTIME_API_CALL_H_
