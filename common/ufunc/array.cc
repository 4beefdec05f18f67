// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/ufunc/array.h"

#include <algorithm>
#include <cstdlib>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "common/ufunc/broadcast.h"

namespace ufunc {

namespace {

Strides ContiguousStrides(DType dtype, const Shape& shape) {
  Strides strides(shape.size());
  auto stride = static_cast<std::int64_t>(ItemSize(dtype));
  for (std::size_t axis = shape.size(); axis-- > 0;) {
    strides[axis] = stride;
    stride *= shape[axis];
  }
  return strides;
}

}  // namespace

std::string FormatShape(const Shape& shape) {
  return absl::StrCat("(", absl::StrJoin(shape, ", "), shape.size() == 1 ? ",)" : ")");
}

std::int64_t SizeOf(const Shape& shape) {
  std::int64_t size = 1;
  for (std::int64_t extent : shape) size *= extent;
  return size;
}

Array::Array(std::shared_ptr<void> owner, void* data, DType dtype, Shape shape, Location location,
             bool writable)
    : Array(std::move(owner), data, dtype, shape, ContiguousStrides(dtype, shape), location,
            writable) {}

Array::Array(std::shared_ptr<void> owner, void* data, DType dtype, Shape shape, Strides strides,
             Location location, bool writable)
    : owner_(std::move(owner)),
      data_(data),
      dtype_(dtype),
      shape_(std::move(shape)),
      strides_(std::move(strides)),
      location_(location),
      writable_(writable) {}

bool Array::is_contiguous() const {
  const Strides contiguous = ContiguousStrides(dtype_, shape_);
  for (std::size_t axis = 0; axis < shape_.size(); ++axis) {
    if (shape_[axis] != 1 && strides_[axis] != contiguous[axis]) return size() == 0;
  }
  return true;
}

Array Array::Transposed() const {
  Array view = *this;
  std::reverse(view.shape_.begin(), view.shape_.end());
  std::reverse(view.strides_.begin(), view.strides_.end());
  return view;
}

absl::StatusOr<Array> Array::Slice(int axis, std::int64_t start, std::int64_t stop,
                                   std::int64_t step) const {
  if (axis < -ndim() || axis >= ndim()) {
    return absl::InvalidArgumentError(absl::StrCat("Slice: there is no axis ", axis,
                                                   " in an array of shape ", FormatShape(shape_)));
  }
  if (step == 0) return absl::InvalidArgumentError("Slice: the step must not be 0");
  if (axis < 0) axis += ndim();
  const std::int64_t extent = shape_[axis];
  // The places that a position may mean: one past the end is a good stop, and backwards so is one
  // before the beginning.
  const std::int64_t lowest = step > 0 ? 0 : -1, highest = step > 0 ? extent : extent - 1;
  const auto place = [&](std::int64_t position) {
    return std::clamp(position < 0 ? position + extent : position, lowest, highest);
  };
  const std::int64_t first = place(start), distance = place(stop) - first;
  Array view = *this;
  view.shape_[axis] =
      distance * step <= 0 ? 0 : (std::abs(distance) + std::abs(step) - 1) / std::abs(step);
  view.strides_[axis] = strides_[axis] * step;
  if (view.shape_[axis] != 0) view.data_ = static_cast<std::byte*>(data_) + first * strides_[axis];
  return view;
}

absl::StatusOr<Array> Array::Reshaped(Shape shape) const {
  if (SizeOf(shape) != size()) {
    return absl::InvalidArgumentError(absl::StrCat("Reshaped: an array of shape ",
                                                   FormatShape(shape_), " does not fill the shape ",
                                                   FormatShape(shape)));
  }
  if (!is_contiguous()) {
    return absl::InvalidArgumentError(
        absl::StrCat("Reshaped: the elements of this view of shape ", FormatShape(shape_),
                     " do not lie side by side in memory, as the shape ", FormatShape(shape),
                     " would need them to"));
  }
  return Array(owner_, data_, dtype_, std::move(shape), location_, writable_);
}

absl::StatusOr<Array> Array::BroadcastTo(const Shape& shape) const {
  const absl::StatusOr<Shape> together = BroadcastShapes("BroadcastTo", {shape_, shape});
  if (!together.ok()) return together.status();
  if (*together != shape) {
    return absl::InvalidArgumentError(absl::StrCat("BroadcastTo: an array of shape ",
                                                   FormatShape(shape_), " cannot be repeated to ",
                                                   FormatShape(shape)));
  }
  return Array(owner_, data_, dtype_, shape, BroadcastStrides(shape_, strides_, shape), location_,
               /*writable=*/false);
}

absl::Status Array::CopyValues(DType dtype, void* values) const {
  if (dtype != dtype_) {
    return absl::InvalidArgumentError(
        absl::StrCat("Values: the elements are ", NameOf(dtype_), ", not ", NameOf(dtype)));
  }
  if (location_ == Location::kDevice) {
    return absl::InvalidArgumentError(
        "Values: the array is in device memory; copy it with ToHost() first");
  }
  Gather(*this, values);
  return absl::OkStatus();
}

Array HostZeros(DType dtype, Shape shape) {
  const std::shared_ptr<void> memory(
      std::calloc(std::max<std::int64_t>(SizeOf(shape), 1), ItemSize(dtype)), std::free);
  return Array(memory, memory.get(), dtype, std::move(shape), Location::kHost);
}

namespace internal {

absl::Status CheckCount(std::size_t values, const Shape& shape) {
  if (static_cast<std::int64_t>(values) == SizeOf(shape)) return absl::OkStatus();
  return absl::InvalidArgumentError(
      absl::StrCat("HostArray: ", values, " values do not fill the shape ", FormatShape(shape)));
}

}  // namespace internal
}  // namespace ufunc
