// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/lower/launch.h"

namespace simt::lower {
namespace {

// Words that are followed by a parenthesised condition, which is no call.
bool IsControlWord(const Token& token) {
  return token.Is("if") || token.Is("while") || token.Is("for") || token.Is("switch") ||
         token.Is("constexpr") || token.Is("return") || token.Is("else") || token.Is("do") ||
         token.Is("case") || token.Is("throw");
}

bool IsName(const Token& token) {
  return token.kind == TokenKind::kIdentifier && !IsControlWord(token);
}

// True if the ')' at `close` ends the condition of a control statement.
bool ClosesCondition(const std::vector<Token>& tokens, std::size_t close) {
  const std::size_t open = MatchingOpen(tokens, close);
  return open != kNone && open > 0 && IsControlWord(tokens[open - 1]);
}

// Extends a name that begins at `begin` to the left over `Scope::`, `object.`, `pointer->` and
// `prefix_##`.
std::size_t WithQualifiers(const std::vector<Token>& tokens, std::size_t begin);

// The first token of the postfix expression that ends at `last`, or kNone.
std::size_t PostfixBegin(const std::vector<Token>& tokens, std::size_t last) {
  const Token& token = tokens[last];
  if (token.Is(">")) {
    std::size_t open = MatchingOpenAngle(tokens, last);
    // `kernel<N < 3>`: the first '<' found was a comparison, another one is further left.
    while (open != kNone && open >= 2 && tokens[open - 2].Is("<")) open -= 2;
    if (open == kNone || open == 0 || !IsName(tokens[open - 1])) return kNone;
    return WithQualifiers(tokens, open - 1);
  }
  if (token.Is("]") || token.Is(")")) {
    const std::size_t open = MatchingOpen(tokens, last);
    if (open == kNone) return kNone;
    if (open > 0) {
      const Token& before = tokens[open - 1];
      const bool callee = IsName(before) || before.Is("]") || before.Is(">") ||
                          (before.Is(")") && !ClosesCondition(tokens, open - 1));
      if (callee) {
        const std::size_t begin = PostfixBegin(tokens, open - 1);
        if (begin != kNone) return begin;
      }
    }
    return token.Is(")") ? open : kNone;
  }
  if (IsName(token)) return WithQualifiers(tokens, last);
  return kNone;
}

std::size_t WithQualifiers(const std::vector<Token>& tokens, std::size_t begin) {
  while (begin > 0) {
    const Token& before = tokens[begin - 1];
    if (before.Is("template")) {
      --begin;
    } else if (before.Is("::")) {
      --begin;
      if (begin > 0 && (IsName(tokens[begin - 1]) || tokens[begin - 1].Is(">"))) {
        const std::size_t scope = PostfixBegin(tokens, begin - 1);
        return scope == kNone ? begin : scope;
      }
    } else if ((before.Is(".") || before.Is("->") || before.Is("##")) && begin > 1) {
      const std::size_t object = PostfixBegin(tokens, begin - 2);
      return object == kNone ? begin : object;
    } else {
      break;
    }
  }
  return begin;
}

}  // namespace

std::size_t KernelBegin(const std::vector<Token>& tokens, std::size_t open) {
  return open == 0 ? kNone : PostfixBegin(tokens, open - 1);
}

std::size_t ConfigurationEnd(const std::vector<Token>& tokens, std::size_t open) {
  for (std::size_t i = open + 1; i < tokens.size(); ++i) {
    std::size_t close = kNone;
    if (IsOpening(tokens[i])) {
      i = MatchingClose(tokens, i);
      if (i == kNone) return kNone;
    } else if (IsClosing(tokens[i]) || tokens[i].Is(";") || tokens[i].Is("<<<")) {
      return kNone;
    } else if (tokens[i].Is("<") && IsTemplateArgumentList(tokens, i, &close)) {
      i = close;
    } else if (IsTripleClose(tokens, i) && i + 3 < tokens.size() && tokens[i + 3].Is("(")) {
      return i;
    }
  }
  return kNone;
}

}  // namespace simt::lower
