// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/ufunc/call.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <map>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

namespace ufunc::internal {

namespace {

class HostMemoryType : public Memory {
 public:
  Location location() const override { return Location::kHost; }
  absl::StatusOr<std::shared_ptr<void>> Allocate(std::size_t bytes) const override {
    void* const memory = std::malloc(std::max<std::size_t>(bytes, 1));
    if (memory == nullptr) {
      return absl::ResourceExhaustedError(
          absl::StrCat("the host has no ", bytes, " bytes of memory left"));
    }
    return std::shared_ptr<void>(memory, std::free);
  }
  absl::Status Copy(void* to, Location, const void* from, Location,
                    std::size_t bytes) const override {
    std::memcpy(to, from, bytes);
    return absl::OkStatus();
  }
};

std::size_t BytesOf(const Shape& shape, DType dtype) {
  return static_cast<std::size_t>(SizeOf(shape)) * ItemSize(dtype);
}

absl::StatusOr<Array> NewArray(const Memory& memory, DType dtype, Shape shape, Strides strides) {
  absl::StatusOr<std::shared_ptr<void>> owner = memory.Allocate(BytesOf(shape, dtype));
  if (!owner.ok()) return owner.status();
  void* const data = owner->get();
  return Array(*std::move(owner), data, dtype, std::move(shape), std::move(strides),
               memory.location());
}

// The shape without repetition: 1 along axes of stride 0.
Shape DistinctShape(const Array& array) {
  Shape shape = array.shape();
  for (std::size_t axis = 0; axis < shape.size(); ++axis) {
    if (shape[axis] > 1 && array.strides()[axis] == 0) shape[axis] = 1;
  }
  return shape;
}

// The first element of each repetition only, in C order, on the host.
Array Packed(const Array& array) {
  const Shape shape = DistinctShape(array);
  const Array packed = HostZeros(array.dtype(), shape);
  Gather(Array(nullptr, array.data(), array.dtype(), shape, array.strides(), Location::kHost),
         packed.data());
  return Array(packed).BroadcastTo(array.shape()).value();
}

// A copy of the whole extent of `array`, gaps included, with the same strides.
absl::StatusOr<Array> CopyExtent(const Memory& memory, Location location, const Array& array) {
  const Extent extent = ExtentOf(array);
  const auto bytes = static_cast<std::size_t>(extent.end - extent.begin);
  const Memory& target = location == Location::kHost ? HostMemory() : memory;
  absl::StatusOr<std::shared_ptr<void>> owner = target.Allocate(bytes);
  if (!owner.ok()) return owner.status();
  auto* const begin = static_cast<std::byte*>(owner->get());
  if (bytes > 0) {
    const absl::Status copied = memory.Copy(begin, location, extent.begin, array.location(), bytes);
    if (!copied.ok()) return copied;
  }
  const std::ptrdiff_t first = static_cast<std::byte*>(array.data()) - extent.begin;
  return Array(*std::move(owner), begin + first, array.dtype(), array.shape(), array.strides(),
               location);
}

// Whether writing `out` could change an element of `input` before it is read. One and the same
// view is safe: an element is read by whoever writes it, and before.
bool Endangers(const Array& out, const Array& input, bool has_core) {
  if (out.location() != input.location()) return false;
  const Extent written = ExtentOf(out), read = ExtentOf(input);
  if (read.begin >= written.end || written.begin >= read.end) return false;
  return has_core || out.data() != input.data() || out.shape() != input.shape() ||
         out.strides() != input.strides() || ItemSize(out.dtype()) != ItemSize(input.dtype());
}

std::string FormatDTypes(const std::vector<Array>& arrays) {
  return absl::StrCat(
      "(",
      absl::StrJoin(arrays, ", ",
                    [](std::string* text, const Array& array) { *text += NameOf(array.dtype()); }),
      ")");
}

std::string FormatLoop(const LoopType& loop) {
  return absl::StrCat(NameOf(loop.result), "(",
                      absl::StrJoin(loop.parameters, ", ",
                                    [](std::string* text, const ParameterType& parameter) {
                                      *text += NameOf(parameter.dtype);
                                    }),
                      ")");
}

// A number of one type as another that it can be cast to safely.
void ConvertValue(const void* from, DType from_dtype, void* to, DType to_dtype) {
  const auto convert = [&](auto* value) {
    *value = Load<std::remove_pointer_t<decltype(value)>>(from, from_dtype);
  };
  switch (to_dtype) {
    case DType::kBool:
      return convert(static_cast<bool*>(to));
    case DType::kInt8:
      return convert(static_cast<std::int8_t*>(to));
    case DType::kInt16:
      return convert(static_cast<std::int16_t*>(to));
    case DType::kInt32:
      return convert(static_cast<std::int32_t*>(to));
    case DType::kInt64:
      return convert(static_cast<std::int64_t*>(to));
    case DType::kUint8:
      return convert(static_cast<std::uint8_t*>(to));
    case DType::kUint16:
      return convert(static_cast<std::uint16_t*>(to));
    case DType::kUint32:
      return convert(static_cast<std::uint32_t*>(to));
    case DType::kUint64:
      return convert(static_cast<std::uint64_t*>(to));
    case DType::kFloat32:
      return convert(static_cast<float*>(to));
    case DType::kFloat64:
      return convert(static_cast<double*>(to));
  }
}

DType PromoteAll(const std::vector<Array>& arrays) {
  DType dtype = arrays.front().dtype();
  for (const Array& array : arrays) dtype = PromoteTypes(dtype, array.dtype());
  return dtype;
}

}  // namespace

const Memory& HostMemory() {
  static const HostMemoryType memory;
  return memory;
}

std::string NameFromPrettyFunction(const std::string& pretty) {
  // "... [with F = {anonymous}::Add; std::string = ...]" of g++, "[F = Add]" of clang
  std::size_t begin = pretty.rfind("F = ");
  if (begin == std::string::npos) return "ufunc";
  std::string name = pretty.substr(begin + 4);
  name = name.substr(0, name.find_first_of(";]"));
  const std::size_t scope = name.substr(0, name.find('<')).rfind("::");
  return scope == std::string::npos ? name : name.substr(scope + 2);
}

absl::StatusOr<Array> CopiedTo(const Memory& memory, Location location, const Array& array) {
  if (array.location() == location) return array;
  const Extent extent = ExtentOf(array);
  const bool dense = static_cast<std::size_t>(extent.end - extent.begin) ==
                     BytesOf(DistinctShape(array), array.dtype());
  // What lies in gaps on the host is left there.
  const bool pack = !dense && array.location() == Location::kHost && array.size() > 0;
  return CopyExtent(memory, location, pack ? Packed(array) : array);
}

std::string Call::Signature() const {
  const auto format = [](std::string* text, const ParameterType& parameter) {
    *text += parameter.core == '\0' ? "()" : absl::StrCat("(", std::string(1, parameter.core), ")");
  };
  return absl::StrCat(absl::StrJoin(type().parameters, ",", format), "->()");
}

absl::Status Call::ChooseLoop(const std::vector<Array>& inputs) {
  const auto matches = [&](const LoopType& loop, auto accepts) {
    for (std::size_t i = 0; i < inputs.size(); ++i) {
      if (!accepts(inputs[i].dtype(), loop.parameters[i].dtype)) return false;
    }
    return true;
  };
  const auto& loops = function_->loops;
  auto found = std::find_if(loops.begin(), loops.end(), [&](const LoopType& loop) {
    return matches(loop, [](DType from, DType to) { return from == to; });
  });
  if (found == loops.end()) {
    found = std::find_if(loops.begin(), loops.end(),
                         [&](const LoopType& loop) { return matches(loop, CanCastSafely); });
  }
  if (found == loops.end()) {
    return absl::InvalidArgumentError(absl::StrCat(
        function_->name, ": no loop takes ", FormatDTypes(inputs), ", which promote to ",
        NameOf(PromoteAll(inputs)), "; there is ",
        absl::StrJoin(loops, ", ",
                      [](std::string* text, const LoopType& loop) { *text += FormatLoop(loop); })));
  }
  loop_ = static_cast<std::size_t>(found - loops.begin());
  return absl::OkStatus();
}

absl::Status Call::SplitCores(const std::vector<Array>& inputs) {
  struct Seen {
    std::int64_t size;
    std::size_t input;
  };
  std::map<char, Seen> seen;
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    Shape shape = inputs[i].shape();
    const char core = type().parameters[i].core;
    if (core != '\0') {
      const std::string dimension =
          absl::StrCat("core dimension ", std::string(1, core), " of ", Signature());
      if (shape.empty()) {
        return absl::InvalidArgumentError(absl::StrCat(
            function_->name, ": input ", i, " has shape () and no axis for the ", dimension));
      }
      const auto [first, is_first] = seen.insert({core, {shape.back(), i}});
      if (!is_first && first->second.size != shape.back()) {
        return absl::InvalidArgumentError(absl::StrCat(
            function_->name, ": the ", dimension, " is ", first->second.size, " in input ",
            first->second.input, " of shape ", FormatShape(inputs[first->second.input].shape()),
            " and ", shape.back(), " in input ", i, " of shape ", FormatShape(shape),
            "; core dimensions do not broadcast"));
      }
      shape.pop_back();
    }
    if (shape.size() > kMaxDimensions) {
      return absl::InvalidArgumentError(
          absl::StrCat(function_->name, ": input ", i, " of shape ", FormatShape(inputs[i].shape()),
                       " has more than ", kMaxDimensions, " axes",
                       core == '\0' ? "" : " besides its core dimension"));
    }
    outer_shapes_.push_back(std::move(shape));
  }
  return absl::OkStatus();
}

