// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/lower/scopes.h"

#include "common/simt/lower/brackets.h"
#include "common/simt/lower/declaration.h"

namespace simt::lower {
namespace {

// What the tokens before a '{' contain, groups and template argument lists left out.
struct Head {
  bool has_namespace = false, has_class_key = false, has_parameters = false, has_equals = false;
  bool has_constructor_initializers = false;  // "...) :"
  bool is_global = false, is_device = false, is_host = false;
};

Head ReadHead(const std::vector<Token>& tokens, std::size_t begin, std::size_t end) {
  Head head;
  for (std::size_t i = begin; i < end; ++i) {
    const Token& token = tokens[i];
    const bool follows = i > begin;
    if (token.Is("template") && i + 1 < end && tokens[i + 1].Is("<")) {
      const std::size_t close = MatchingCloseAngle(tokens, i + 1);
      if (close == kNone || close >= end) return head;
      i = close;
    } else if (TakesAttributeArguments(token) && i + 1 < end && tokens[i + 1].Is("(")) {
      i = MatchingClose(tokens, i + 1);
    } else if (IsOpening(token)) {
      const std::size_t close = MatchingClose(tokens, i);
      if (close == kNone || close >= end) continue;  // an open parenthesis: a lambda in a call
      if (token.Is("(")) head.has_parameters = true;
      i = close;
    } else if (token.Is("=") && !(follows && tokens[i - 1].Is("operator"))) {
      head.has_equals = true;
    } else if (token.Is(":") && follows && tokens[i - 1].Is(")")) {
      head.has_constructor_initializers = true;
    } else if (token.kind == TokenKind::kIdentifier) {
      head.has_namespace = head.has_namespace || token.Is("namespace");
      head.has_class_key = head.has_class_key || token.Is("struct") || token.Is("class") ||
                           token.Is("union") || token.Is("enum");
      head.is_global = head.is_global || token.Is("__global__");
      head.is_device = head.is_device || token.Is("__device__");
      head.is_host = head.is_host || token.Is("__host__");
    }
    if (i == kNone) return head;
  }
  return head;
}

}  // namespace

void Scopes::Advance(std::size_t index) {
  const Token& token = tokens_[index];
  if (token.kind != TokenKind::kPunctuation) return;
  if (token.Is("{")) {
    const Scope scope = Classify(index);
    Push(scope);
    if (scope.kind != Kind::kInitializer) current_.statement_begin = index + 1;
  } else if (token.Is("(") || token.Is("[")) {
    Push({Kind::kParentheses, InDeviceFunction(), InDeviceOnlyFunction()});
  } else if (IsClosing(token)) {
    Pop(index);
  } else if (token.Is(";")) {
    current_.statement_begin = index + 1;
  }
}

void Scopes::OnDirective(std::string_view name) {
  if (name == "if" || name == "ifdef" || name == "ifndef") {
    conditionals_.push_back(current_);
  } else if ((name == "else" || name == "elif") && !conditionals_.empty()) {
    current_ = conditionals_.back();
  } else if (name == "endif" && !conditionals_.empty()) {
    conditionals_.pop_back();
  }
}

bool Scopes::InDeviceOnlyFunction() const {
  return !current_.stack.empty() && current_.stack.back().device_only;
}
bool Scopes::InDeviceFunction() const {
  return !current_.stack.empty() && current_.stack.back().device;
}
bool Scopes::InClass() const {
  return !current_.stack.empty() && current_.stack.back().kind == Kind::kClass;
}
bool Scopes::InParentheses() const {
  return !current_.stack.empty() && current_.stack.back().kind == Kind::kParentheses;
}

Scopes::Scope Scopes::Classify(std::size_t brace) const {
  const Head head = ReadHead(tokens_, current_.statement_begin, brace);
  const bool marked = head.is_global || head.is_device;
  const Scope inherited{Kind::kBlock, InDeviceFunction(), InDeviceOnlyFunction()};
  const Token* before = brace > current_.statement_begin ? &tokens_[brace - 1] : nullptr;
  if (InFunction()) {
    if (head.has_class_key && !head.has_parameters && !head.has_equals) {
      return {Kind::kClass, inherited.device, inherited.device_only};
    }
    // A lambda may be marked; a block is what its function is.
    const bool lambda_on_device = marked && !head.has_class_key;
    return {Kind::kBlock, inherited.device || lambda_on_device,
            inherited.device_only || (lambda_on_device && !head.is_host)};
  }
  if (head.has_namespace || (before != nullptr && before->kind == TokenKind::kString)) {
    return {Kind::kNamespace, false, false};
  }
  const bool lambda = before != nullptr && (before->Is(")") || before->Is("]"));
  if (head.has_equals && !lambda) return {Kind::kInitializer, false, false};
  if (head.has_class_key && !head.has_parameters) return {Kind::kClass, false, false};
  if (head.has_constructor_initializers && before != nullptr &&
      (before->kind == TokenKind::kIdentifier || before->Is(">"))) {
    return {Kind::kInitializer, false, false};  // `: member{1}`
  }
  if (head.has_parameters || lambda || InParentheses()) {
    return {Kind::kFunction, marked, head.is_global || (head.is_device && !head.is_host)};
  }
  return {Kind::kInitializer, false, false};
}

void Scopes::Push(Scope scope) {
  if (scope.kind == Kind::kFunction) ++current_.function_depth;
  current_.stack.push_back(scope);
}

void Scopes::Pop(std::size_t index) {
  if (current_.stack.empty()) return;
  const Kind kind = current_.stack.back().kind;
  if (kind == Kind::kFunction) --current_.function_depth;
  current_.stack.pop_back();
  if (kind == Kind::kFunction || kind == Kind::kBlock || kind == Kind::kNamespace) {
    current_.statement_begin = index + 1;
  }
}

}  // namespace simt::lower
