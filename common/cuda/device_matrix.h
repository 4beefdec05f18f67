// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: device_matrix.h
//
// DeviceMatrix<T> is a row-major matrix in device memory: element (row, column) lies at
// data()[row * columns + column], so neighbours in a row are neighbours in memory. It owns nothing,
// is copied like a pointer, and checks nothing; the simulator checks every access made through it.
//
// Example:
//
//   __global__ void Negate(DeviceMatrix<const float> a, DeviceMatrix<float> b) {
//     const int column = blockIdx.x * blockDim.x + threadIdx.x;  // adjacent in memory
//     const int row = blockIdx.y * blockDim.y + threadIdx.y;
//     if (row < b.rows() && column < b.columns()) b(row, column) = -a(row, column);
//   }
//
// In the signature of an exercise DeviceMatrix<const T> is an input and DeviceMatrix<T> an output.

#ifndef COMMON_CUDA_DEVICE_MATRIX_H_
#define COMMON_CUDA_DEVICE_MATRIX_H_

#include <cstddef>
#include <type_traits>

#include "common/cuda/device_span.h"
#include "common/cuda/host_device.h"

namespace workbook {

template <class T>
class DeviceMatrix {
 public:
  using element_type = T;
  using value_type = std::remove_cv_t<T>;

  DeviceMatrix() = default;
  WORKBOOK_HOST_DEVICE constexpr DeviceMatrix(T* data, int rows, int columns)
      : data_(data), rows_(rows), columns_(columns) {}

  // A matrix of T serves where one of const T is asked for.
  template <class U, class = std::enable_if_t<std::is_same_v<const U, T>>>
  WORKBOOK_HOST_DEVICE constexpr DeviceMatrix(DeviceMatrix<U> other)
      : data_(other.data()), rows_(other.rows()), columns_(other.columns()) {}

  WORKBOOK_HOST_DEVICE constexpr T* data() const { return data_; }
  WORKBOOK_HOST_DEVICE constexpr int rows() const { return rows_; }
  WORKBOOK_HOST_DEVICE constexpr int columns() const { return columns_; }
  WORKBOOK_HOST_DEVICE constexpr int cols() const { return columns_; }
  WORKBOOK_HOST_DEVICE constexpr std::size_t size() const {
    return static_cast<std::size_t>(rows_) * static_cast<std::size_t>(columns_);
  }
  WORKBOOK_HOST_DEVICE constexpr std::size_t size_bytes() const { return size() * sizeof(T); }
  WORKBOOK_HOST_DEVICE constexpr bool empty() const { return size() == 0; }

  // Only device code may call these, unless the memory is managed or pinned. The index is computed
  // in 64 bits, so a matrix of more than 2^31 elements is addressed rightly.
  WORKBOOK_HOST_DEVICE constexpr T& operator()(int row, int column) const {
    return data_[static_cast<std::ptrdiff_t>(row) * columns_ + column];
  }
  WORKBOOK_HOST_DEVICE constexpr DeviceSpan<T> row(int row) const {
    return DeviceSpan<T>(data_ + static_cast<std::ptrdiff_t>(row) * columns_,
                         static_cast<std::size_t>(columns_));
  }
  WORKBOOK_HOST_DEVICE constexpr DeviceSpan<T> span() const { return DeviceSpan<T>(data_, size()); }

 private:
  T* data_ = nullptr;
  int rows_ = 0;
  int columns_ = 0;
};

}  // namespace workbook

#endif  // COMMON_CUDA_DEVICE_MATRIX_H_
