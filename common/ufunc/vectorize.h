// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: vectorize.h
//
// Vectorize makes a universal function of a function of single elements, as NumPy's and Numba's
// @vectorize do: one that takes whole arrays, on one target:
//
//   Cpu       a loop, by Eigen                    common/ufunc/cpu.h
//   Parallel  the same on all cores               common/ufunc/parallel.h
//   Cuda      a kernel, one thread an element     common/ufunc/cuda.h, in a .cu file
//
// Include the target's header; it includes this one.
//
// Example:
//
//   struct Add {
//     template <class T>
//     __host__ __device__ T operator()(T x, T y) const { return x + y; }
//   };
//   const ufunc::Vectorize<ufunc::Cuda, Add, float(float, float), double(double, double)> add;
//
//   absl::StatusOr<ufunc::Array> sum = add(x, 3.0f);       // a new array
//   absl::Status status = add(x, y, ufunc::Out(z));        // into z
//   absl::StatusOr<ufunc::Array> all = add(add(x, y), z);  // an error inside comes out
//
// A function that takes a whole row of an input, NumPy's generalised ufunc, takes a Row. Here its
// signature is "(n)->()":
//
//   struct Sum {
//     __host__ __device__ float operator()(ufunc::Row<float> row) const {
//       float sum = 0;
//       for (std::int64_t i = 0; i < row.size(); ++i) sum += row[i];
//       return sum;
//     }
//   };
//   const ufunc::Vectorize<ufunc::Cuda, Sum, float(ufunc::Row<float>)> sum;  // (4, 3) to (4,)
//
// The contract is NumPy's:
//
//   loops     The types in which the function is compiled. A call takes the loop of exactly its
//             inputs' dtypes, or else the first to which all of them can be cast safely (dtype.h);
//             list them from narrow to wide. Elements are cast as they are loaded.
//   shapes    Inputs broadcast (broadcast.h), 4 axes at most. A Row takes the last axis of its
//             input for itself; rows with the same letter (Row<T, 'm'>) have the same size, and the
//             axes before them broadcast.
//   result    Of the loop's type and the broadcast shape; its axes lie in memory in the order of
//   the
//             inputs'. Or it goes into `out`, which has the broadcast shape and a dtype of the same
//             kind or a higher one; the inputs may be repeated to fill it. `out` may share memory
//             with the inputs: the result is as if it did not.
//   where     On the target Cuda, inputs on the host are copied to the device; numbers go along by
//             value. The result is on the device if any input is, otherwise it is copied to the
//             host; or it is where `out` is. The device may still be at work when a call whose
//             result is on the device returns. Cpu and Parallel take arrays on the host only.
//   errors    InvalidArgumentError for wrong shapes, dtypes or places: what was given and what was
//             asked for. InternalError or ResourceExhaustedError if the device fails.

#ifndef COMMON_UFUNC_VECTORIZE_H_
#define COMMON_UFUNC_VECTORIZE_H_

#include <cstddef>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "common/ufunc/array.h"
#include "common/ufunc/call.h"
#include "common/ufunc/elements.h"

namespace ufunc {

// Marks the array that a call writes its result to.
struct Out {
  explicit Out(Array array_in) : array(std::move(array_in)) {}
  Array array;
};

namespace internal {

template <class Loop>
struct LoopTraits;
template <class Result, class... Parameters>
struct LoopTraits<Result(Parameters...)> {
  static constexpr std::size_t kArity = sizeof...(Parameters);
  static LoopType Type() {
    return {DTypeOf<Result>(), {{Parameter<Parameters>::kDType, Parameter<Parameters>::kCore}...}};
  }
};

template <class F>
std::string NameOfFunction() {
  return NameFromPrettyFunction(__PRETTY_FUNCTION__);
}

}  // namespace internal

template <class Target, class F, class Loop, class... Loops>
class Vectorize {
 public:
  static constexpr std::size_t kArity = internal::LoopTraits<Loop>::kArity;
  static_assert(kArity >= 1, "a ufunc has at least one input");
  static_assert(((internal::LoopTraits<Loops>::kArity == kArity) && ...),
                "all loops of a ufunc take the same number of inputs");

  // `function` is copied into each call; it may hold constants.
  explicit Vectorize(F function = F()) : function_(std::move(function)) {}

  // The result as a new array. Inputs are arrays, numbers, an exercise's spans and matrices, or
  // the results of other calls.
  template <class... Inputs, std::enable_if_t<sizeof...(Inputs) == kArity, int> = 0>
  absl::StatusOr<Array> operator()(const Inputs&... inputs) const {
    return Compute({absl::StatusOr<Array>(inputs)...}, nullptr);
  }

  // The same into `out`, the last argument.
  template <class... InputsAndOut, std::enable_if_t<sizeof...(InputsAndOut) == kArity + 1, int> = 0>
  absl::Status operator()(const InputsAndOut&... inputs_and_out) const {
    return ComputeInto(std::tie(inputs_and_out...), std::make_index_sequence<kArity>());
  }

 private:
  template <class Arguments, std::size_t... kIndex>
  absl::Status ComputeInto(const Arguments& arguments, std::index_sequence<kIndex...>) const {
    static_assert(std::is_same_v<std::decay_t<std::tuple_element_t<kArity, Arguments>>, Out>,
                  "the argument behind the inputs is ufunc::Out(array)");
    return Compute({absl::StatusOr<Array>(std::get<kIndex>(arguments))...},
                   &std::get<kArity>(arguments).array)
        .status();
  }

  absl::StatusOr<Array> Compute(const std::vector<absl::StatusOr<Array>>& inputs,
                                const Array* out) const {
    static const internal::Function description{
        internal::NameOfFunction<F>(),
        Target::kName,
        &Target::memory(),
        {internal::LoopTraits<Loop>::Type(), internal::LoopTraits<Loops>::Type()...}};
    const absl::StatusOr<internal::Call> call = internal::Call::Prepare(description, inputs, out);
    if (!call.ok()) return call.status();
    const absl::Status computed = RunLoop<Loop, Loops...>(*call, 0);
    if (!computed.ok()) return computed;
    return call->Finish();
  }

  template <class First, class... Rest>
  absl::Status RunLoop(const internal::Call& call, std::size_t index) const {
    if constexpr (sizeof...(Rest) > 0) {
      if (call.loop() != index) return RunLoop<Rest...>(call, index + 1);
    }
    return Target::Run(function_, call.elements<kArity>(), static_cast<First*>(nullptr));
  }

  F function_;
};

}  // namespace ufunc

#endif  // COMMON_UFUNC_VECTORIZE_H_
