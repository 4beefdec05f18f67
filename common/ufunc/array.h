// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: array.h
//
// Array is to this library what ndarray is to NumPy: a piece of memory, on the host or on the
// device, and how to find elements in it: their type, the shape, and for each axis the distance of
// neighbours in bytes, its stride. Copying an Array copies no elements. A view (a transpose, a
// slice) shares the memory of the array it was made from, and keeps it alive.
//
// Example:
//
//   Array x = *HostArray<float>({1, 2, 3, 4, 5, 6}, {2, 3});  // NumPy:
//   np.float32([...]).reshape(2, 3) Array columns = x.Transposed();                           //
//   x.T, shape (3, 2) Array even = *x.Slice(/*axis=*/1, 0, 3, 2);               // x[:, 0:3:2],
//   shape (2, 2) Array device = DeviceMatrix<float>(pointer, 2, 3);        // an exercise's
//   argument, as it is Array three = 3.0f;                                       // a number: shape
//   (), dtype float32
//
// An array has at most 4 axes to be an operand of a ufunc.

#ifndef COMMON_UFUNC_ARRAY_H_
#define COMMON_UFUNC_ARRAY_H_

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <memory>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "common/cuda/device_matrix.h"
#include "common/cuda/device_span.h"
#include "common/cuda/host_span.h"
#include "common/ufunc/dtype.h"

namespace ufunc {

// Elements along each axis; strides in bytes along each axis, 0 where all elements are one.
using Shape = std::vector<std::int64_t>;
using Strides = std::vector<std::int64_t>;

enum class Location { kHost, kDevice };

// "(2, 3)", "(4,)", "()".
std::string FormatShape(const Shape& shape);
// The product of the extents; 1 for ().
std::int64_t SizeOf(const Shape& shape);

class Array {
 public:
  // A number is an array of no axes, and has a dtype of its own as NumPy's scalars have: 3.0 is
  // float64, 3.0f is float32, 3 is int32. (Python's numbers, which adapt to the array beside them,
  // do not exist in C++.)
  template <class T, class = std::enable_if_t<std::is_arithmetic_v<T>>>
  Array(T value);  // NOLINT: implicit, so that a call reads add(x, 3.0f)

  // Memory that somebody else owns and keeps while the Array is used. Of const elements the array
  // is read-only.
  template <class T>
  Array(workbook::DeviceSpan<T> span)  // NOLINT: implicit
      : Array(nullptr, Untyped(span.data()), DTypeOf<std::remove_const_t<T>>(),
              {static_cast<std::int64_t>(span.size())}, Location::kDevice, !std::is_const_v<T>) {}
  template <class T>
  Array(workbook::DeviceMatrix<T> matrix)  // NOLINT: implicit
      : Array(nullptr, Untyped(matrix.data()), DTypeOf<std::remove_const_t<T>>(),
              {matrix.rows(), matrix.columns()}, Location::kDevice, !std::is_const_v<T>) {}

  template <class T>
  Array(workbook::HostSpan<T> span)  // NOLINT: implicit
      : Array(nullptr, Untyped(span.data()), DTypeOf<std::remove_const_t<T>>(),
              {static_cast<std::int64_t>(span.size())}, Location::kHost, !std::is_const_v<T>) {}

  // `data` is the first of SizeOf(shape) elements in C order: the last axis is contiguous. `owner`
  // keeps the memory alive; null if somebody else does.
  Array(std::shared_ptr<void> owner, void* data, DType dtype, Shape shape, Location location,
        bool writable = true);
  // The same with any strides.
  Array(std::shared_ptr<void> owner, void* data, DType dtype, Shape shape, Strides strides,
        Location location, bool writable = true);

  DType dtype() const { return dtype_; }
  const Shape& shape() const { return shape_; }
  const Strides& strides() const { return strides_; }
  int ndim() const { return static_cast<int>(shape_.size()); }
  std::int64_t size() const { return SizeOf(shape_); }
  Location location() const { return location_; }
  bool writable() const { return writable_; }
  // Where element (0, 0, ...) is.
  void* data() const { return data_; }
  // Whether the elements lie in C order with no gaps.
  bool is_contiguous() const;

  // The axes in reverse order.
  Array Transposed() const;
  // Every `step`-th element of `axis` from `start` to before `stop`, by Python's rules: a negative
  // position counts from the end, one that is too large means the end, a negative `step` goes
  // backwards. `axis` may be negative, too.
  absl::StatusOr<Array> Slice(int axis, std::int64_t start, std::int64_t stop,
                              std::int64_t step = 1) const;
  // Another shape of as many elements, in C order; of a contiguous array only.
  absl::StatusOr<Array> Reshaped(Shape shape) const;
  // The array repeated to `shape` by broadcasting: without a copy, and read-only.
  absl::StatusOr<Array> BroadcastTo(const Shape& shape) const;

  // All elements in C order. An error if the array is on the device (see ToHost in device.h) or has
  // another dtype than T.
  template <class T>
  absl::StatusOr<std::vector<T>> Values() const;

 private:
  template <class T>
  static void* Untyped(T* data) {
    return const_cast<std::remove_const_t<T>*>(data);
  }
  absl::Status CopyValues(DType dtype, void* values) const;

  std::shared_ptr<void> owner_;
  void* data_;
  DType dtype_;
  Shape shape_;
  Strides strides_;
  Location location_;
  bool writable_;
};

// A new array on the host with a copy of `values`, in C order.
template <class T>
absl::StatusOr<Array> HostArray(const std::vector<T>& values, Shape shape);

// A new array on the host full of zeros.
Array HostZeros(DType dtype, Shape shape);

// Memory of the host that the caller owns and keeps while the array is used; in C order. Of const
// elements the array is read-only.
template <class T>
Array HostView(T* data, Shape shape) {
  return Array(nullptr, const_cast<std::remove_const_t<T>*>(data),
               DTypeOf<std::remove_const_t<T>>(), std::move(shape), Location::kHost,
               !std::is_const_v<T>);
}

//---------------------------------------------------------------------------------------------
// Implementation

template <class T, class>
Array::Array(T value) : Array(HostZeros(DTypeOf<T>(), {})) {
  std::memcpy(data_, &value, sizeof(value));
}

template <class T>
absl::StatusOr<std::vector<T>> Array::Values() const {
  // Not a std::vector<bool>'s bits.
  const auto elements = std::make_unique<T[]>(static_cast<std::size_t>(size()));
  const absl::Status copied = CopyValues(DTypeOf<T>(), elements.get());
  if (!copied.ok()) return copied;
  return std::vector<T>(elements.get(), elements.get() + size());
}

namespace internal {

absl::Status CheckCount(std::size_t values, const Shape& shape);

}  // namespace internal

template <class T>
absl::StatusOr<Array> HostArray(const std::vector<T>& values, Shape shape) {
  const absl::Status fits = internal::CheckCount(values.size(), shape);
  if (!fits.ok()) return fits;
  Array array = HostZeros(DTypeOf<T>(), std::move(shape));
  T* element = static_cast<T*>(array.data());
  for (const T value : values) *element++ = value;
  return array;
}

}  // namespace ufunc

#endif  // COMMON_UFUNC_ARRAY_H_
