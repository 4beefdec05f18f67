// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: signature.h
//
// The schema of an exercise's call, derived from the type of its function. Both sides derive it
// from the same header, so they agree without exchanging it.
//
// Example:
//
//   void Hypot(DeviceSpan<const float> x, DeviceSpan<const float> y, DeviceSpan<float> out);
//   Signature<decltype(Hypot)>::kParameters
//   // {kVector, input, kFloat}, {kVector, input, kFloat}, {kVector, output, kFloat}
//
// A function that returns a number has one parameter more: a scalar output, the last. One that
// returns an absl::Status has not: an error is a verdict.

#ifndef COMMON_GRADE_WIRE_SIGNATURE_H_
#define COMMON_GRADE_WIRE_SIGNATURE_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "common/cuda/device_matrix.h"
#include "common/cuda/device_span.h"
#include "common/cuda/host_span.h"
#include "common/grade/wire/element.h"

namespace grade::wire {

enum class Shape : std::uint32_t { kScalar, kVector, kMatrix };

struct Parameter {
  Shape shape;
  bool writable;  // the submission may write it; a scalar: it is the function's result
  ElementType element;
  bool on_host = false;  // of an array: it lies in the host's memory
};

inline bool operator==(const Parameter& a, const Parameter& b) {
  return a.shape == b.shape && a.writable == b.writable && a.element == b.element &&
         a.on_host == b.on_host;
}

template <class T>
struct ParameterOf {
  using Element = std::remove_cv_t<T>;
  static constexpr Parameter kValue{Shape::kScalar, false, ElementTypeOf<T>()};
};
template <class T>
struct ParameterOf<workbook::DeviceSpan<T>> {
  using Element = std::remove_cv_t<T>;
  static constexpr Parameter kValue{Shape::kVector, !std::is_const_v<T>, ElementTypeOf<T>()};
};
template <class T>
struct ParameterOf<workbook::DeviceMatrix<T>> {
  using Element = std::remove_cv_t<T>;
  static constexpr Parameter kValue{Shape::kMatrix, !std::is_const_v<T>, ElementTypeOf<T>()};
};

template <class T>
struct ParameterOf<workbook::HostSpan<T>> {
  using Element = std::remove_cv_t<T>;
  static constexpr Parameter kValue{Shape::kVector, !std::is_const_v<T>, ElementTypeOf<T>(),
                                    /*on_host=*/true};
};

template <class Function>
struct Signature;
template <class... Parameters>
struct Signature<void(Parameters...)> {
  static constexpr bool kReturnsNumber = false;
  static constexpr std::size_t kCount = sizeof...(Parameters);
  static constexpr std::array<Parameter, kCount> kParameters = {
      ParameterOf<std::decay_t<Parameters>>::kValue...};
};
template <class Result, class... Parameters>
struct NumberSignature {
  static constexpr bool kReturnsNumber = true;
  static constexpr std::size_t kCount = sizeof...(Parameters) + 1;
  static constexpr std::array<Parameter, kCount> kParameters = {
      ParameterOf<std::decay_t<Parameters>>::kValue...,
      Parameter{Shape::kScalar, /*writable=*/true, ElementTypeOf<Result>()}};
};
// Anything else that is returned is an absl::Status.
template <class Result, class... Parameters>
struct Signature<Result(Parameters...)>
    : std::conditional_t<std::is_arithmetic_v<Result>, NumberSignature<Result, Parameters...>,
                         Signature<void(Parameters...)>> {};

}  // namespace grade::wire

#endif  // COMMON_GRADE_WIRE_SIGNATURE_H_
