// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: elements.h
//
// What the targets share: where the elements of a call's operands are, and how one is loaded, cast
// to the type that the function takes, and stored. Nothing a user of the library names is in here
// but Row.

#ifndef COMMON_UFUNC_ELEMENTS_H_
#define COMMON_UFUNC_ELEMENTS_H_

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "common/cuda/host_device.h"
#include "common/ufunc/dtype.h"

namespace ufunc {

namespace internal {

template <class From, class To>
WORKBOOK_HOST_DEVICE void CastSafely([[maybe_unused]] const void* from, [[maybe_unused]] To* to) {
  constexpr bool kMayHappen = CanCastSafely(DTypeOf<From>(), DTypeOf<To>());
  if constexpr (kMayHappen) *to = static_cast<To>(*static_cast<const From*>(from));
}

template <class From, class To>
WORKBOOK_HOST_DEVICE void CastSameKind([[maybe_unused]] From from, [[maybe_unused]] void* to) {
  constexpr bool kMayHappen = CanCastSameKind(DTypeOf<From>(), DTypeOf<To>());
  if constexpr (kMayHappen) *static_cast<To*>(to) = static_cast<To>(from);
}

// The element at `from`, which is of any dtype that can be cast safely to T.
template <class T>
WORKBOOK_HOST_DEVICE T Load(const void* from, DType dtype) {
  constexpr DType kOwn = DTypeOf<T>();
  if (dtype == kOwn) return *static_cast<const T*>(from);
  T value{};
  switch (dtype) {
    case DType::kBool:
      CastSafely<bool>(from, &value);
      break;
    case DType::kInt8:
      CastSafely<std::int8_t>(from, &value);
      break;
    case DType::kInt16:
      CastSafely<std::int16_t>(from, &value);
      break;
    case DType::kInt32:
      CastSafely<std::int32_t>(from, &value);
      break;
    case DType::kInt64:
      CastSafely<std::int64_t>(from, &value);
      break;
    case DType::kUint8:
      CastSafely<std::uint8_t>(from, &value);
      break;
    case DType::kUint16:
      CastSafely<std::uint16_t>(from, &value);
      break;
    case DType::kUint32:
      CastSafely<std::uint32_t>(from, &value);
      break;
    case DType::kUint64:
      CastSafely<std::uint64_t>(from, &value);
      break;
    case DType::kFloat32:
      CastSafely<float>(from, &value);
      break;
    case DType::kFloat64:
      CastSafely<double>(from, &value);
      break;
  }
  return value;
}

// Stores a value as any dtype of the same kind or a higher one.
template <class T>
WORKBOOK_HOST_DEVICE void Store(T value, void* to, DType dtype) {
  constexpr DType kOwn = DTypeOf<T>();
  if (dtype == kOwn) {
    *static_cast<T*>(to) = value;
    return;
  }
  switch (dtype) {
    case DType::kBool:
      CastSameKind<T, bool>(value, to);
      break;
    case DType::kInt8:
      CastSameKind<T, std::int8_t>(value, to);
      break;
    case DType::kInt16:
      CastSameKind<T, std::int16_t>(value, to);
      break;
    case DType::kInt32:
      CastSameKind<T, std::int32_t>(value, to);
      break;
    case DType::kInt64:
      CastSameKind<T, std::int64_t>(value, to);
      break;
    case DType::kUint8:
      CastSameKind<T, std::uint8_t>(value, to);
      break;
    case DType::kUint16:
      CastSameKind<T, std::uint16_t>(value, to);
      break;
    case DType::kUint32:
      CastSameKind<T, std::uint32_t>(value, to);
      break;
    case DType::kUint64:
      CastSameKind<T, std::uint64_t>(value, to);
      break;
    case DType::kFloat32:
      CastSameKind<T, float>(value, to);
      break;
    case DType::kFloat64:
      CastSameKind<T, double>(value, to);
      break;
  }
}

// One operand of a call. Its axes are numbered from the innermost.
struct Operand {
  std::byte* data;  // null for a number that is handed over by value
  DType dtype;
  std::uint64_t value;       // that number, of the type that the function takes
  std::int64_t strides[4];   // in bytes
  std::int64_t core_size;    // of a Row: its elements
  std::int64_t core_stride;  // of a Row: from one to the next, in bytes
};

// All operands of a call, and how to walk them: axis 0 is the one along which elements are
// neighbours in memory, and so the one for neighbouring threads.
template <int kInputs>
struct Elements {
  std::int64_t size;      // the product of the extents
  int axes;               // 1 to 4
  std::int64_t shape[4];  // 1 for axes that are not there
  Operand out;
  Operand inputs[kInputs];
};

// Where an element is along each axis.
struct Place {
  std::int64_t index[4];
};

template <class Integer>
WORKBOOK_HOST_DEVICE void Carry(std::int64_t extent, std::int64_t* index, std::int64_t* next) {
  const auto i = static_cast<Integer>(*index), n = static_cast<Integer>(extent);
  *index = static_cast<std::int64_t>(i % n);
  *next = static_cast<std::int64_t>(i / n);
}

template <class Integer, int kInputs>
WORKBOOK_HOST_DEVICE Place PlaceAmong(const Elements<kInputs>& elements, std::int64_t i) {
  Place place{{i, 0, 0, 0}};
  if (elements.axes > 1) Carry<Integer>(elements.shape[0], &place.index[0], &place.index[1]);
  if (elements.axes > 2) Carry<Integer>(elements.shape[1], &place.index[1], &place.index[2]);
  if (elements.axes > 3) Carry<Integer>(elements.shape[2], &place.index[2], &place.index[3]);
  return place;
}

// The place of the i-th element; by divisions of 32 bits, which a GPU is much faster at, where they
// are enough.
template <int kInputs>
WORKBOOK_HOST_DEVICE Place PlaceOf(const Elements<kInputs>& elements, std::int64_t i) {
  return elements.size <= std::int64_t{0xffffffff} ? PlaceAmong<std::uint32_t>(elements, i)
                                                   : PlaceAmong<std::uint64_t>(elements, i);
}

WORKBOOK_HOST_DEVICE std::byte* AddressAt(const Operand& operand, const Place& place) {
  return operand.data + place.index[0] * operand.strides[0] + place.index[1] * operand.strides[1] +
         place.index[2] * operand.strides[2] + place.index[3] * operand.strides[3];
}

}  // namespace internal

// One row of an operand: what a function takes along a core dimension, as "(n)" in NumPy's
// signature "(n)->()". Rows with the same letter have the same size. Copied like a pointer.
template <class T, char kDimension = 'n'>
class Row {
 public:
  using value_type = T;