absl::Status Call::FindShape(const std::vector<Array>& inputs, const Array* out) {
  absl::StatusOr<Shape> shape = BroadcastShapes(function_->name, outer_shapes_);
  if (!shape.ok()) return shape.status();
  result_shape_ = *std::move(shape);
  const bool any_on_device = std::any_of(inputs.begin(), inputs.end(), [](const Array& input) {
    return input.location() == Location::kDevice;
  });
  result_location_ = any_on_device ? Location::kDevice : Location::kHost;
  if (out == nullptr) return absl::OkStatus();
  result_location_ = out->location();
  // The inputs may be repeated to fill `out`, but `out` not to hold them.
  std::vector<Shape> with_out = outer_shapes_;
  with_out.push_back(out->shape());
  const absl::StatusOr<Shape> together = BroadcastShapes(function_->name, with_out);
  if (!together.ok() || *together != out->shape() || out->ndim() > kMaxDimensions) {
    return absl::InvalidArgumentError(
        absl::StrCat(function_->name, ": out has shape ", FormatShape(out->shape()),
                     ", but the result has shape ", FormatShape(result_shape_)));
  }
  result_shape_ = out->shape();
  return absl::OkStatus();
}

absl::Status Call::CheckLocations(const std::vector<Array>& inputs, const Array* out) const {
  if (function_->memory->location() == Location::kDevice) return absl::OkStatus();
  const auto refuse = [&](const std::string& what) {
    return absl::InvalidArgumentError(
        absl::StrCat(function_->name, ": ", what, " is in device memory, but the target ",
                     function_->target, " computes on the host; copy it with ToHost() first"));
  };
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    if (inputs[i].location() == Location::kDevice) return refuse(absl::StrCat("input ", i));
  }
  if (out != nullptr && out->location() == Location::kDevice) return refuse("out");
  return absl::OkStatus();
}

