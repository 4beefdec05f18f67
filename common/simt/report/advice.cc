// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/report/advice.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <vector>

namespace simt {
namespace {

constexpr int kLinesAround = 15;  // a lock and its release are not further from what they guard

bool Contains(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

bool IsWordCharacter(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; }

std::string_view Trimmed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(" \t");
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(" \t") + 1 - begin);
}

// Overwrites text[begin, end) with spaces.
void Blank(std::string* text, std::size_t begin, std::size_t end) {
  std::fill(text->begin() + static_cast<std::ptrdiff_t>(begin),
            text->begin() + static_cast<std::ptrdiff_t>(std::min(end, text->size())), ' ');
}

// The index one past the bracket that closes the one at `open`.
std::size_t EndOfBrackets(const std::string& text, std::size_t open) {
  int depth = 0;
  for (std::size_t i = open; i < text.size(); ++i) {
    depth += text[i] == '(' || text[i] == '[' ? 1 : text[i] == ')' || text[i] == ']' ? -1 : 0;
    if (depth == 0) return i + 1;
  }
  return text.size();
}

// The line without its comment and without the header of a loop, blanks in their place.
std::string WithoutLoopHeader(std::string_view line) {
  std::string text(line.substr(0, line.find("//")));
  const std::size_t loop = text.find("for (");
  if (loop != std::string::npos) Blank(&text, loop, EndOfBrackets(text, loop + 4));
  return text;
}

std::string WithoutSubscripts(std::string text) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '[') Blank(&text, i, EndOfBrackets(text, i));
  }
  return text;
}

// The first identifier of an expression: "sums" of `(*sums[i])`.
std::string_view BaseName(std::string_view expression) {
  const auto begin = std::find_if(expression.begin(), expression.end(), IsWordCharacter);
  const auto end = std::find_if_not(begin, expression.end(), IsWordCharacter);
  return expression.substr(static_cast<std::size_t>(begin - expression.begin()),
                           static_cast<std::size_t>(end - begin));
}

bool Mentions(std::string_view text, std::string_view word) {
  if (word.empty()) return false;
  for (std::size_t at = text.find(word); at != std::string_view::npos;
       at = text.find(word, at + 1)) {
    const std::size_t end = at + word.size();
    if ((at == 0 || !IsWordCharacter(text[at - 1])) &&
        (end == text.size() || !IsWordCharacter(text[end]))) {
      return true;
    }
  }
  return false;
}

// The expression that is assigned to, which ends before `end`.
std::string_view Target(std::string_view text, std::size_t end) {
  std::string_view before = text.substr(0, end);
  int depth = 0;
  std::size_t begin = before.size();
  for (; begin > 0; --begin) {
    const char c = before[begin - 1];
    if (c == ']') ++depth;
    if (c == '[') --depth;
    if (depth == 0 && (c == ';' || c == '{' || c == '}' || c == ')')) break;
  }
  return Trimmed(before.substr(begin));
}

// `x = x + 1`, where the '=' is at `assignment`.
std::string_view FunctionOfAssignment(std::string_view text, std::size_t assignment) {
  const std::string_view target = Target(text, assignment);
  const std::string_view value = text.substr(assignment + 1);
  const std::size_t again = target.empty() ? std::string_view::npos : value.find(target);
  if (again == std::string_view::npos) return {};
  const std::string_view rest = value.substr(again + target.size());
  if (Mentions(rest, BaseName(target)) || Mentions(value.substr(0, again), BaseName(target))) {
    return {};
  }
  if (Mentions(value, "min") || Mentions(value, "fminf")) return "atomicMin";
  if (Mentions(value, "max") || Mentions(value, "fmaxf")) return "atomicMax";
  const std::string_view before = Trimmed(value.substr(0, again)), after = Trimmed(rest);
  if (after.substr(0, 1) == "+" || (!before.empty() && before.back() == '+')) return "atomicAdd";
  return before.empty() && after.substr(0, 1) == "-" ? "atomicSub" : std::string_view();
}

bool IsPlainAssignment(std::string_view text, std::size_t at) {
  const char before = at > 0 ? text[at - 1] : ' ',
             after = at + 1 < text.size() ? text[at + 1] : ' ';
  return after != '=' && !Contains("=!<>+-*/%&|^", std::string_view(&before, 1));
}

