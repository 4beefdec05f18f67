// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: host_span.h
//
// HostSpan<T> is a pointer into the host's memory and the number of elements behind it: an array of
// an exercise whose function gets its arrays where NumPy has them. It owns nothing, is copied like
// a pointer, and checks nothing. A kernel cannot follow it: copy the elements to the device first.
//
// Example:
//
//   double Sum(HostSpan<const float> x) {
//     double sum = 0;
//     for (float value : x) sum += value;
//     return sum;
//   }
//
// In the signature of an exercise HostSpan<const T> is an input and HostSpan<T> an output.

#ifndef COMMON_CUDA_HOST_SPAN_H_
#define COMMON_CUDA_HOST_SPAN_H_

#include <cstddef>
#include <type_traits>

namespace workbook {

template <class T>
class HostSpan {
 public:
  using element_type = T;
  using value_type = std::remove_cv_t<T>;

  HostSpan() = default;
  constexpr HostSpan(T* data, std::size_t size) : data_(data), size_(size) {}

  // A span of T serves where one of const T is asked for.
  template <class U, class = std::enable_if_t<std::is_same_v<const U, T>>>
  constexpr HostSpan(HostSpan<U> other) : data_(other.data()), size_(other.size()) {}

  constexpr T* data() const { return data_; }
  constexpr std::size_t size() const { return size_; }
  constexpr std::size_t size_bytes() const { return size_ * sizeof(T); }
  constexpr bool empty() const { return size_ == 0; }

  constexpr T& operator[](std::size_t i) const { return data_[i]; }
  constexpr T* begin() const { return data_; }
  constexpr T* end() const { return data_ + size_; }

  // The `count` elements from `offset` on.
  constexpr HostSpan subspan(std::size_t offset, std::size_t count) const {
    return HostSpan(data_ + offset, count);
  }

 private:
  T* data_ = nullptr;
  std::size_t size_ = 0;
};

}  // namespace workbook

#endif  // COMMON_CUDA_HOST_SPAN_H_
