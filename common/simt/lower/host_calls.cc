// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/lower/host_calls.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <string_view>
#include <utility>

#include "common/simt/lower/brackets.h"
#include "common/simt/lower/kernel_declaration.h"
#include "common/simt/lower/scopes.h"

namespace simt::lower {
namespace {

// What the source says about a name.
struct Name {
  bool is_host_function = false;  // defined at namespace scope, with nothing that marks it
  bool may_be_else = false;       // declared as anything else somewhere, or not understood
};
using Names = std::map<std::string_view, Name>;

template <std::size_t kWords>
bool IsOneOf(const Token& token, const char* const (&words)[kWords]) {
  return std::any_of(std::begin(words), std::end(words),
                     [&](const char* word) { return token.Is(word); });
}

// Words that a call may follow.
bool MayPrecedeCall(const Token& token) {
  static constexpr const char* kWords[] = {"return", "else", "do", "case", "and", "or", "not"};
  return token.kind != TokenKind::kIdentifier || IsOneOf(token, kWords);
}

// Operators whose operand is not evaluated, so that nothing in it is called.
bool IsUnevaluated(const Token& token) {
  static constexpr const char* kWords[] = {"decltype", "sizeof",        "alignof",
                                           "noexcept", "static_assert", "typeid"};
  return IsOneOf(token, kWords);
}

// Names that CUDA has functions for, which a function of the source may overload.
bool IsCudaFunction(std::string_view name) {
  static constexpr std::string_view kNames[] = {
      "min",  "max",    "abs",    "norm",   "clamp",   "round",  "floor",  "ceil",     "trunc",
      "rint", "sqrt",   "rsqrt",  "cbrt",   "rcbrt",   "hypot",  "rhypot", "pow",      "exp",
      "exp2", "exp10",  "log",    "log2",   "log10",   "log1p",  "expm1",  "sin",      "cos",
      "tan",  "asin",   "acos",   "atan",   "atan2",   "sinh",   "cosh",   "tanh",     "erf",
      "erfc", "tgamma", "lgamma", "fma",    "fmod",    "fmin",   "fmax",   "fdim",     "fabs",
      "mod",  "modf",   "frexp",  "ldexp",  "signbit", "isnan",  "isinf",  "isfinite", "saturate",
      "swap", "clock",  "assert", "printf", "memcpy",  "memset", "malloc", "free",     "j0",
      "j1",   "jn",     "y0",     "y1",     "yn",      "sync",   "reduce"};
  return std::find(std::begin(kNames), std::end(kNames), name) != std::end(kNames);
}

// True if the tokens [begin, end) are the specifiers and the return type of a plain function of the
// host: `static inline const std::vector<int>&`. A word too many may be a macro for __device__.
bool IsPlainHead(const std::vector<Token>& tokens, std::size_t begin, std::size_t end) {
  static constexpr const char* kSpecifiers[] = {"static",   "inline", "extern", "const",
                                                "__host__", "struct", "class",  "enum"};
  bool fundamental = false, named = false;
  for (std::size_t i = begin; i < end; ++i) {
    const Token& token = tokens[i];
    if (IsOneOf(token, kSpecifiers) || token.kind == TokenKind::kString || token.Is("*") ||
        token.Is("&")) {
      continue;
    }
    if (IsFundamentalType(token) || token.Is("void") || token.Is("auto")) {
      if (named) return false;
      fundamental = true;
    } else if (token.kind == TokenKind::kIdentifier) {
      if (fundamental || named) return false;
      named = true;
      while (i + 2 < end && tokens[i + 1].Is("::")) i += 2;
    } else if (token.Is("<") && named) {
      i = MatchingCloseAngle(tokens, i);
      if (i == kNone || i >= end) return false;
    } else {
      return false;
    }
  }
  return fundamental || named;
}

class Finder {
 public:
  explicit Finder(const std::vector<Token>& source) {
    for (const Token& token : source) {
      if (token.kind == TokenKind::kDirective) {
        directives_.emplace_back(tokens_.size(), token);
      } else {
        tokens_.push_back(token);
      }
    }
  }

  std::vector<Token> Run() {
    Walk([this](std::size_t i, const Scopes& scopes) { Learn(i, scopes); });
    for (const auto& [at, directive] : directives_) LearnMacro(directive);
    std::vector<Token> calls;
    Walk([&](std::size_t i, const Scopes& scopes) {
      if (IsHostCall(i, scopes)) calls.push_back(tokens_[i]);
    });
    return calls;
  }

