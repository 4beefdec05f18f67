// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/ufunc/broadcast.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <numeric>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"

namespace ufunc {

namespace {

// "(2, 3), (4,) and (1,)".
std::string FormatShapes(const std::vector<Shape>& shapes) {
  std::string text;
  for (std::size_t i = 0; i < shapes.size(); ++i) {
    if (i > 0) text += i + 1 == shapes.size() ? " and " : ", ";
    text += FormatShape(shapes[i]);
  }
  return text;
}

// Whether axis `a` lies outside of axis `b` in memory: its stride is larger in the first array
// that tells. In the order of the axes if none does.
bool LiesOutside(std::size_t a, std::size_t b, const std::vector<Strides>& strides) {
  for (const Strides& of_array : strides) {
    const std::int64_t stride_a = std::abs(of_array[a]), stride_b = std::abs(of_array[b]);
    if (stride_a != 0 && stride_b != 0 && stride_a != stride_b) return stride_a > stride_b;
  }
  return a < b;
}

// The axes from the outermost to the innermost. By insertion: LiesOutside need not be transitive.
std::vector<std::size_t> MemoryOrder(std::size_t ndim, const std::vector<Strides>& strides) {
  std::vector<std::size_t> order;
  for (std::size_t axis = 0; axis < ndim; ++axis) {
    std::size_t place = order.size();
    while (place > 0 && LiesOutside(axis, order[place - 1], strides)) --place;
    order.insert(order.begin() + static_cast<std::ptrdiff_t>(place), axis);
  }
  return order;
}

// Calls visit(element) for each element of an array in C order.
template <class Visit>
void ForEachElement(const Array& array, const Visit& visit) {
  std::vector<std::int64_t> index(array.shape().size(), 0);
  auto* element = static_cast<std::byte*>(array.data());
  for (std::int64_t left = array.size(); left > 0; --left) {
    visit(element);
    for (std::size_t axis = index.size(); axis-- > 0;) {
      element += array.strides()[axis];
      if (++index[axis] < array.shape()[axis]) break;
      element -= array.strides()[axis] * array.shape()[axis];
      index[axis] = 0;
    }
  }
}

}  // namespace

absl::StatusOr<Shape> BroadcastShapes(const std::string& who, const std::vector<Shape>& shapes) {
  std::size_t ndim = 0;
  for (const Shape& shape : shapes) ndim = std::max(ndim, shape.size());
  Shape result(ndim, 1);
  for (const Shape& shape : shapes) {
    for (std::size_t i = 1; i <= shape.size(); ++i) {
      const std::int64_t extent = shape[shape.size() - i];
      std::int64_t& common = result[ndim - i];
      if (extent == common || extent == 1) continue;
      if (common != 1) {
        return absl::InvalidArgumentError(absl::StrCat(
            who, ": shapes ", FormatShapes(shapes), " do not broadcast: axis -", i, " has ", common,
            " elements in one and ", extent, " in another; they must be equal, or one of them 1"));
      }
      common = extent;
    }
  }
  return result;
}

Strides BroadcastStrides(const Shape& shape, const Strides& strides, const Shape& to) {
  Strides result(to.size(), 0);
  const std::size_t missing = to.size() - shape.size();
  for (std::size_t axis = 0; axis < shape.size(); ++axis) {
    if (shape[axis] != 1) result[missing + axis] = strides[axis];
  }
  return result;
}

Walk PlanWalk(const Shape& shape, const std::vector<Strides>& strides) {
  Walk walk;
  walk.strides.resize(strides.size());
  for (std::size_t axis : MemoryOrder(shape.size(), strides)) {
    if (shape[axis] == 1) continue;
    bool continues = !walk.shape.empty();  // the axis before goes on where this one ends
    for (std::size_t i = 0; continues && i < strides.size(); ++i) {
      continues = walk.strides[i].back() == shape[axis] * strides[i][axis];
    }
    if (continues) {
      walk.shape.back() *= shape[axis];
      for (std::size_t i = 0; i < strides.size(); ++i) walk.strides[i].back() = strides[i][axis];
    } else {
      walk.shape.push_back(shape[axis]);
      for (std::size_t i = 0; i < strides.size(); ++i) walk.strides[i].push_back(strides[i][axis]);
    }
  }
  return walk;
}

Strides StridesLike(const Shape& shape, const std::vector<Strides>& inputs, DType dtype) {
  const std::vector<std::size_t> order = MemoryOrder(shape.size(), inputs);
  Strides strides(shape.size());
  auto stride = static_cast<std::int64_t>(ItemSize(dtype));
  for (std::size_t i = order.size(); i-- > 0;) {
    strides[order[i]] = stride;
    stride *= shape[order[i]];
  }
  return strides;
}

void Gather(const Array& from, void* to) {
  const std::size_t bytes = ItemSize(from.dtype());
  auto* next = static_cast<std::byte*>(to);
  ForEachElement(from, [&](const std::byte* element) {
    std::memcpy(next, element, bytes);
    next += bytes;
  });
}

void Scatter(const void* from, const Array& to) {
  const std::size_t bytes = ItemSize(to.dtype());
  const auto* next = static_cast<const std::byte*>(from);
  ForEachElement(to, [&](std::byte* element) {
    std::memcpy(element, next, bytes);
    next += bytes;
  });
}

Extent ExtentOf(const Array& array) {
  Extent extent{static_cast<std::byte*>(array.data()), static_cast<std::byte*>(array.data())};
  if (array.size() == 0) return extent;
  for (int axis = 0; axis < array.ndim(); ++axis) {
    const std::int64_t reach = (array.shape()[axis] - 1) * array.strides()[axis];
    (reach < 0 ? extent.begin : extent.end) += reach;
  }
  extent.end += ItemSize(array.dtype());
  return extent;
}

}  // namespace ufunc
