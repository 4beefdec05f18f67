// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: cpu.h
//
// The target Cpu: one core, by Eigen. Not for .cu files, where Eigen does not belong.

#ifndef COMMON_UFUNC_CPU_H_
#define COMMON_UFUNC_CPU_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <tuple>
#include <utility>

#include "Eigen/Core"
#include "absl/status/status.h"
#include "common/ufunc/elements.h"
#include "common/ufunc/vectorize.h"

namespace ufunc {

namespace internal {

// The elements from `place` on along axis 0, as Eigen sees them.
template <class T>
using Run = Eigen::Map<Eigen::Array<T, Eigen::Dynamic, 1>, Eigen::Unaligned, Eigen::InnerStride<>>;

template <class T>
Run<T> RunAt(const Operand& operand, const Place& place, std::int64_t count) {
  return Run<T>(reinterpret_cast<T*>(AddressAt(operand, place)), count,
                Eigen::InnerStride<>(operand.strides[0] / static_cast<std::int64_t>(sizeof(T))));
}

// A loop of a function: the elements one after another, whatever their types and strides, and by
// Eigen if nothing has to be cast.
template <class F, class Result, class... Parameters>
class HostLoop {
 public:
  static constexpr int kInputs = sizeof...(Parameters);

  HostLoop(const F& function, const Elements<kInputs>& elements)
      : function_(function), elements_(elements) {}

  // Computes the elements from `begin` to before `end`.
  void Compute(std::int64_t begin, std::int64_t end) const {
    const bool direct = IsDirect(std::index_sequence_for<Parameters...>());
    for (std::int64_t i = begin; i < end;) {
      const std::int64_t count = std::min(end - i, elements_.shape[0] - i % elements_.shape[0]);
      const Place place = PlaceOf(elements_, i);
      if (direct) {
        ComputeByEigen(place, count, std::index_sequence_for<Parameters...>());
      } else {
        ComputeOneByOne(place, count, std::index_sequence_for<Parameters...>());
      }
      i += count;
    }
  }

 private:
  template <std::size_t... kIndex>
  bool IsDirect(std::index_sequence<kIndex...>) const {
    return elements_.out.dtype == DTypeOf<Result>() &&
           ((Parameter<Parameters>::kCore == '\0' &&
             elements_.inputs[kIndex].dtype == Parameter<Parameters>::kDType) &&
            ...);
  }

  template <std::size_t... kIndex>
  void ComputeByEigen(const Place& place, std::int64_t count,
                      std::index_sequence<kIndex...>) const {
    if constexpr (((Parameter<Parameters>::kCore == '\0') && ...)) {
      const std::tuple inputs(RunAt<Parameters>(elements_.inputs[kIndex], place, count)...);
      RunAt<Result>(elements_.out, place, count) =
          Eigen::Array<Result, Eigen::Dynamic, 1>::NullaryExpr(count, [&](Eigen::Index i) {
            return static_cast<Result>(function_(std::get<kIndex>(inputs).coeff(i)...));
          });
    }
  }

  template <std::size_t... kIndex>
  void ComputeOneByOne(Place place, std::int64_t count, std::index_sequence<kIndex...>) const {
    for (std::int64_t i = 0; i < count; ++i, ++place.index[0]) {
      const auto value = static_cast<Result>(
          function_(Parameter<Parameters>::At(elements_.inputs[kIndex], place)...));
      Store(value, AddressAt(elements_.out, place), elements_.out.dtype);
    }
  }

  const F& function_;
  const Elements<kInputs>& elements_;
};

}  // namespace internal

struct Cpu {
  static constexpr const char* kName = "cpu";
  static const internal::Memory& memory() { return internal::HostMemory(); }

  template <class F, class Result, class... Parameters>
  static absl::Status Run(const F& function,
                          const internal::Elements<sizeof...(Parameters)>& elements,
                          Result (*)(Parameters...)) {
    internal::HostLoop<F, Result, Parameters...>(function, elements).Compute(0, elements.size);
    return absl::OkStatus();
  }
};

}  // namespace ufunc

#endif  // COMMON_UFUNC_CPU_H_
