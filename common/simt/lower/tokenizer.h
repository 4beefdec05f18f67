// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: tokenizer.h
//
// C++ source as a sequence of tokens, exact enough that nothing inside a comment, a string or an
// unused `#if 0` group is ever taken for code. Tokens refer to the source by offset, so that a
// rewriter can edit the text between them and leave everything else as it was written.

#ifndef COMMON_SIMT_LOWER_TOKENIZER_H_
#define COMMON_SIMT_LOWER_TOKENIZER_H_

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace simt::lower {

enum class TokenKind {
  kIdentifier,   // keywords too
  kNumber,       // a preprocessing number: 1'000, 0x1p-3f
  kString,       // with prefix and delimiter when raw: R"(...)"
  kCharacter,    // 'a'
  kPunctuation,  // "<<<", "<<", "::", "->", "##" and the like are one token; every '>' is its own
  kDirective,    // a preprocessor line with its continuation lines, without the last newline
};

struct Token {
  TokenKind kind;
  std::size_t offset;     // of its first character in the source
  std::string_view text;  // into the source

  bool Is(std::string_view expected) const { return text == expected; }
  std::size_t end() const { return offset + text.size(); }
};

// Returns the tokens of `source`, white space and comments left out. Text in groups that the
// preprocessor certainly skips (`#if 0`) yields no tokens but its directives. Never fails: what is
// not closed ends at its line's end (strings, characters) or at the end of the source (comments,
// raw strings), and the compiler will complain.
std::vector<Token> Tokenize(std::string_view source);

// Returns the tokens of the replacement list of `directive` if it is a `#define`, else none.
// Offsets are of the source that `directive` came from.
std::vector<Token> TokenizeMacroBody(const Token& directive);

// Returns the name of a directive: "define", "if", "endif", ...; empty for a lone '#'.
std::string_view DirectiveName(std::string_view directive);

// What an `#include` names.
struct Header {
  std::string_view name;  // without quotes or brackets
  std::size_t offset;     // of the name in the source
  bool quoted;
};
// The header of `directive`; none if it is no #include, or leaves the name to a macro.
std::optional<Header> HeaderOf(const Token& directive);

struct Position {
  int line;    // from 1
  int column;  // from 1, in bytes
};
Position PositionOf(std::string_view source, std::size_t offset);

}  // namespace simt::lower

#endif  // COMMON_SIMT_LOWER_TOKENIZER_H_