  WORKBOOK_HOST_DEVICE Row(const std::byte* data, DType dtype, std::int64_t size,
                           std::int64_t stride)
      : data_(data), size_(size), stride_(stride), dtype_(dtype) {}

  WORKBOOK_HOST_DEVICE std::int64_t size() const { return size_; }
  // By value: the element may be stored as another type, and far from its neighbour.
  WORKBOOK_HOST_DEVICE T operator[](std::int64_t i) const {
    return internal::Load<T>(data_ + i * stride_, dtype_);
  }

 private:
  const std::byte* data_;
  std::int64_t size_;
  std::int64_t stride_;
  DType dtype_;
};

namespace internal {

// How a parameter of the function is made from its operand.
template <class T>
struct Parameter {
  static constexpr DType kDType = DTypeOf<T>();
  static constexpr char kCore = '\0';  // none

  WORKBOOK_HOST_DEVICE static T At(const Operand& operand, const Place& place) {
    if (operand.data != nullptr) return Load<T>(AddressAt(operand, place), operand.dtype);
    T value;
    std::memcpy(&value, &operand.value, sizeof(value));
    return value;
  }
};
template <class T, char kDimension>
struct Parameter<Row<T, kDimension>> {
  static constexpr DType kDType = DTypeOf<T>();
  static constexpr char kCore = kDimension;

  WORKBOOK_HOST_DEVICE static Row<T, kDimension> At(const Operand& operand, const Place& place) {
    return {AddressAt(operand, place), operand.dtype, operand.core_size, operand.core_stride};
  }
};

}  // namespace internal
}  // namespace ufunc

#endif  // COMMON_UFUNC_ELEMENTS_H_
