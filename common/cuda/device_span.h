// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: device_span.h
//
// DeviceSpan<T> is a pointer into device memory and the number of elements behind it: what a kernel
// needs to know of an array, as one argument. It owns nothing, is copied like a pointer, and
// checks nothing; the simulator checks every access made through it.
//
// Example:
//
//   __global__ void Scale(DeviceSpan<const float> x, float factor, DeviceSpan<float> y) {
//     const std::size_t i = blockIdx.x * std::size_t{blockDim.x} + threadIdx.x;
//     if (i < y.size()) y[i] = factor * x[i];
//   }
//
// In the signature of an exercise DeviceSpan<const T> is an input and DeviceSpan<T> an output.

#ifndef COMMON_CUDA_DEVICE_SPAN_H_
#define COMMON_CUDA_DEVICE_SPAN_H_

#include <cstddef>
#include <type_traits>

#include "common/cuda/host_device.h"

namespace workbook {

template <class T>
class DeviceSpan {
 public:
  using element_type = T;
  using value_type = std::remove_cv_t<T>;

  DeviceSpan() = default;
  WORKBOOK_HOST_DEVICE constexpr DeviceSpan(T* data, std::size_t size) : data_(data), size_(size) {}

  // A span of T serves where one of const T is asked for.
  template <class U, class = std::enable_if_t<std::is_same_v<const U, T>>>
  WORKBOOK_HOST_DEVICE constexpr DeviceSpan(DeviceSpan<U> other)
      : data_(other.data()), size_(other.size()) {}

  WORKBOOK_HOST_DEVICE constexpr T* data() const { return data_; }
  WORKBOOK_HOST_DEVICE constexpr std::size_t size() const { return size_; }
  WORKBOOK_HOST_DEVICE constexpr std::size_t size_bytes() const { return size_ * sizeof(T); }
  WORKBOOK_HOST_DEVICE constexpr bool empty() const { return size_ == 0; }

  // Only device code may call these, unless the memory is managed or pinned.
  WORKBOOK_HOST_DEVICE constexpr T& operator[](std::size_t i) const { return data_[i]; }
  WORKBOOK_HOST_DEVICE constexpr T* begin() const { return data_; }
  WORKBOOK_HOST_DEVICE constexpr T* end() const { return data_ + size_; }

  // The `count` elements from `offset` on.
  WORKBOOK_HOST_DEVICE constexpr DeviceSpan subspan(std::size_t offset, std::size_t count) const {
    return DeviceSpan(data_ + offset, count);
  }

 private:
  T* data_ = nullptr;
  std::size_t size_ = 0;
};

}  // namespace workbook

#endif  // COMMON_CUDA_DEVICE_SPAN_H_
