// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/lower/lower.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

#include "common/simt/lower/brackets.h"
#include "common/simt/lower/declaration.h"
#include "common/simt/lower/host_calls.h"
#include "common/simt/lower/kernel_declaration.h"
#include "common/simt/lower/launch.h"
#include "common/simt/lower/scopes.h"
#include "common/simt/lower/tokenizer.h"

namespace simt::lower {
namespace {

struct Edit {
  std::size_t offset;
  std::size_t length;  // of the text that goes
  std::string text;
};

// "static" as wide as the word it replaces, so that columns stay.
std::string Padded(std::string_view text, std::size_t width) {
  std::string padded(text);
  padded.resize(std::max(padded.size(), width), ' ');
  return padded;
}

// What the specifiers of a declaration say, the memory space apart.
struct Specifiers {
  const Token* extern_word = nullptr;
  bool is_static = false;
  bool is_inline = false;  // or constexpr, which implies it for a member
  bool is_template = false;

  void Add(const Token& token) {
    if (token.Is("extern")) extern_word = &token;
    is_static = is_static || token.Is("static");
    is_inline = is_inline || token.Is("inline") || token.Is("constexpr");
    is_template = is_template || token.Is("template");
  }
  bool is_extern() const { return extern_word != nullptr; }
};

// Rewrites one sequence of tokens: a file's, or a macro's replacement list.
class Rewriter {
 public:
  Rewriter(std::string_view source, const LowerOptions& options, std::vector<Edit>* edits,
           std::vector<LowerError>* errors)
      : source_(source), options_(options), edits_(*edits), errors_(*errors) {}

  void RewriteFile() {
    const std::vector<Token> all = Tokenize(source_);
    // Directives stand between the tokens of the code: `directives` holds the index of the token
    // that each one precedes.
    std::vector<Token> tokens;
    std::vector<std::pair<std::size_t, Token>> directives;
    for (const Token& token : all) {
      if (token.kind == TokenKind::kDirective) {
        directives.emplace_back(tokens.size(), token);
      } else {
        tokens.push_back(token);
      }
    }
    Scopes scopes(tokens);
    std::size_t directive = 0;
    std::size_t declared_until = 0;  // tokens of a declaration that is rewritten already
    for (std::size_t i = 0; i < tokens.size(); ++i) {
      for (; directive < directives.size() && directives[directive].first <= i; ++directive) {
        OnDirective(directives[directive].second, &scopes);
      }
      if (i >= declared_until) declared_until = RewriteAt(tokens, i, scopes);
      scopes.Advance(i);
    }
    for (; directive < directives.size(); ++directive) {
      OnDirective(directives[directive].second, &scopes);
    }
    for (const Token& call : FindHostCalls(all)) {
      Error(call, Quoted(call) +
                      " is a function of the host, which device code cannot call: mark it "
                      "__device__, or __host__ __device__ if the host calls it too");
    }
  }

 private:
  void OnDirective(const Token& token, Scopes* scopes) {
    scopes->OnDirective(DirectiveName(token.text));
    if (DirectiveName(token.text) == "include") ReplaceHeader(token);
    const std::vector<Token> body = TokenizeMacroBody(token);
    if (body.empty()) return;
    in_macro_ = true;
    Scopes body_scopes(body);
    std::size_t declared_until = 0;
    for (std::size_t i = 0; i < body.size(); ++i) {
      if (i >= declared_until) declared_until = RewriteAt(body, i, body_scopes);
      body_scopes.Advance(i);
    }
    in_macro_ = false;
  }

  void ReplaceHeader(const Token& directive) {
    const std::optional<Header> header = HeaderOf(directive);
    if (!header || !options_.replace_header) return;
    const std::string file = options_.replace_header(header->name, header->quoted);
    // The name with its quotes or brackets.
    if (!file.empty()) {
      Replace(header->offset - 1, header->name.size() + 2, "\"" + file + "\"");
    }
  }

