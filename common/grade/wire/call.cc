// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/grade/wire/call.h"

#include <cstdio>
#include <cstring>

#include "absl/strings/str_cat.h"

namespace grade::wire {

namespace {

struct Names {
  const char* one;
  const char* many;
};

Names NamesOf(ElementType type) {
  switch (type) {
    case ElementType::kFloat:
      return {"float", "floats"};
    case ElementType::kDouble:
      return {"double", "doubles"};
    case ElementType::kInt8:
    case ElementType::kUint8:
      return {"byte", "bytes"};
    case ElementType::kInt32:
      return {"int", "ints"};
    case ElementType::kUint32:
      return {"unsigned int", "unsigned ints"};
    case ElementType::kInt16:
    case ElementType::kUint16:
      return {"16-bit integer", "16-bit integers"};
    case ElementType::kInt64:
    case ElementType::kUint64:
      return {"64-bit integer", "64-bit integers"};
  }
  return {"element", "elements"};
}

}  // namespace

const char* ElementName(ElementType type) { return NamesOf(type).one; }

long double ElementValue(ElementType type, const std::byte* bytes) {
  const auto as = [bytes](auto value) {
    std::memcpy(&value, bytes, sizeof(value));
    return static_cast<long double>(value);
  };
  switch (type) {
    case ElementType::kFloat:
      return as(float{});
    case ElementType::kDouble:
      return as(double{});
    case ElementType::kInt8:
      return as(std::int8_t{});
    case ElementType::kInt16:
      return as(std::int16_t{});
    case ElementType::kInt32:
      return as(std::int32_t{});
    case ElementType::kInt64:
      return as(std::int64_t{});
    case ElementType::kUint8:
      return as(std::uint8_t{});
    case ElementType::kUint16:
      return as(std::uint16_t{});
    case ElementType::kUint32:
      return as(std::uint32_t{});
    case ElementType::kUint64:
      return as(std::uint64_t{});
  }
  return 0;
}

std::string FormatElement(ElementType type, long double value) {
  const int digits = type == ElementType::kFloat    ? 9
                     : type == ElementType::kDouble ? 17
                                                    : 20;  // integers, exact
  char text[64];
  std::snprintf(text, sizeof(text), "%.*Lg", digits, value);
  return text;
}

std::string Argument::Describe() const {
  const Names names = NamesOf(parameter.element);
  if (parameter.shape == Shape::kScalar && parameter.writable) {
    return absl::StrCat("result ", names.one);
  }
  if (parameter.shape == Shape::kScalar) {
    return FormatElement(parameter.element, ElementValue(parameter.element, bytes.data()));
  }
  const std::string extents = parameter.shape == Shape::kMatrix ? absl::StrCat(rows, " x ", columns)
                                                                : absl::StrCat(columns);
  return absl::StrCat(poisoned             ? "out "
                      : parameter.writable ? "in/out "
                                           : "",
                      extents, " ",
                      parameter.shape == Shape::kVector && columns == 1 ? names.one : names.many);
}

std::string Describe(const Call& call) {
  std::string text = "(";
  for (const Argument& argument : call) {
    absl::StrAppend(&text, text.size() > 1 ? ", " : "", argument.Describe());
  }
  return text + ")";
}

}  // namespace grade::wire