 private:
  // Calls visit(index, scopes) for each token.
  template <class Visit>
  void Walk(Visit visit) {
    Scopes scopes(tokens_);
    conditionals_ = 0;
    std::size_t directive = 0;
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
      for (; directive < directives_.size() && directives_[directive].first <= i; ++directive) {
        OnDirective(DirectiveName(directives_[directive].second.text), &scopes);
      }
      if (!scopes.InFunction()) outer_conditionals_ = conditionals_;
      visit(i, scopes);
      scopes.Advance(i);
    }
  }

  void OnDirective(std::string_view name, Scopes* scopes) {
    scopes->OnDirective(name);
    if (name == "if" || name == "ifdef" || name == "ifndef") ++conditionals_;
    if (name == "endif") --conditionals_;
  }

  bool IsCalled(std::size_t i) const { return i + 1 < tokens_.size() && tokens_[i + 1].Is("("); }

  // What the occurrence of a name at `i` says about it.
  void Learn(std::size_t i, const Scopes& scopes) {
    const Token& token = tokens_[i];
    if (token.kind != TokenKind::kIdentifier) return;
    if (scopes.InFunction()) {
      // A variable, or a lambda, hides the function.
      if (scopes.InDeviceFunction() && !IsCalled(i)) names_[token.text].may_be_else = true;
      return;
    }
    Name& name = names_[token.text];
    if (!IsCalled(i) || scopes.InClass() || scopes.InParentheses() ||
        !IsPlainHead(tokens_, scopes.StatementBegin(), i)) {
      name.may_be_else = true;
      return;
    }
    const std::size_t close = MatchingClose(tokens_, i + 1);
    if (close == kNone || close + 1 >= tokens_.size()) return;
    if (tokens_[close + 1].Is("{")) {
      name.is_host_function = true;
    } else if (!tokens_[close + 1].Is(";")) {
      name.may_be_else = true;
    }
  }

  // A macro's own name, and whatever stands in its replacement, may declare anything.
  void LearnMacro(const Token& directive) {
    if (DirectiveName(directive.text) != "define") return;
    std::string_view text = directive.text;
    text.remove_prefix(text.find("define") + 6);
    for (const Token& token : Tokenize(text)) {
      if (token.kind == TokenKind::kIdentifier) macro_words_.push_back(token.text);
    }
  }

  bool IsHostCall(std::size_t i, const Scopes& scopes) {
    if (i < unevaluated_until_ || !scopes.InDeviceOnlyFunction()) return false;
    if (IsUnevaluated(tokens_[i]) && IsCalled(i)) {
      const std::size_t close = MatchingClose(tokens_, i + 1);
      if (close != kNone) unevaluated_until_ = close;
      return false;
    }
    if (!IsCalled(i) || conditionals_ != outer_conditionals_) return false;
    const auto found = names_.find(tokens_[i].text);
    if (found == names_.end() || !found->second.is_host_function || found->second.may_be_else) {
      return false;
    }
    return IsPlainCall(i) && !IsCudaFunction(tokens_[i].text) &&
           std::find(macro_words_.begin(), macro_words_.end(), tokens_[i].text) ==
               macro_words_.end();
  }

  // Not a member's name, nor qualified, nor that of a declaration: `float *f(int);`.
  bool IsPlainCall(std::size_t i) const {
    if (i == 0) return false;
    const Token& before = tokens_[i - 1];
    if (before.Is(".") || before.Is("->") || before.Is("::") || before.Is(">")) return false;
    if ((before.Is("*") || before.Is("&")) && i > 1 && IsFundamentalType(tokens_[i - 2])) {
      return false;
    }
    return MayPrecedeCall(before);
  }

  std::vector<Token> tokens_;
  std::vector<std::pair<std::size_t, Token>> directives_;  // and the token that each precedes
  Names names_;
  std::vector<std::string_view> macro_words_;
  int conditionals_ = 0;        // open #if groups,
  int outer_conditionals_ = 0;  // those around the function that the walk is in
  std::size_t unevaluated_until_ = 0;
};

}  // namespace

std::vector<Token> FindHostCalls(const std::vector<Token>& source) { return Finder(source).Run(); }

}  // namespace simt::lower