  // Rewrites what begins at token `i`. Returns the index of the first token that may still be
  // rewritten.
  std::size_t RewriteAt(const std::vector<Token>& tokens, std::size_t i, const Scopes& scopes) {
    const Token& token = tokens[i];
    if (token.Is("<<<")) {
      RewriteLaunch(tokens, i, scopes);
    } else if (token.kind == TokenKind::kIdentifier) {
      if (IsMemorySpace(token)) return RewriteVariables(tokens, i, scopes);
      if (token.Is("__global__")) CheckKernel(tokens, i, scopes);
      if (token.Is("cudaLaunchKernel") || token.Is("cudaLaunchCooperativeKernel")) {
        RewriteLaunchKernel(tokens, i, /*argument=*/0);
      } else if (token.Is("cudaLaunchKernelEx") || token.Is("cudaLaunchKernelExC")) {
        RewriteLaunchKernel(tokens, i, /*argument=*/1);
      }
      if (token.Is("new") && scopes.InDeviceFunction()) RewriteNew(tokens, i);
      CheckSupported(tokens, i, scopes);
    }
    return i + 1;
  }

  void RewriteLaunch(const std::vector<Token>& tokens, std::size_t open, const Scopes& scopes) {
    if (open > 0 && tokens[open - 1].Is("operator")) return;  // operator<< <T>
    const Token& token = tokens[open];
    if (scopes.InDeviceOnlyFunction()) {
      Error(token,
            "a kernel cannot be launched from device code on the simulator: launch it from a host "
            "function");
      return;
    }
    const std::size_t kernel = KernelBegin(tokens, open);
    if (kernel == kNone) {
      Error(token, "no kernel is named before '<<<': write kernel<<<grid, block>>>(arguments)");
      return;
    }
    const std::size_t close = ConfigurationEnd(tokens, open);
    if (close == kNone) {
      Error(token,
            "the launch configuration that '<<<' opens is not closed by '>>>(': write "
            "kernel<<<grid, block>>>(arguments)");
      return;
    }
    const bool braces = HasBracedArgument(tokens, close + 3);
    Insert(tokens[kernel].offset,
           braces ? "::simt::Launch(SIMT_KERNEL_FUNCTION(" : "::simt::Launch(SIMT_KERNEL(");
    Insert(tokens[open - 1].end(), ")");
    Replace(token.offset, 3, ",");
    Replace(tokens[close].offset, 3, ")");
    RewriteNullArguments(tokens, close + 3);
  }

  // `k<<<1, 1>>>({p, n})`: only the parameter knows the argument's type.
  static bool HasBracedArgument(const std::vector<Token>& tokens, std::size_t open) {
    const std::size_t close = MatchingClose(tokens, open);
    if (close == kNone) return false;
    for (std::size_t i = open + 1; i < close; ++i) {
      if (tokens[i].Is("{") && (tokens[i - 1].Is("(") || tokens[i - 1].Is(","))) return true;
      if (IsOpening(tokens[i])) i = MatchingClose(tokens, i);
    }
    return false;
  }

  // cudaLaunchKernel((void*)kernel, ...): the cast goes, and the kernel gets its name. `argument`
  // is its place among the arguments.
  void RewriteLaunchKernel(const std::vector<Token>& tokens, std::size_t i, int argument) {
    if (i + 2 >= tokens.size() || !tokens[i + 1].Is("(")) return;
    std::size_t begin = i + 2;
    for (; argument > 0; --argument) {
      const std::size_t comma = EndOfArgument(tokens, begin);
      if (comma == kNone) return;
      begin = comma + 1;
    }
    const std::size_t cast = EndOfVoidCast(tokens, begin);
    const std::size_t end = EndOfArgument(tokens, std::max(begin, cast));
    if (end == kNone) return;
    for (; begin < cast; ++begin) Blank(tokens[begin]);
    Insert(tokens[begin].offset, "SIMT_KERNEL_FUNCTION(");
    Insert(tokens[end - 1].end(), ")");
  }

