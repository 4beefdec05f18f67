// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/lower/tokenizer.h"

#include <algorithm>
#include <cctype>
#include <string>

namespace simt::lower {
namespace {

bool IsIdentifierStart(char c) {
  const unsigned char byte = static_cast<unsigned char>(c);
  return std::isalpha(byte) || c == '_' || c == '$' || byte >= 0x80;
}
bool IsIdentifierPart(char c) {
  return IsIdentifierStart(c) || std::isdigit(static_cast<unsigned char>(c));
}

// Walks over one source. `Lexer` holds where it is and whether a directive may begin there.
class Lexer {
 public:
  Lexer(std::string_view source, std::size_t begin, std::size_t end)
      : source_(source.substr(0, end)), at_(begin) {}

  std::vector<Token> Run(bool with_directives) {
    while (true) {
      SkipSpace();
      if (at_ >= source_.size()) break;
      if (with_directives && line_start_ && Peek() == '#') {
        LexDirective();
        continue;
      }
      line_start_ = false;
      LexToken();
    }
    return std::move(tokens_);
  }

 private:
  char Peek(std::size_t ahead = 0) const {
    return at_ + ahead < source_.size() ? source_[at_ + ahead] : '\0';
  }
  bool StartsWith(std::string_view text) const { return source_.substr(at_, text.size()) == text; }

  // The number of characters of a backslash-newline at `at`, or 0.
  std::size_t ContinuationAt(std::size_t at) const {
    if (at + 1 >= source_.size() || source_[at] != '\\') return 0;
    if (source_[at + 1] == '\n') return 2;
    if (source_[at + 1] == '\r' && at + 2 < source_.size() && source_[at + 2] == '\n') return 3;
    return 0;
  }

  void SkipSpace() {
    while (at_ < source_.size()) {
      const char c = Peek();
      if (c == '\n') {
        line_start_ = true;
        ++at_;
      } else if (c == ' ' || c == '\t' || c == '\r' || c == '\v' || c == '\f') {
        ++at_;
      } else if (std::size_t length = ContinuationAt(at_)) {
        at_ += length;
      } else if (!SkipComment()) {
        return;
      }
    }
  }

  bool SkipComment() {
    if (StartsWith("//")) {
      SkipToEndOfLine();
      return true;
    }
    if (StartsWith("/*")) {
      const std::size_t end = source_.find("*/", at_ + 2);
      at_ = end == std::string_view::npos ? source_.size() : end + 2;
      return true;
    }
    return false;
  }

  // To the newline that ends the logical line, which stays.
  void SkipToEndOfLine() {
    while (at_ < source_.size() && Peek() != '\n') {
      const std::size_t length = ContinuationAt(at_);
      at_ += length ? length : 1;
    }
  }

  // Leaves at_ behind the closing quote, or at the end of the line if there is none.
  void SkipQuoted(char quote) {
    ++at_;
    while (at_ < source_.size() && Peek() != '\n') {
      if (Peek() == '\\') {
        const std::size_t length = ContinuationAt(at_);
        at_ = std::min(source_.size(), at_ + (length ? length : 2));
      } else if (source_[at_++] == quote) {
        return;
      }
    }
  }

  // at_ is on the quote of R"delimiter(
  void SkipRawString() {
    const std::size_t open = source_.find('(', at_);
    if (open == std::string_view::npos) {
      at_ = source_.size();
      return;
    }
    std::string close = ")";
    close += source_.substr(at_ + 1, open - at_ - 1);
    close += '"';
    const std::size_t end = source_.find(close, open);
    at_ = end == std::string_view::npos ? source_.size() : end + close.size();
  }

  void Add(TokenKind kind, std::size_t begin) {
    tokens_.push_back({kind, begin, source_.substr(begin, at_ - begin)});
  }

  void LexToken() {
    const std::size_t begin = at_;
    const char c = Peek();
    if (IsIdentifierStart(c)) {
      while (at_ < source_.size() && IsIdentifierPart(Peek())) ++at_;
      LexAfterIdentifier(begin);
    } else if (std::isdigit(static_cast<unsigned char>(c)) ||
               (c == '.' && std::isdigit(static_cast<unsigned char>(Peek(1))))) {
      SkipNumber();
      Add(TokenKind::kNumber, begin);
    } else if (c == '"') {
      SkipQuoted('"');
      Add(TokenKind::kString, begin);
    } else if (c == '\'') {
      SkipQuoted('\'');
      Add(TokenKind::kCharacter, begin);
    } else {
      at_ += PunctuationLength();
      Add(TokenKind::kPunctuation, begin);
    }
  }

  // An identifier may turn out to be the prefix of a literal.
  void LexAfterIdentifier(std::size_t begin) {
    const std::string_view word = source_.substr(begin, at_ - begin);
    const bool encoding = word == "u8" || word == "u" || word == "U" || word == "L";
    const bool raw = word == "R" || word == "u8R" || word == "uR" || word == "UR" || word == "LR";
    if (raw && Peek() == '"') {
      SkipRawString();
      Add(TokenKind::kString, begin);
    } else if (encoding && Peek() == '"') {
      SkipQuoted('"');
      Add(TokenKind::kString, begin);
    } else if (encoding && Peek() == '\'') {
      SkipQuoted('\'');
      Add(TokenKind::kCharacter, begin);
    } else {
      Add(TokenKind::kIdentifier, begin);
    }
  }

