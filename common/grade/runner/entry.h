// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: entry.h
//
// Connects a submission's function with the runner's main(). The exercise's build rule generates
// one file that says
//
//   #include "modules/01_intro_ufuncs/hypot/hypot.h"
//   #include "common/grade/runner/entry.h"
//   GRADE_ENTRY(Hypot)

#ifndef COMMON_GRADE_RUNNER_ENTRY_H_
#define COMMON_GRADE_RUNNER_ENTRY_H_

#include <cstddef>
#include <cstring>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>

#include "common/grade/wire/signature.h"

namespace grade::runner {

// An argument as the runner holds it: where its bytes are, on the device for arrays of the device
// and on the host for arrays of the host and for scalars.
struct BoundArgument {
  void* data = nullptr;
  std::size_t rows = 1, columns = 1;
};

// Thrown by a call whose function returned a status that is not OK.
struct ReturnedError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// The submission's function, whatever its type.
struct Entry {
  const wire::Parameter* parameters;
  std::size_t count;
  void (*call)(const BoundArgument* arguments);
};

// Defined by GRADE_ENTRY.
extern const Entry kEntry;

template <class Type>
struct Unbind {  // a scalar
  static Type From(const BoundArgument& argument) {
    Type value;
    std::memcpy(&value, argument.data, sizeof(value));
    return value;
  }
};
template <class T>
struct Unbind<workbook::DeviceSpan<T>> {
  static workbook::DeviceSpan<T> From(const BoundArgument& argument) {
    return {static_cast<T*>(argument.data), argument.rows * argument.columns};
  }
};
template <class T>
struct Unbind<workbook::DeviceMatrix<T>> {
  static workbook::DeviceMatrix<T> From(const BoundArgument& argument) {
    return {static_cast<T*>(argument.data), static_cast<int>(argument.rows),
            static_cast<int>(argument.columns)};
  }
};

template <class T>
struct Unbind<workbook::HostSpan<T>> {
  static workbook::HostSpan<T> From(const BoundArgument& argument) {
    return {static_cast<T*>(argument.data), argument.rows * argument.columns};
  }
};

template <class Function, Function* function>
struct Caller;
template <class Result, class... Parameters, Result (*function)(Parameters...)>
struct Caller<Result(Parameters...), function> {
  using Signature = wire::Signature<Result(Parameters...)>;
  static void Call(const BoundArgument* arguments) {
    CallWith(arguments, std::index_sequence_for<Parameters...>());
  }
  template <std::size_t... kIndex>
  static void CallWith([[maybe_unused]] const BoundArgument* arguments,
                       std::index_sequence<kIndex...>) {
    if constexpr (std::is_void_v<Result>) {
      function(Unbind<std::decay_t<Parameters>>::From(arguments[kIndex])...);
    } else if constexpr (!Signature::kReturnsNumber) {  // an absl::Status
      const Result status = function(Unbind<std::decay_t<Parameters>>::From(arguments[kIndex])...);
      if (!status.ok()) throw ReturnedError(std::string(status.message()));
    } else {
      const Result result = function(Unbind<std::decay_t<Parameters>>::From(arguments[kIndex])...);
      std::memcpy(arguments[sizeof...(Parameters)].data, &result, sizeof(result));
    }
  }
  static constexpr Entry kEntry{Signature::kParameters.data(), Signature::kCount, &Call};
};

}  // namespace grade::runner

#define GRADE_ENTRY(function)                          \
  const ::grade::runner::Entry grade::runner::kEntry = \
      ::grade::runner::Caller<decltype(function), &function>::kEntry;

#endif  // COMMON_GRADE_RUNNER_ENTRY_H_