  // One past the `(const void*)` or `reinterpret_cast<const void*>` at `begin`; `begin` if there is
  // none.
  static std::size_t EndOfVoidCast(const std::vector<Token>& tokens, std::size_t begin) {
    std::size_t i = begin;
    const bool named = tokens[i].Is("reinterpret_cast") || tokens[i].Is("static_cast");
    if (named) ++i;
    if (i >= tokens.size() || !tokens[i].Is(named ? "<" : "(")) return begin;
    bool is_void = false;
    for (++i; i < tokens.size(); ++i) {
      if (tokens[i].Is(named ? ">" : ")")) return is_void ? i + 1 : begin;
      is_void = is_void || tokens[i].Is("void");
      if (!tokens[i].Is("void") && !tokens[i].Is("const") && !tokens[i].Is("*")) return begin;
    }
    return begin;
  }

  // The index of the ',' or the ')' behind the argument that begins at `begin`.
  static std::size_t EndOfArgument(const std::vector<Token>& tokens, std::size_t begin) {
    for (std::size_t i = begin; i < tokens.size(); ++i) {
      if (tokens[i].Is(",") || tokens[i].Is(")")) return i;
      if (IsClosing(tokens[i])) return kNone;
      if (IsOpening(tokens[i]))
        i = MatchingClose(tokens, i);
      else if (tokens[i].Is("<"))
        i = MatchingCloseAngle(tokens, i);
      if (i == kNone) return kNone;
    }
    return kNone;
  }

  void CheckKernel(const std::vector<Token>& tokens, std::size_t i, const Scopes& scopes) {
    const auto violation = CheckKernelDeclaration(tokens, scopes.StatementBegin(), i);
    if (violation) return Error(tokens[violation->token], violation->message);
    if (!scopes.InClass()) return;
    for (std::size_t k = scopes.StatementBegin(); k < tokens.size() && !tokens[k].Is("("); ++k) {
      if (tokens[k].Is("friend")) return;
    }
    Error(tokens[i],
          "a __global__ function cannot be a member of a class: declare it outside, and let the "
          "class launch it");
  }

  // `new T` in device code; not `new (place) T`, `operator new`.
  void RewriteNew(const std::vector<Token>& tokens, std::size_t i) {
    if (i + 1 >= tokens.size() || tokens[i + 1].Is("(")) return;
    if (i > 0 && tokens[i - 1].Is("operator")) return;
    Insert(tokens[i].end(), " (::simt::in_device_code)");
  }

  // An argument NULL would lose its being a null pointer when it is kept for the threads.
  void RewriteNullArguments(const std::vector<Token>& tokens, std::size_t open) {
    const std::size_t close = MatchingClose(tokens, open);
    if (close == kNone) return;
    for (std::size_t i = open + 1; i < close; ++i) {
      if (IsOpening(tokens[i])) {
        i = MatchingClose(tokens, i);
      } else if (tokens[i].Is("NULL") && (tokens[i - 1].Is("(") || tokens[i - 1].Is(",")) &&
                 (tokens[i + 1].Is(")") || tokens[i + 1].Is(","))) {
        Replace(tokens[i].offset, tokens[i].text.size(), "nullptr");
      }
    }
  }

