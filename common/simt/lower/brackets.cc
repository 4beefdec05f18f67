// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/lower/brackets.h"

namespace simt::lower {

bool IsOpening(const Token& token) {
  return token.kind == TokenKind::kPunctuation && (token.Is("(") || token.Is("[") || token.Is("{"));
}

bool IsClosing(const Token& token) {
  return token.kind == TokenKind::kPunctuation && (token.Is(")") || token.Is("]") || token.Is("}"));
}

std::size_t MatchingClose(const std::vector<Token>& tokens, std::size_t open) {
  int depth = 0;
  for (std::size_t i = open; i < tokens.size(); ++i) {
    if (IsOpening(tokens[i])) ++depth;
    if (IsClosing(tokens[i]) && --depth == 0) return i;
  }
  return kNone;
}

std::size_t MatchingOpen(const std::vector<Token>& tokens, std::size_t close) {
  int depth = 0;
  for (std::size_t i = close + 1; i-- > 0;) {
    if (IsClosing(tokens[i])) ++depth;
    if (IsOpening(tokens[i]) && --depth == 0) return i;
  }
  return kNone;
}

std::size_t MatchingCloseAngle(const std::vector<Token>& tokens, std::size_t open) {
  int depth = 0;
  for (std::size_t i = open; i < tokens.size(); ++i) {
    if (IsOpening(tokens[i])) {
      i = MatchingClose(tokens, i);
      if (i == kNone) return kNone;
    } else if (IsClosing(tokens[i]) || tokens[i].Is(";")) {
      return kNone;
    } else if (tokens[i].Is("<")) {
      ++depth;
    } else if (tokens[i].Is(">") && --depth == 0) {
      return i;
    }
  }
  return kNone;
}

std::size_t MatchingOpenAngle(const std::vector<Token>& tokens, std::size_t close) {
  int depth = 0;
  for (std::size_t i = close + 1; i-- > 0;) {
    if (IsClosing(tokens[i])) {
      i = MatchingOpen(tokens, i);
      if (i == kNone) return kNone;
    } else if (IsOpening(tokens[i]) || tokens[i].Is(";")) {
      return kNone;
    } else if (tokens[i].Is(">")) {
      ++depth;
    } else if (tokens[i].Is("<") && --depth == 0) {
      return i;
    }
  }
  return kNone;
}

bool IsTemplateArgumentList(const std::vector<Token>& tokens, std::size_t open,
                            std::size_t* close) {
  if (open == 0 || tokens[open - 1].kind != TokenKind::kIdentifier ||
      tokens[open - 1].Is("operator")) {
    return false;
  }
  const std::size_t end = MatchingCloseAngle(tokens, open);
  if (end == kNone || end + 1 >= tokens.size()) return false;
  for (std::size_t i = open + 1; i < end; ++i) {
    if (IsOpening(tokens[i])) {
      i = MatchingClose(tokens, i);
    } else if (tokens[i].Is("?") || tokens[i].Is("=") || tokens[i].Is("||")) {
      return false;  // the '<' was a comparison and the '>' another
    }
  }
  *close = end;
  const Token& next = tokens[end + 1];
  return next.Is("(") || next.Is("{") || next.Is("::");
}

bool IsTripleClose(const std::vector<Token>& tokens, std::size_t at) {
  return at + 2 < tokens.size() && tokens[at].Is(">") && tokens[at + 1].Is(">") &&
         tokens[at + 2].Is(">") && tokens[at + 1].offset == tokens[at].end() &&
         tokens[at + 2].offset == tokens[at + 1].end();
}

}  // namespace simt::lower
