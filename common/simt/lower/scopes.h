// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: scopes.h
//
// Where in the program a token stands: at namespace scope, in a class, in a function that runs on
// the device. Kept up to date by one walk over the tokens, without a real parse.

#ifndef COMMON_SIMT_LOWER_SCOPES_H_
#define COMMON_SIMT_LOWER_SCOPES_H_

#include <cstddef>
#include <vector>

#include "common/simt/lower/tokenizer.h"

namespace simt::lower {

class Scopes {
 public:
  explicit Scopes(const std::vector<Token>& tokens) : tokens_(tokens) {}

  // Takes note of the token at `index`; called for every token, in order.
  void Advance(std::size_t index);

  // The branches of a conditional group each begin where the #if stood.
  void OnDirective(std::string_view name);

  bool InFunction() const { return current_.function_depth > 0; }
  // In the body of a function or lambda marked __global__, or __device__ and not __host__: code
  // that never runs on the host.
  bool InDeviceOnlyFunction() const;
  // In the body of any function marked __global__ or __device__.
  bool InDeviceFunction() const;
  bool InClass() const;
  // Between parentheses: parameters, arguments, conditions.
  bool InParentheses() const;

  // The index of the first token of the statement or declaration under way.
  std::size_t StatementBegin() const { return current_.statement_begin; }

 private:
  enum class Kind { kNamespace, kClass, kFunction, kBlock, kInitializer, kParentheses };
  struct Scope {
    Kind kind;
    bool device;       // marked __global__ or __device__, or inside such a function
    bool device_only;  // and not __host__
  };
  struct State {
    std::vector<Scope> stack;
    int function_depth = 0;
    std::size_t statement_begin = 0;
  };

  Scope Classify(std::size_t brace) const;
  void Push(Scope scope);
  void Pop(std::size_t index);

  const std::vector<Token>& tokens_;
  State current_;
  std::vector<State> conditionals_;  // as they were at each open #if
};

}  // namespace simt::lower

#endif  // COMMON_SIMT_LOWER_SCOPES_H_
