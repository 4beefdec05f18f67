// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: declaration.h
//
// As much of a declaration's grammar as it takes to know whether a memory space specifier marks a
// function or variables, and to name the variables.

#ifndef COMMON_SIMT_LOWER_DECLARATION_H_
#define COMMON_SIMT_LOWER_DECLARATION_H_

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "common/simt/lower/brackets.h"
#include "common/simt/lower/tokenizer.h"

namespace simt::lower {

struct Declarator {
  std::string name;        // as written, with its scope: "Table::values"; empty if not understood
  std::size_t name_token;  // the index of its last part
  std::size_t last_token;  // the index of the last token of the declarator, initialiser excluded
  std::size_t attributes_end;  // likewise, attributes behind it included
  bool unsized = false;        // `name[]`
  bool initialized = false;
};

struct Declaration {
  bool is_function = false;  // a function, or nothing that declares variables
  std::vector<Declarator> declarators;
  std::size_t end = kNone;  // the index of its ';', or one past the last token
};

// Parses the declaration that goes on at `begin`, just after a memory space specifier.
// `may_be_function` is false after specifiers that only variables have.
Declaration ParseDeclaration(const std::vector<Token>& tokens, std::size_t begin,
                             bool may_be_function);

struct Function {
  std::string name;    // "operator+" for an operator
  bool is_definition;  // with a body
};

// The function at namespace scope whose declaration has its specifiers from `begin` to `after` and
// goes on there. None if the host has it too, if it is a member, or if it is not understood.
std::optional<Function> FunctionAt(const std::vector<Token>& tokens, std::size_t begin,
                                   std::size_t after);

// True for __shared__, __device__, __constant__ and __managed__.
bool IsMemorySpace(const Token& token);

// True if the '(' that follows `token` belongs to an attribute: __align__(16), alignas(8),
// __launch_bounds__(256), __attribute__((...)), decltype(x).
bool TakesAttributeArguments(const Token& token);

}  // namespace simt::lower

#endif  // COMMON_SIMT_LOWER_DECLARATION_H_
