// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/lower/declaration.h"

namespace simt::lower {
namespace {

bool IsLiteral(const Token& token) {
  return token.kind == TokenKind::kNumber || token.kind == TokenKind::kString ||
         token.kind == TokenKind::kCharacter || token.Is("true") || token.Is("false") ||
         token.Is("nullptr");
}

bool IsClassKey(const Token& token) {
  return token.Is("struct") || token.Is("class") || token.Is("union") || token.Is("enum");
}

// Reads one declaration from left to right.
class Parser {
 public:
  Parser(const std::vector<Token>& tokens, std::size_t begin, bool may_be_function)
      : tokens_(tokens), at_(begin), may_be_function_(may_be_function) {}

  Declaration Run() {
    do {
      if (!ReadDeclarator()) {
        result_.is_function = true;
        return std::move(result_);
      }
    } while (At(",") && ++at_);
    result_.end = at_;
    return std::move(result_);
  }

 private:
  bool Done() const { return at_ >= tokens_.size(); }
  bool At(std::string_view text) const { return !Done() && tokens_[at_].Is(text); }

  // Steps over the group that opens here.
  void SkipGroup() {
    const std::size_t close = MatchingClose(tokens_, at_);
    at_ = close == kNone ? tokens_.size() : close + 1;
  }

  // Reads specifiers (before the first declarator), the name, array extents and the initialiser.
  // Returns false if this is a function.
  bool ReadDeclarator() {
    Declarator declarator;
    declarator.name_token = kNone;
    bool class_key = false;
    bool after_scope = false;  // the last token was "::"
    while (!Done()) {
      const Token& token = tokens_[at_];
      if (token.kind == TokenKind::kIdentifier) {
        if (token.Is("operator")) return false;
        if (TakesAttributeArguments(token) && at_ + 1 < tokens_.size() &&
            tokens_[at_ + 1].Is("(")) {
          ++at_;
          SkipGroup();
          continue;
        }
        class_key = class_key || IsClassKey(token);
        declarator.name =
            after_scope ? declarator.name + std::string(token.text) : std::string(token.text);
        declarator.name_token = at_++;
        after_scope = false;
      } else if (token.Is("::")) {
        declarator.name = after_scope ? "" : declarator.name + "::";
        after_scope = true;
        ++at_;
      } else if (token.Is("<") && declarator.name_token != kNone) {
        const std::size_t close = MatchingCloseAngle(tokens_, at_);
        if (close == kNone) return false;
        for (std::size_t i = at_; i <= close; ++i) declarator.name += tokens_[i].text;
        at_ = close + 1;
      } else if (token.Is("[") && at_ + 1 < tokens_.size() && tokens_[at_ + 1].Is("[")) {
        SkipGroup();  // [[attribute]]
      } else if (token.Is("{") && class_key) {
        SkipGroup();
        class_key = false;
      } else if (token.Is("*") || token.Is("&") || token.Is("&&")) {
        after_scope = false;
        ++at_;
      } else if (token.Is("(") && IsNestedDeclarator()) {
        ReadNestedDeclarator(&declarator);
        break;
      } else {
        break;
      }
    }
    if (Done() && declarator.name_token == kNone) return true;
    return ReadAfterName(std::move(declarator));
  }

  // `(*name)`, `(&name)` after a type.
  bool IsNestedDeclarator() const {
    return at_ + 1 < tokens_.size() && (tokens_[at_ + 1].Is("*") || tokens_[at_ + 1].Is("&"));
  }

  void ReadNestedDeclarator(Declarator* declarator) {
    const std::size_t close = MatchingClose(tokens_, at_);
    for (std::size_t i = at_; i < close && i < tokens_.size(); ++i) {
      if (tokens_[i].kind == TokenKind::kIdentifier && !tokens_[i].Is("const") &&
          !tokens_[i].Is("volatile") && !tokens_[i].Is("__restrict__")) {
        declarator->name = std::string(tokens_[i].text);
        declarator->name_token = i;
        break;
      }
    }
    SkipGroup();
    if (At("(")) SkipGroup();  // a pointer to a function
  }

