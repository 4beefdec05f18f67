// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: arguments.h
//
// The values a test hands to Submission::Run, one for each parameter of the exercise's function:
//
//   parameter                    argument
//   DeviceSpan<const T>          std::vector<T>, or anything with data() and size()
//   HostSpan<const T>            the same
//   DeviceMatrix<const T>        Matrix<T>, or anything row-major with data(), rows() and cols()
//   DeviceSpan<T>, HostSpan<T>   Out<T>(count), or InOut(vector)
//   DeviceMatrix<T>              Out<T>(rows, columns), or InOut(matrix)
//   anything arithmetic          a value that converts to it
//
// An Out is full of poison when the submission sees it, fresh for every run: what it leaves
// untouched is recognised, and so is an output kept from an earlier run.

#ifndef COMMON_GRADE_ARGUMENTS_H_
#define COMMON_GRADE_ARGUMENTS_H_

#include <cstddef>
#include <utility>
#include <vector>

namespace grade {

// A row-major matrix on the host.
template <class T>
struct Matrix {
  Matrix() = default;
  Matrix(int rows_in, int columns_in)
      : row_count(rows_in), column_count(columns_in), values(CountOf(rows_in, columns_in)) {}
  Matrix(int rows_in, int columns_in, std::vector<T> values_in)
      : row_count(rows_in), column_count(columns_in), values(std::move(values_in)) {}

  int rows() const { return row_count; }
  int columns() const { return column_count; }
  int cols() const { return column_count; }
  std::size_t size() const { return values.size(); }
  const T* data() const { return values.data(); }
  T* data() { return values.data(); }
  T& operator()(int row, int column) { return values[Index(row, column)]; }
  const T& operator()(int row, int column) const { return values[Index(row, column)]; }

  int row_count = 0;
  int column_count = 0;
  std::vector<T> values;

 private:
  static std::size_t CountOf(int rows, int columns) {
    return static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns);
  }
  std::size_t Index(int row, int column) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(column_count) +
           static_cast<std::size_t>(column);
  }
};

// What Out and InOut return; a test never names these.
template <class T>
struct OutVector {
  std::size_t count;
};
template <class T>
struct OutMatrix {
  int rows, columns;
};
template <class T>
struct InOutVector {
  std::vector<T> values;
};
template <class T>
struct InOutMatrix {
  Matrix<T> values;
};

template <class T>
OutVector<T> Out(std::size_t count) {
  return {count};
}
template <class T>
OutMatrix<T> Out(int rows, int columns) {
  return {rows, columns};
}
template <class T>
InOutVector<T> InOut(std::vector<T> values) {
  return {std::move(values)};
}
template <class T>
InOutMatrix<T> InOut(Matrix<T> values) {
  return {std::move(values)};
}

}  // namespace grade

#endif  // COMMON_GRADE_ARGUMENTS_H_