absl::Status Call::CheckOut(const Array& out) const {
  if (!out.writable()) {
    return absl::InvalidArgumentError(
        absl::StrCat(function_->name, ": out of shape ", FormatShape(out.shape()),
                     " is read-only: it is a broadcast view or has const elements"));
  }
  if (!CanCastSameKind(type().result, out.dtype())) {
    return absl::InvalidArgumentError(
        absl::StrCat(function_->name, ": the result is ", NameOf(type().result),
                     " and cannot be stored in an out of ", NameOf(out.dtype()),
                     ", which is of a lower kind (bool < unsigned < signed < float)"));
  }
  for (int axis = 0; axis < out.ndim(); ++axis) {
    if (out.size() > 0 && out.shape()[axis] > 1 && out.strides()[axis] == 0) {
      return absl::InvalidArgumentError(
          absl::StrCat(function_->name, ": out of shape ", FormatShape(out.shape()),
                       " has the stride 0 along axis ", axis, ": its elements are one"));
    }
  }
  return absl::OkStatus();
}

absl::Status Call::BringInputs(const std::vector<Array>& inputs) {
  for (const Array& input : inputs) {
    // A lone number goes along with the call by value.
    absl::StatusOr<Array> here =
        input.ndim() == 0 && input.location() == Location::kHost
            ? input
            : CopiedTo(*function_->memory, function_->memory->location(), input);
    if (!here.ok()) return here.status();
    inputs_.push_back(*std::move(here));
  }
  return absl::OkStatus();
}

