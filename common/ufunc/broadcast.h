// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: broadcast.h
//
// NumPy's broadcasting: shapes are aligned at their last axis; along each axis the extents are
// equal, or 1, or missing; an axis of 1 or none is repeated, which costs no memory because its
// stride is 0.
//
//   (4, 3) with (3,)   : the row is added to each row
//   (4, 3) with (4, 1) : the column is added to each column
//   (4, 1) with (3,)   : every pair, (4, 3)

#ifndef COMMON_UFUNC_BROADCAST_H_
#define COMMON_UFUNC_BROADCAST_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "common/ufunc/array.h"

namespace ufunc {

inline constexpr int kMaxDimensions = 4;

// The shape that all of `shapes` broadcast to. Or an InvalidArgumentError that names them all, and
// the axis at fault; it begins with `who`.
absl::StatusOr<Shape> BroadcastShapes(const std::string& who, const std::vector<Shape>& shapes);

// The strides by which an array of `shape` and `strides` is walked as one of shape `to`, which it
// must broadcast to.
Strides BroadcastStrides(const Shape& shape, const Strides& strides, const Shape& to);

// The order in which to walk several arrays of one shape: axes in the order of memory, outermost
// first, those that are one walk in all the arrays merged, and those of extent 1 left out.
struct Walk {
  Shape shape;
  std::vector<Strides> strides;  // of each array, an entry for each axis of `shape`
};
Walk PlanWalk(const Shape& shape, const std::vector<Strides>& strides);

// The strides for a new array of `shape`, whose axes lie in memory in the order of those of the
// inputs: what NumPy calls order "K".
Strides StridesLike(const Shape& shape, const std::vector<Strides>& inputs, DType dtype);

// Copies the elements of an array on the host, in C order, to `to`; and back.
void Gather(const Array& from, void* to);
void Scatter(const void* from, const Array& to);

// The memory that an array's elements lie in, from the lowest byte to behind the highest.
struct Extent {
  std::byte* begin;
  std::byte* end;
};
Extent ExtentOf(const Array& array);

}  // namespace ufunc

#endif  // COMMON_UFUNC_BROADCAST_H_
