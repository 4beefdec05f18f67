// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/lower/kernel_declaration.h"

#include <algorithm>

#include "common/simt/lower/brackets.h"
#include "common/simt/lower/declaration.h"

namespace simt::lower {
namespace {

// The index of the '(' of the parameters, behind a name or `name<arguments>`; kNone if the tokens
// from `begin` on go another way.
std::size_t ParametersOf(const std::vector<Token>& tokens, std::size_t begin) {
  for (std::size_t i = begin; i < tokens.size(); ++i) {
    if (TakesAttributeArguments(tokens[i]) && i + 1 < tokens.size() && tokens[i + 1].Is("(")) {
      i = MatchingClose(tokens, i + 1);
    } else if (tokens[i].Is("<")) {
      i = MatchingCloseAngle(tokens, i);
    } else if (tokens[i].Is("[")) {
      i = MatchingClose(tokens, i);  // [[attribute]]
    } else if (tokens[i].Is("(")) {
      const bool named =
          i > begin && (tokens[i - 1].kind == TokenKind::kIdentifier || tokens[i - 1].Is(">"));
      return named ? i : kNone;
    } else if (tokens[i].kind != TokenKind::kIdentifier && !tokens[i].Is("::") &&
               !tokens[i].Is("*") && !tokens[i].Is("&")) {
      return kNone;
    }
    if (i == kNone) return kNone;
  }
  return kNone;
}

// The return type, if it is plainly not void: the index of a token of it, else kNone.
std::size_t NonVoidReturn(const std::vector<Token>& tokens, std::size_t begin, std::size_t end) {
  std::size_t found = kNone;
  bool is_void = false;
  for (std::size_t i = begin; i < end; ++i) {
    if (tokens[i].Is("<")) {  // template <class T>, k<int>
      i = MatchingCloseAngle(tokens, i);
    } else if (tokens[i].Is("(")) {  // an attribute's, or a macro's that stands before
      i = MatchingClose(tokens, i);
      found = kNone;
    } else if (tokens[i].Is("void")) {
      is_void = true;
    } else if (tokens[i].Is("*") || IsFundamentalType(tokens[i])) {
      found = i;
    }
    if (i >= end) return kNone;  // not understood
  }
  if (found != kNone && is_void && !tokens[found].Is("*")) return kNone;  // likewise
  return found;
}

// Steps over a group or a template argument list that opens at `i`; `i` itself if none does.
std::size_t EndOfGroup(const std::vector<Token>& tokens, std::size_t i) {
  if (IsOpening(tokens[i])) return MatchingClose(tokens, i);
  if (tokens[i].Is("<") && i > 0 && tokens[i - 1].kind == TokenKind::kIdentifier) {
    return MatchingCloseAngle(tokens, i);
  }
  return i;
}

// The index of the '&' of a parameter that is a reference, else kNone.
std::size_t ReferenceParameter(const std::vector<Token>& tokens, std::size_t open) {
  const std::size_t close = MatchingClose(tokens, open);
  if (close == kNone) return kNone;
  bool in_default_argument = false;
  for (std::size_t i = open + 1; i < close; ++i) {
    if (tokens[i].Is(",")) {
      in_default_argument = false;
    } else if (tokens[i].Is("=")) {
      in_default_argument = true;
    } else if (!in_default_argument && (tokens[i].Is("&") || tokens[i].Is("&&"))) {
      return i;
    } else if (!in_default_argument && tokens[i].Is("(") && tokens[i + 1].Is("&")) {
      return i + 1;  // T (&a)[3]
    }
    i = EndOfGroup(tokens, i);
    if (i == kNone) return kNone;
  }
  return kNone;
}

}  // namespace

std::optional<Violation> CheckKernelDeclaration(const std::vector<Token>& tokens, std::size_t begin,
                                                std::size_t global) {
  const std::size_t open = ParametersOf(tokens, global + 1);
  if (open == kNone) return std::nullopt;
  const std::size_t type = NonVoidReturn(tokens, std::min(begin, global), open);
  if (type != kNone) {
    return Violation{type,
                     "a __global__ function returns void: a kernel hands its results over in "
                     "memory that it gets a pointer to"};
  }
  const std::size_t reference = ReferenceParameter(tokens, open);
  if (reference != kNone) {
    return Violation{
        reference,
        "a parameter of a __global__ function cannot be a reference, which would "
        "refer to memory of the host: take it by value, or a pointer to device memory"};
  }
  return std::nullopt;
}

bool IsFundamentalType(const Token& token) {
  static constexpr const char* kTypes[] = {"bool",   "char",     "short", "int",    "long",
                                           "signed", "unsigned", "float", "double", "size_t"};
  return std::any_of(std::begin(kTypes), std::end(kTypes),
                     [&](const char* type) { return token.Is(type); });
}

}  // namespace simt::lower
