// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: call.h
//
// One call of a ufunc, up to the computation and after it: which loop, which shape, where the
// result goes, and what has to be copied. The same for all targets.

#ifndef COMMON_UFUNC_CALL_H_
#define COMMON_UFUNC_CALL_H_

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "common/ufunc/array.h"
#include "common/ufunc/broadcast.h"
#include "common/ufunc/elements.h"

namespace ufunc::internal {

// The memory that a target computes in.
class Memory {
 public:
  virtual ~Memory() = default;
  virtual Location location() const = 0;
  virtual absl::StatusOr<std::shared_ptr<void>> Allocate(std::size_t bytes) const = 0;
  // Copies between this memory, the host's, and itself.
  virtual absl::Status Copy(void* to, Location to_location, const void* from,
                            Location from_location, std::size_t bytes) const = 0;
};

// The host's.
const Memory& HostMemory();

// `array` with its elements in `memory`, at `location`: itself if they are there already, else a
// copy, made by one call of Copy. The strides stay if the elements fill their memory.
absl::StatusOr<Array> CopiedTo(const Memory& memory, Location location, const Array& array);

struct ParameterType {
  DType dtype;
  char core;  // the letter of the core dimension, '\0' if it has none
};

struct LoopType {
  DType result;
  std::vector<ParameterType> parameters;
};

// A ufunc as far as a call needs to know it.
struct Function {
  std::string name;  // what errors begin with
  std::string target;
  const Memory* memory;
  std::vector<LoopType> loops;  // not empty; with the same core dimensions in each
};

// "Add" from the __PRETTY_FUNCTION__ of a template with the parameter F = (anonymous)::Add.
std::string NameFromPrettyFunction(const std::string& pretty);

class Call {
 public:
  // Everything that comes before the computation; the first error among the inputs if there is one.
  // `out` may be null.
  static absl::StatusOr<Call> Prepare(const Function& function,
                                      const std::vector<absl::StatusOr<Array>>& inputs,
                                      const Array* out);

  // Which of the function's loops computes.
  std::size_t loop() const { return loop_; }

  template <int kInputs>
  Elements<kInputs> elements() const {
    Elements<kInputs> elements{size_, axes_, {}, out_operand_, {}};
    for (int axis = 0; axis < kMaxDimensions; ++axis) elements.shape[axis] = shape_[axis];
    for (int i = 0; i < kInputs; ++i) elements.inputs[i] = input_operands_[i];
    return elements;
  }

  // Everything that comes after it; returns the result, which is `out` if there was one.
  absl::StatusOr<Array> Finish() const;

 private:
  explicit Call(const Function& function) : function_(&function) {}

  absl::Status ChooseLoop(const std::vector<Array>& inputs);
  absl::Status SplitCores(const std::vector<Array>& inputs);
  absl::Status FindShape(const std::vector<Array>& inputs, const Array* out);
  absl::Status CheckLocations(const std::vector<Array>& inputs, const Array* out) const;
  absl::Status CheckOut(const Array& out) const;
  absl::Status BringInputs(const std::vector<Array>& inputs);
  absl::Status MakeResult(const Array* out);
  void FillOperands();

  const LoopType& type() const { return function_->loops[loop_]; }
  std::string Signature() const;

  const Function* function_;
  std::size_t loop_ = 0;
  std::vector<Shape> outer_shapes_;  // of the inputs, without their core dimensions
  Shape result_shape_;               // what they broadcast to
  std::vector<Array> inputs_;        // where the target computes
  std::shared_ptr<Array> computed_;  // where the target writes; null until it is known
  std::shared_ptr<Array> out_;       // where that goes; null if it is the result itself
  Location result_location_ = Location::kHost;

  std::int64_t size_ = 0;
  int axes_ = 1;
  std::int64_t shape_[kMaxDimensions] = {1, 1, 1, 1};
  Operand out_operand_ = {};
  std::vector<Operand> input_operands_;
};

}  // namespace ufunc::internal

#endif  // COMMON_UFUNC_CALL_H_