// Where the lock of `file` that encloses the lines [first, last] is taken and released, and whether
// there is a fence between.
struct Lock {
  bool taken = false, released = false, fenced = false;
};

Lock LockAround(const std::string& file, int first, int last, const SourceOptions& options) {
  const int begin = std::max(first - kLinesAround, 1);
  const std::vector<std::string> lines = SourceLines(file, begin, last + kLinesAround, options);
  const auto is_lock = [](std::string_view line) {
    return Contains(line, "atomicCAS") || Contains(line, "atomicExch");
  };
  Lock lock;
  for (int i = std::min(first - begin, static_cast<int>(lines.size())) - 1; i >= 0; --i) {
    const std::string& line = lines[static_cast<std::size_t>(i)];
    lock.fenced = lock.fenced || Contains(line, "__threadfence");
    lock.taken = is_lock(line);
    if (lock.taken || Contains(line, "__global__") || Contains(line, "__device__")) break;
  }
  for (std::size_t i = static_cast<std::size_t>(last - begin) + 1; i < lines.size(); ++i) {
    lock.fenced = lock.fenced || Contains(lines[i], "__threadfence");
    lock.released = is_lock(lines[i]);
    if (lock.released || lines[i].substr(0, 1) == "}") break;
  }
  return lock;
}

}  // namespace

std::string_view AtomicFunctionFor(std::string_view line) {
  struct Operator {
    const char *text, *function;
  };
  constexpr Operator kOperators[] = {{"++", "atomicAdd"}, {"--", "atomicSub"}, {"+=", "atomicAdd"},
                                     {"-=", "atomicSub"}, {"|=", "atomicOr"},  {"&=", "atomicAnd"},
                                     {"^=", "atomicXor"}};
  const std::string text = WithoutLoopHeader(line), outside = WithoutSubscripts(text);
  for (const auto& [symbol, function] : kOperators) {
    const std::size_t at = outside.find(symbol);
    if (at == std::string::npos) continue;
    const std::string_view target = Target(text, at);
    const bool shared_value = symbol[1] == '=' && Mentions(text.substr(at), BaseName(target));
    return shared_value ? std::string_view() : function;
  }
  for (std::size_t at = outside.find('='); at != std::string::npos;
       at = outside.find('=', at + 1)) {
    if (IsPlainAssignment(outside, at)) return FunctionOfAssignment(text, at);
  }
  return {};
}

void RefineRaceAdvice(Finding* finding, const SourceOptions& options) {
  const SourceLocation& where = finding->where.source;
  if (finding->kind != FindingKind::kRace || where.line <= 0) return;
  const bool one_sided = !finding->other || finding->other->source.line <= 0;
  const SourceLocation& other = one_sided ? where : finding->other->source;
  if (other.file != where.file) return;
  const Lock lock = LockAround(where.file, std::min(where.line, other.line),
                               std::max(where.line, other.line), options);
  if (lock.taken && lock.released) {
    if (lock.fenced) return;
    finding->advice =
        "if the lock is to guard this: a lock keeps others out, but does not order the memory; put "
        "__threadfence() after taking it and before releasing it";
    return;
  }
  if (other.line != where.line) return;
  const std::string_view function = AtomicFunctionFor(where.text);
  if (function.empty()) return;
  finding->advice =
      "to read, to change and to write back are three steps, and of two threads that take them at "
      "the same time one loses its update: use " +
      std::string(function) + "(), which is one step";
}

std::uintptr_t HostAddressIn(const Finding& finding) {
  constexpr std::string_view kAddress = "address ";
  if (finding.kind != FindingKind::kHostPointerInKernel) return 0;
  if (finding.object.compare(0, kAddress.size(), kAddress) != 0) return 0;
  return std::strtoull(finding.object.c_str() + kAddress.size(), nullptr, 16);
}

void NameHostVariable(const std::string& name, Finding* finding) {
  const std::size_t at = finding->summary.find(finding->object);
  if (at == std::string::npos) return;
  finding->summary.replace(at, std::string::npos, name + ", which is a variable of the host");
  finding->object = name;
  finding->advice =
      "a kernel does not see the host's variables: declare it __device__, or __constant__ if "
      "kernels only read it, and set it with cudaMemcpyToSymbol; or pass its value to the kernel";
}

}  // namespace simt