  void SkipNumber() {
    while (at_ < source_.size()) {
      const char c = Peek();
      if ((c == '+' || c == '-') &&
          std::string_view("eEpP").find(source_[at_ - 1]) != std::string_view::npos) {
        ++at_;
      } else if (c == '\'' && IsIdentifierPart(Peek(1))) {
        at_ += 2;
      } else if (c == '.' || IsIdentifierPart(c)) {
        ++at_;
      } else {
        return;
      }
    }
  }

  std::size_t PunctuationLength() const {
    // No token but ">=" begins with '>' and is longer: template argument lists close with it.
    static constexpr std::string_view kLong[] = {
        "<<<", "<<=", "...", "->*", "<<", "<=", ">=", "->", "::", "##",
        "&&",  "||",  "==",  "!=",  "+=", "-=", "*=", "/=", "++", "--"};
    for (std::string_view text : kLong) {
      if (StartsWith(text)) return text.size();
    }
    return 1;
  }

  // Leaves at_ on the newline that ends the directive.
  void LexDirective() {
    const std::size_t begin = at_;
    while (at_ < source_.size() && Peek() != '\n') {
      if (std::size_t length = ContinuationAt(at_)) {
        at_ += length;
      } else if (Peek() == '"' || (Peek() == '\'' && !IsIdentifierPart(source_[at_ - 1]))) {
        SkipQuoted(Peek());
      } else if (!SkipComment()) {
        ++at_;
      }
    }
    Add(TokenKind::kDirective, begin);
    const std::string_view name = DirectiveName(tokens_.back().text);
    if (name == "if" && Condition(tokens_.back().text) == "0") SkipGroup();
  }

  // The rest of an #if line, trimmed of blanks.
  static std::string_view Condition(std::string_view directive) {
    std::string_view rest = directive.substr(directive.find("if") + 2);
    rest = rest.substr(0, std::min(rest.find("//"), rest.find("/*")));
    const std::size_t first = rest.find_first_not_of(" \t\r");
    if (first == std::string_view::npos) return "";
    return rest.substr(first, rest.find_last_not_of(" \t\r") - first + 1);
  }

  // Skips to the #else, #elif or #endif that ends the group of an #if 0.
  void SkipGroup() {
    int depth = 0;
    while (true) {
      SkipSpace();
      if (at_ >= source_.size()) return;
      if (line_start_ && Peek() == '#') {
        std::size_t end = source_.find('\n', at_);
        if (end == std::string_view::npos) end = source_.size();
        const std::string_view name = DirectiveName(source_.substr(at_, end - at_));
        if (name == "endif" || name == "else" || name == "elif") {
          if (depth == 0) return;
          if (name == "endif") --depth;
        } else if (name == "if" || name == "ifdef" || name == "ifndef") {
          ++depth;
        }
        ++at_;
      }
      line_start_ = false;
      const std::size_t count = tokens_.size();
      if (at_ < source_.size() && Peek() != '\n') LexToken();
      tokens_.resize(count, Token{});
    }
  }

  const std::string_view source_;
  std::size_t at_;
  bool line_start_ = true;
  std::vector<Token> tokens_;
};

}  // namespace

std::vector<Token> Tokenize(std::string_view source) {
  return Lexer(source, 0, source.size()).Run(/*with_directives=*/true);
}

std::vector<Token> TokenizeMacroBody(const Token& directive) {
  const std::string_view text = directive.text;
  if (DirectiveName(text) != "define") return {};
  std::vector<Token> tokens = Lexer(text, 1, text.size()).Run(/*with_directives=*/false);
  if (tokens.size() < 2) return {};
  // "define NAME", and its parameters if '(' follows the name at once.
  std::size_t body = 2;
  if (body < tokens.size() && tokens[body].Is("(") && tokens[body].offset == tokens[1].end()) {
    while (body < tokens.size() && !tokens[body].Is(")")) ++body;
    if (body < tokens.size()) ++body;
  }
  tokens.erase(tokens.begin(), tokens.begin() + body);
  for (Token& token : tokens) token.offset += directive.offset;
  return tokens;
}

std::string_view DirectiveName(std::string_view directive) {
  std::size_t begin = 1;
  while (begin < directive.size() && (directive[begin] == ' ' || directive[begin] == '\t')) ++begin;
  std::size_t end = begin;
  while (end < directive.size() && IsIdentifierPart(directive[end])) ++end;
  return directive.substr(begin, end - begin);
}

std::optional<Header> HeaderOf(const Token& directive) {
  const std::string_view text = directive.text;
  if (DirectiveName(text) != "include") return std::nullopt;
  std::size_t open = text.find("include") + 7;
  while (open < text.size() && (text[open] == ' ' || text[open] == '\t')) ++open;
  if (open == text.size() || (text[open] != '"' && text[open] != '<')) return std::nullopt;
  const bool quoted = text[open] == '"';
  const std::size_t close = text.find(quoted ? '"' : '>', open + 1);
  if (close == std::string_view::npos) return std::nullopt;
  return Header{text.substr(open + 1, close - open - 1), directive.offset + open + 1, quoted};
}

Position PositionOf(std::string_view source, std::size_t offset) {
  const std::string_view before = source.substr(0, offset);
  const std::size_t newline = before.rfind('\n');
  const std::size_t line_begin = newline == std::string_view::npos ? 0 : newline + 1;
  return {1 + static_cast<int>(std::count(before.begin(), before.end(), '\n')),
          1 + static_cast<int>(offset - line_begin)};
}

}  // namespace simt::lower