  bool ReadAfterName(Declarator declarator) {
    bool extents = false;
    declarator.last_token = at_ == 0 ? 0 : at_ - 1;
    while (At("[")) {
      if (!extents && at_ + 1 < tokens_.size() && tokens_[at_ + 1].Is("]")) {
        declarator.unsized = true;
      }
      extents = true;
      SkipGroup();
      declarator.last_token = at_ - 1;
    }
    while (!Done() && TakesAttributeArguments(tokens_[at_])) {
      ++at_;
      if (At("(")) SkipGroup();
    }
    declarator.attributes_end = at_ == 0 ? 0 : at_ - 1;
    if (At("(")) {
      if (may_be_function_ && !(at_ + 1 < tokens_.size() && IsLiteral(tokens_[at_ + 1]))) {
        return false;
      }
      declarator.initialized = true;
      SkipGroup();
    } else if (At("{")) {
      declarator.initialized = true;
      SkipGroup();
    } else if (At("=")) {
      declarator.initialized = true;
      SkipInitializer();
    }
    if (!Done() && !At(",") && !At(";")) return !may_be_function_ && Fail();
    result_.declarators.push_back(std::move(declarator));
    return true;
  }

  // A variable's declaration that went some way unknown here: one nameless declarator tells.
  bool Fail() {
    Declarator unknown;
    unknown.name_token = unknown.last_token = unknown.attributes_end = at_;
    result_.declarators.push_back(std::move(unknown));
    return true;
  }

  void SkipInitializer() {
    while (!Done() && !At(",") && !At(";")) {
      std::size_t close = kNone;
      if (IsOpening(tokens_[at_])) {
        SkipGroup();
      } else if (At("<") && IsTemplateArgumentList(tokens_, at_, &close)) {
        at_ = close + 1;
      } else if (IsClosing(tokens_[at_])) {
        return;
      } else {
        ++at_;
      }
    }
  }

  const std::vector<Token>& tokens_;
  std::size_t at_;
  const bool may_be_function_;
  Declaration result_;
};

}  // namespace

Declaration ParseDeclaration(const std::vector<Token>& tokens, std::size_t begin,
                             bool may_be_function) {
  return Parser(tokens, begin, may_be_function).Run();
}

std::optional<Function> FunctionAt(const std::vector<Token>& tokens, std::size_t begin,
                                   std::size_t after) {
  for (std::size_t i = begin; i < after; ++i) {
    if (tokens[i].Is("__host__") || tokens[i].Is("__global__") || tokens[i].Is("friend")) {
      return std::nullopt;
    }
  }
  std::string name;
  std::size_t i = after;
  for (; i < tokens.size() && !tokens[i].Is("("); ++i) {
    const Token& token = tokens[i];
    if (token.Is("<")) {
      i = MatchingCloseAngle(tokens, i);
      if (i == kNone) return std::nullopt;
    } else if (token.Is("operator")) {
      for (name = token.text; ++i < tokens.size() && !tokens[i].Is("(");) name += tokens[i].text;
      break;
    } else if (TakesAttributeArguments(token)) {
      i = MatchingClose(tokens, i + 1);
      if (i == kNone) return std::nullopt;
    } else if (token.kind == TokenKind::kIdentifier) {
      if (token.Is("__host__") || token.Is("__global__") || token.Is("static")) return std::nullopt;
      // `S::f(`: a member, or something declared in a namespace before.
      const bool qualified = i > after && tokens[i - 1].Is("::");
      if (qualified && i + 1 < tokens.size() && tokens[i + 1].Is("(")) return std::nullopt;
      name = token.text;
    } else if (token.Is(";") || token.Is("{") || token.Is("=")) {
      return std::nullopt;
    }
  }
  const std::size_t close = i < tokens.size() ? MatchingClose(tokens, i) : kNone;
  if (name.empty() || close == kNone) return std::nullopt;
  for (i = close + 1; i < tokens.size() && !tokens[i].Is(";"); ++i) {
    if (tokens[i].Is("{")) return Function{name, true};
  }
  return Function{name, false};
}

bool IsMemorySpace(const Token& token) {
  return token.Is("__shared__") || token.Is("__device__") || token.Is("__constant__") ||
         token.Is("__managed__");
}

bool TakesAttributeArguments(const Token& token) {
  return token.Is("__align__") || token.Is("alignas") || token.Is("__launch_bounds__") ||
         token.Is("__attribute__") || token.Is("__builtin_align__") || token.Is("decltype") ||
         token.Is("__cluster_dims__") || token.Is("__maxnreg__") || token.Is("__declspec");
}

}  // namespace simt::lower
