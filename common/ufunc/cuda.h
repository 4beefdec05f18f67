// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: cuda.h
//
// The target Cuda: a kernel, one thread an element. For .cu files, which nvcc or the simulator
// compiles. The function's operator() is __device__ or __host__ __device__.
//
// There are two kernels. Where every operand either has its elements side by side, in one order for
// all, or is a single number, an element's number is all that a thread needs to find it. Otherwise
// it finds the element's place along up to four axes by division. In both, neighbouring threads
// take neighbouring elements, so that a warp loads and stores whole sectors; from a row that is
// repeated too, and from a column that is repeated all its threads load the same element.

#ifndef COMMON_UFUNC_CUDA_H_
#define COMMON_UFUNC_CUDA_H_

#include <cuda_runtime.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>

#include "absl/status/status.h"
#include "common/ufunc/device.h"
#include "common/ufunc/elements.h"
#include "common/ufunc/vectorize.h"

namespace ufunc {

namespace internal {

// An operand whose elements lie side by side (stride 1), or are all one (stride 0).
template <class T>
struct Flat {
  const T* data;  // null: `value` is the element
  std::int64_t stride;
  T value;

  __device__ __forceinline__ T operator[](std::int64_t i) const {
    return data == nullptr ? value : data[i * stride];
  }
};

template <class F, class Result, class... Parameters>
__global__ void FlatKernel(F function, std::int64_t size, Result* out, Flat<Parameters>... inputs) {
  const std::int64_t step = std::int64_t{gridDim.x} * blockDim.x;
  for (std::int64_t i = std::int64_t{blockIdx.x} * blockDim.x + threadIdx.x; i < size; i += step) {
    out[i] = static_cast<Result>(function(inputs[i]...));
  }
}

template <class F, class Result, class... Parameters>
struct StridedLoop {
  using OfElements = Elements<sizeof...(Parameters)>;

  template <std::size_t... kIndex>
  static __device__ __forceinline__ void Compute(const F& function, const OfElements& elements,
                                                 std::int64_t i, std::index_sequence<kIndex...>) {
    const Place place = PlaceOf(elements, i);
    const auto value =
        static_cast<Result>(function(Parameter<Parameters>::At(elements.inputs[kIndex], place)...));
    Store(value, AddressAt(elements.out, place), elements.out.dtype);
  }
};

template <class F, class Result, class... Parameters>
__global__ void StridedKernel(F function, Elements<sizeof...(Parameters)> elements) {
  const std::int64_t step = std::int64_t{gridDim.x} * blockDim.x;
  for (std::int64_t i = std::int64_t{blockIdx.x} * blockDim.x + threadIdx.x; i < elements.size;
       i += step) {
    StridedLoop<F, Result, Parameters...>::Compute(function, elements, i,
                                                   std::index_sequence_for<Parameters...>());
  }
}

// Launches a kernel from a header, which the simulator's lowering tool does not read.
template <class... KernelParameters, class... Arguments>
absl::Status LaunchOver(std::int64_t size, const std::string& name,
                        void (*kernel)(KernelParameters...), const Arguments&... arguments) {
  if (size == 0) return absl::OkStatus();
  const unsigned blocks = BlocksFor(size);
#ifdef SIMT_SIMULATOR
  simt::Launch(simt::NamedKernel{name.c_str(), kernel}, blocks, kThreads)(arguments...);
#else
  kernel<<<blocks, kThreads>>>(arguments...);
#endif
  return LaunchStatus(name);
}

template <class T>
bool IsFlat(const Operand& operand) {
  return operand.dtype == DTypeOf<T>() &&
         (operand.strides[0] == 0 || operand.strides[0] == static_cast<std::int64_t>(sizeof(T)));
}

template <class T>
Flat<T> FlatOf(const Operand& operand) {
  Flat<T> flat{reinterpret_cast<const T*>(operand.data), operand.strides[0] == 0 ? 0 : 1, T()};
  if (operand.data == nullptr) std::memcpy(&flat.value, &operand.value, sizeof(T));
  return flat;
}

template <class F, class Result, class... Parameters, std::size_t... kIndex>
absl::Status RunOnDevice(const F& function, const Elements<sizeof...(Parameters)>& elements,
                         Result (*)(Parameters...), std::index_sequence<kIndex...>) {
  const Operand* const inputs = elements.inputs;
  if constexpr (((Parameter<Parameters>::kCore == '\0') && ...)) {
    if (elements.axes == 1 && IsFlat<Result>(elements.out) &&
        (IsFlat<Parameters>(inputs[kIndex]) && ...)) {
      static const std::string name = NameOfFunction<F>() + " (contiguous)";
      return LaunchOver(elements.size, name, &FlatKernel<F, Result, Parameters...>, function,
                        elements.size, reinterpret_cast<Result*>(elements.out.data),
                        FlatOf<Parameters>(inputs[kIndex])...);
    }
  }
  static const std::string name = NameOfFunction<F>() + " (strided)";
  return LaunchOver(elements.size, name, &StridedKernel<F, Result, Parameters...>, function,
                    elements);
}

}  // namespace internal

struct Cuda {
  static constexpr const char* kName = "cuda";
  static const internal::Memory& memory() { return internal::DeviceMemory(); }

  template <class F, class Result, class... Parameters>
  static absl::Status Run(const F& function,
                          const internal::Elements<sizeof...(Parameters)>& elements,
                          Result (*loop)(Parameters...)) {
    return internal::RunOnDevice(function, elements, loop,
                                 std::index_sequence_for<Parameters...>());
  }
};

}  // namespace ufunc

#endif  // COMMON_UFUNC_CUDA_H_