  std::size_t RewriteVariables(const std::vector<Token>& tokens, std::size_t i,
                               const Scopes& scopes) {
    const bool in_parentheses = scopes.InParentheses();
    if (tokens[i].Is("__device__") && (in_parentheses || (i > 0 && tokens[i - 1].Is("]")))) {
      return i + 1;  // a lambda's
    }
    if (in_parentheses) {
      Error(tokens[i], Quoted(tokens[i]) +
                           " marks a parameter: only variables have a memory space, a pointer to "
                           "them is written without it");
      return i + 1;
    }
    // All specifiers of the declaration, those before the first memory space too.
    std::size_t begin = scopes.StatementBegin();
    std::string_view space = tokens[i].text;
    Specifiers specifiers;
    for (std::size_t k = begin; k < i; ++k) {
      if (IsOpening(tokens[k])) {
        k = std::min(i, MatchingClose(tokens, k));
      } else {
        specifiers.Add(tokens[k]);
      }
    }
    std::vector<std::size_t> spaces;
    std::size_t after = i;
    for (; after < tokens.size() && IsSpecifier(tokens[after]); ++after) {
      if (IsMemorySpace(tokens[after])) {
        spaces.push_back(after);
        if (space == "__device__" || tokens[after].Is("__managed__")) space = tokens[after].text;
      }
      specifiers.Add(tokens[after]);
    }
    const Declaration declaration =
        ParseDeclaration(tokens, after, /*may_be_function=*/space == "__device__");
    const Token& word = tokens[i];
    if (declaration.is_function) {
      const bool internal = options_.shared_names != nullptr && !in_macro_ && !scopes.InClass() &&
                            !scopes.InFunction() && !specifiers.is_static &&
                            !specifiers.is_extern() && !specifiers.is_template;
      if (internal) MakeFunctionInternal(tokens, begin, i, after);
      return after;
    }
    if (declaration.declarators.empty()) {
      if (space == "__device__") return after;  // a macro for function attributes
      Error(word, Quoted(word) +
                      " stands in a macro without the variable it marks: write it where the "
                      "variable is declared");
      return after;
    }
    for (const Declarator& declarator : declaration.declarators) {
      if (declarator.name.empty()) {
        Error(word, "the declaration after " + Quoted(word) +
                        " is not understood: declare one variable per line, with a named type");
        return after;
      }
    }
    if (specifiers.is_template && !scopes.InFunction()) {
      Error(word, "a variable template cannot be " + Quoted(word) +
                      " on the simulator: declare one variable for each type");
      return declaration.end;
    }
    for (std::size_t position : spaces) Blank(tokens[position]);
    if (space == "__shared__") {
      RewriteShared(tokens, word, declaration, specifiers, scopes);
    } else {
      if (!scopes.InClass()) MakeVariablesInternal(word, declaration, specifiers);
      Register(tokens, declaration, space, specifiers, scopes);
    }
    return declaration.end;
  }

  // The function whose declaration begins at `begin`, with the word __device__ at `word` and more
  // than specifiers from `after` on, gets static in that word's place.
  void MakeFunctionInternal(const std::vector<Token>& tokens, std::size_t begin, std::size_t word,
                            std::size_t after) {
    const std::optional<Function> function = FunctionAt(tokens, begin, after);
    if (!function) return;
    if (!function->is_definition) {
      options_.shared_names->insert(function->name);
    } else if (options_.shared_names->count(function->name) == 0) {
      Replace(tokens[word].offset, tokens[word].text.size(),
              Padded("static", tokens[word].text.size()));
    }
  }