absl::Status Call::MakeResult(const Array* out) {
  const Location here = function_->memory->location();
  if (out != nullptr) out_ = std::make_shared<Array>(*out);
  if (out != nullptr && out->location() == here) {
    computed_ = out_;
    for (std::size_t i = 0; i < inputs_.size(); ++i) {
      if (!Endangers(*out, inputs_[i], type().parameters[i].core != '\0')) continue;
      absl::StatusOr<Array> copy = CopyExtent(*function_->memory, here, inputs_[i]);
      if (!copy.ok()) return copy.status();
      inputs_[i] = *std::move(copy);
    }
    return absl::OkStatus();
  }
  std::vector<Strides> strides;
  for (std::size_t i = 0; i < inputs_.size(); ++i) {
    strides.push_back(BroadcastStrides(outer_shapes_[i], inputs_[i].strides(), result_shape_));
  }
  const DType dtype = out == nullptr ? type().result : out->dtype();
  if (out != nullptr) strides = {out->strides()};
  absl::StatusOr<Array> result = NewArray(*function_->memory, dtype, result_shape_,
                                          StridesLike(result_shape_, strides, dtype));
  if (!result.ok()) return result.status();
  computed_ = std::make_shared<Array>(*std::move(result));
  return absl::OkStatus();
}

void Call::FillOperands() {
  std::vector<Strides> strides{computed_->strides()};
  for (std::size_t i = 0; i < inputs_.size(); ++i) {
    strides.push_back(BroadcastStrides(outer_shapes_[i], inputs_[i].strides(), result_shape_));
  }
  const Walk walk = PlanWalk(result_shape_, strides);
  size_ = SizeOf(result_shape_);
  axes_ = std::max<int>(1, static_cast<int>(walk.shape.size()));
  const auto operand = [&](const Array& array, std::size_t i) {
    Operand result{static_cast<std::byte*>(array.data()), array.dtype(), 0, {}, 0, 0};
    for (std::size_t axis = 0; axis < walk.shape.size(); ++axis) {
      result.strides[axis] = walk.strides[i][walk.shape.size() - 1 - axis];
    }
    return result;
  };
  for (std::size_t axis = 0; axis < walk.shape.size(); ++axis) {
    shape_[axis] = walk.shape[walk.shape.size() - 1 - axis];
  }
  out_operand_ = operand(*computed_, 0);
  for (std::size_t i = 0; i < inputs_.size(); ++i) {
    input_operands_.push_back(operand(inputs_[i], i + 1));
    Operand& input = input_operands_.back();
    if (type().parameters[i].core != '\0') {
      input.core_size = inputs_[i].shape().back();
      input.core_stride = inputs_[i].strides().back();
    } else if (inputs_[i].location() != function_->memory->location()) {
      ConvertValue(inputs_[i].data(), inputs_[i].dtype(), &input.value, type().parameters[i].dtype);
      input.data = nullptr;
      input.dtype = type().parameters[i].dtype;
    }
  }
}

absl::StatusOr<Call> Call::Prepare(const Function& function,
                                   const std::vector<absl::StatusOr<Array>>& given,
                                   const Array* out) {
  std::vector<Array> inputs;
  for (const absl::StatusOr<Array>& input : given) {
    if (!input.ok()) return input.status();
    inputs.push_back(*input);
  }
  Call call(function);
  absl::Status status = call.ChooseLoop(inputs);
  if (status.ok()) status = call.SplitCores(inputs);
  if (status.ok()) status = call.FindShape(inputs, out);
  if (status.ok()) status = call.CheckLocations(inputs, out);
  if (status.ok() && out != nullptr) status = call.CheckOut(*out);
  if (status.ok()) status = call.BringInputs(inputs);
  if (status.ok()) status = call.MakeResult(out);
  if (!status.ok()) return status;
  call.FillOperands();
  return call;
}

absl::StatusOr<Array> Call::Finish() const {
  const Memory& memory = *function_->memory;
  if (out_ == nullptr) return CopiedTo(memory, result_location_, *computed_);
  if (computed_ == out_) return *out_;
  if (computed_->strides() == out_->strides()) {
    const Extent from = ExtentOf(*computed_), to = ExtentOf(*out_);
    const auto bytes = static_cast<std::size_t>(from.end - from.begin);
    if (bytes == 0) return *out_;
    const absl::Status copied =
        memory.Copy(to.begin, out_->location(), from.begin, computed_->location(), bytes);
    if (!copied.ok()) return copied;
    return *out_;
  }
  const absl::StatusOr<Array> here = CopiedTo(memory, Location::kHost, *computed_);
  if (!here.ok()) return here.status();
  std::vector<std::byte> values(BytesOf(here->shape(), here->dtype()));
  Gather(*here, values.data());
  Scatter(values.data(), *out_);
  return *out_;
}

}  // namespace ufunc::internal