  void RewriteShared(const std::vector<Token>& tokens, const Token& word,
                     const Declaration& declaration, const Specifiers& specifiers,
                     const Scopes& scopes) {
    if (scopes.InClass()) {
      Error(word, "a member cannot be __shared__: declare the variable in the kernel");
      return;
    }
    for (const Declarator& declarator : declaration.declarators) {
      const Token& name = tokens[declarator.name_token];
      if (declarator.initialized) {
        Error(name, "the __shared__ variable '" + declarator.name +
                        "' has an initializer, which shared memory cannot have: let one thread "
                        "assign it, then __syncthreads()");
        return;
      }
      if (specifiers.is_extern() && !declarator.unsized) {
        Error(name, "the extern __shared__ variable '" + declarator.name +
                        "' is not an array without a size: write 'extern __shared__ T " +
                        declarator.name + "[];' and pass the size at the launch");
        return;
      }
      if (!specifiers.is_extern() && declarator.unsized) {
        Error(
            name,
            "the __shared__ array '" + declarator.name +
                "' has no size: give it one, or make it 'extern' and pass the size at the launch");
        return;
      }
    }
    const bool in_function = in_macro_ || scopes.InFunction();
    if (specifiers.is_extern()) {
      // In a function a reference, because a template would forget the assembler name.
      if (in_function) Blank(*specifiers.extern_word);
      for (const Declarator& declarator : declaration.declarators) {
        const std::size_t end = tokens[declarator.last_token].end();
        if (in_function) {
          const Token& name = tokens[declarator.name_token];
          Replace(name.offset, name.text.size(), "(&" + declarator.name + ")");
          Insert(end, " = SIMT_DYNAMIC_SHARED(" + declarator.name + ")");
        } else {
          Insert(end, " __asm__(\"simt_dynamic_shared\")");
        }
      }
      return;
    }
    if (!specifiers.is_static)
      Replace(word.offset, word.text.size(), Padded("static", word.text.size()));
    if (in_function) {
      // Without an initialiser g++ guards an array of vectors (float4 has constructors) by a flag
      // that every thread would look at.
      for (const Declarator& declarator : declaration.declarators) {
        Insert(tokens[declarator.attributes_end].end(), " = {}");
      }
    }
    AfterDeclaration(tokens, declaration,
                     in_function ? "SIMT_SHARED_VARIABLE" : "SIMT_SHARED_VARIABLE_GLOBAL");
  }

  // `word` is the memory space of variables at namespace scope.
  void MakeVariablesInternal(const Token& word, const Declaration& declaration,
                             const Specifiers& specifiers) {
    if (options_.shared_names == nullptr || in_macro_ || specifiers.is_static) return;
    bool internal = true;
    for (const Declarator& declarator : declaration.declarators) {
      if (specifiers.is_extern()) options_.shared_names->insert(declarator.name);
      internal = internal && options_.shared_names->count(declarator.name) == 0 &&
                 declarator.name.find(':') == std::string::npos;
    }
    if (internal) Replace(word.offset, word.text.size(), Padded("static", word.text.size()));
  }

  void Register(const std::vector<Token>& tokens, const Declaration& declaration,
                std::string_view space, const Specifiers& specifiers, const Scopes& scopes) {
    if (specifiers.is_extern()) return;  // defined, and known, elsewhere
    // A static member is defined outside its class, unless it is inline.
    const bool in_class = scopes.InClass();
    if (in_class && !specifiers.is_inline) return;
    const std::string kind = space == "__constant__"  ? "CONSTANT"
                             : space == "__managed__" ? "MANAGED"
                                                      : "DEVICE";
    AfterDeclaration(tokens, declaration,
                     (in_class ? "inline SIMT_" : "SIMT_") + kind + "_VARIABLE");
  }

  // Writes `macro(name);` for each variable behind the declaration.
  void AfterDeclaration(const std::vector<Token>& tokens, const Declaration& declaration,
                        const std::string& macro) {
    std::string text;
    for (const Declarator& declarator : declaration.declarators) {
      text += " " + macro + "(" + declarator.name + ");";
    }
    if (declaration.end < tokens.size() && tokens[declaration.end].Is(";")) {
      Insert(tokens[declaration.end].end(), text);
    } else if (declaration.end > 0) {  // a macro, whose user writes the last ';'
      text.pop_back();
      Insert(tokens[std::min(declaration.end, tokens.size()) - 1].end(), ";" + text);
    }
  }

  // Constructs that would compile to something else, or not at all with a baffling message.
  void CheckSupported(const std::vector<Token>& tokens, std::size_t i, const Scopes& scopes) {
    const Token& token = tokens[i];
    const bool has_next = i + 1 < tokens.size();
    if (IsAssembly(token) && !IsEmptyAssembly(tokens, i)) {
      Error(token, scopes.InDeviceFunction()
                       ? "inline PTX is not supported on the simulator: use the CUDA function "
                         "that compiles to it"
                       : "assembly is not supported on the simulator, which would not see what it "
                         "does to memory");
    } else if (token.kind == TokenKind::kIdentifier &&
               token.text.find("no_sanitize") != std::string_view::npos) {
      Error(token, Quoted(token) +
                       " is not supported on the simulator: it would hide accesses to memory from "
                       "its checks and counters");
    } else if ((token.Is("texture") || token.Is("surface")) && !scopes.InFunction() && has_next &&
               tokens[i + 1].Is("<") &&
               (i == 0 || !(tokens[i - 1].Is("::") || tokens[i - 1].Is("struct") ||
                            tokens[i - 1].Is("class")))) {
      Error(token,
            std::string(token.text) +
                " references are not supported (CUDA 12 removed them too): read through a pointer");
    }
  }

  static bool IsAssembly(const Token& token) {
    return token.Is("asm") || token.Is("__asm__") || token.Is("__asm");
  }
  // `asm volatile("" ::: "memory")` orders the compiler, on any machine.
  static bool IsEmptyAssembly(const std::vector<Token>& tokens, std::size_t i) {
    while (i < tokens.size() && !tokens[i].Is("(")) ++i;
    return i + 1 < tokens.size() && tokens[i + 1].Is("\"\"");
  }
  static bool IsSpecifier(const Token& token) {
    return IsMemorySpace(token) || token.Is("static") || token.Is("extern") || token.Is("inline") ||
           token.Is("constexpr") || token.Is("const") || token.Is("volatile") ||
           token.Is("__host__");
  }

  static std::string Quoted(const Token& token) { return "'" + std::string(token.text) + "'"; }

  void Insert(std::size_t offset, std::string text) {
    edits_.push_back({offset, 0, std::move(text)});
  }
  void Replace(std::size_t offset, std::size_t length, std::string text) {
    // A word that was blanked out may get another text.
    for (Edit& edit : edits_) {
      if (edit.offset == offset && edit.length == length) {
        edit.text = std::move(text);
        return;
      }
    }
    edits_.push_back({offset, length, std::move(text)});
  }
  void Blank(const Token& token) {
    Replace(token.offset, token.text.size(), std::string(token.text.size(), ' '));
  }
  void Error(const Token& token, std::string message) {
    const Position position = PositionOf(source_, token.offset);
    errors_.push_back({position.line, position.column, std::move(message)});
  }

  const std::string_view source_;
  const LowerOptions& options_;
  std::vector<Edit>& edits_;
  std::vector<LowerError>& errors_;
  bool in_macro_ = false;  // in a replacement list, whose surroundings are unknown
};

std::string Apply(std::string_view source, std::vector<Edit> edits) {
  std::stable_sort(edits.begin(), edits.end(),
                   [](const Edit& a, const Edit& b) { return a.offset < b.offset; });
  std::string text;
  std::size_t at = 0;
  for (const Edit& edit : edits) {
    text += source.substr(at, edit.offset - at);
    text += edit.text;
    at = edit.offset + edit.length;
  }
  text += source.substr(at);
  return text;
}

// The first lines of every lowered file.
std::string Prologue(std::string_view file_name) {
  std::string text = "#include <cuda_runtime.h>\n#line 1 \"";
  for (const char c : file_name) {
    if (c == '"' || c == '\\') text += '\\';
    text += c;
  }
  return text + "\"\n";
}

}  // namespace

LowerResult Lower(std::string_view source, std::string_view file_name,
                  const LowerOptions& options) {
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  if (source.substr(0, 3) == kByteOrderMark) source.remove_prefix(3);
  LowerResult result;
  std::vector<Edit> edits;
  Rewriter(source, options, &edits, &result.errors).RewriteFile();
  std::stable_sort(result.errors.begin(), result.errors.end(),
                   [](const LowerError& a, const LowerError& b) {
                     return std::make_pair(a.line, a.column) < std::make_pair(b.line, b.column);
                   });
  result.text = Prologue(file_name) + Apply(source, std::move(edits));
  return result;
}

}  // namespace simt::lower
