// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/report/text.h"

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <string_view>

#include "common/simt/report/printable.h"

namespace simt {
namespace {

constexpr const char* kBold = "\033[1m";
constexpr const char* kRed = "\033[1;31m";
constexpr const char* kGreen = "\033[1;32m";
constexpr const char* kPlain = "\033[0m";

std::string Colored(const std::string& text, const char* color, const TextOptions& options) {
  return options.color ? color + text + kPlain : text;
}

// `text` broken at spaces to lines of at most `width` columns; the first line is indented by two,
// the others by four.
std::string Wrapped(std::string_view text, int width) {
  std::string result;
  std::size_t indent = 2;
  while (!text.empty()) {
    const std::size_t room = std::max<std::size_t>(static_cast<std::size_t>(width), 40) - indent;
    std::size_t length = text.size();
    if (length > room) {
      const std::size_t space = text.rfind(' ', room);
      length = space == std::string_view::npos || space == 0 ? text.find(' ', room) : space;
      if (length == std::string_view::npos) length = text.size();
    }
    result.append(indent, ' ').append(text.substr(0, length)).append("\n");
    text.remove_prefix(std::min(length + 1, text.size()));
    indent = 4;
  }
  return result;
}

bool IsWordCharacter(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; }

// The begin and end in `line` of its only mention of `variable`, subscripts included; {0, 0} if
// there is none or more than one.
std::pair<std::size_t, std::size_t> Mention(std::string_view line, std::string_view variable) {
  std::pair<std::size_t, std::size_t> found = {0, 0};
  if (variable.empty()) return found;
  for (std::size_t at = line.find(variable); at != std::string_view::npos;
       at = line.find(variable, at + 1)) {
    std::size_t end = at + variable.size();
    if ((at > 0 && IsWordCharacter(line[at - 1])) ||
        (end < line.size() && IsWordCharacter(line[end]))) {
      continue;
    }
    if (found.second != 0) return {0, 0};
    int depth = 0;
    for (std::size_t i = end; i < line.size() && (depth > 0 || line[i] == '['); ++i) {
      depth += line[i] == '[' ? 1 : line[i] == ']' ? -1 : 0;
      if (depth == 0) end = i + 1;
    }
    found = {at, end};
  }
  return found;
}

std::string SourceLineText(const SourceLocation& source, std::string_view variable,
                           const TextOptions& options) {
  std::string line = Printable(source.text);
  while (!line.empty() && line.back() == ' ') line.pop_back();
  if (line.empty()) return "";
  char number[16];
  std::snprintf(number, sizeof number, "%5d", source.line);
  const auto [begin, end] = Mention(line, variable);
  std::string result = std::string(number) + " | " + line + "\n";
  const bool is_ascii = std::all_of(line.begin(), line.end(),
                                    [](char c) { return static_cast<unsigned char>(c) < 0x80; });
  if (end > begin && is_ascii) {
    result += "      | " + std::string(begin, ' ') +
              Colored("^" + std::string(end - begin - 1, '~'), kGreen, options) + "\n";
  }
  return result;
}

std::string IndexText(const Index3& index) {
  return "(" + std::to_string(index.x) + "," + std::to_string(index.y) + "," +
         std::to_string(index.z) + ")";
}

std::string LocationText(const SourceLocation& source) {
  return Printable(source.file) + ":" + std::to_string(source.line);
}

// "4-byte write by thread (5,0,0) of block (0,0,0)"; "allocated" for the host.
std::string ActorText(const Place& place) {
  const std::string action = Printable(place.action);
  if (!place.on_device) return action;
  return (action.empty() ? "reached" : action) + " by thread " + IndexText(place.thread) +
         " of block " + IndexText(place.block);
}

std::string OtherSideText(const Finding& finding, std::string_view variable,
                          const TextOptions& options) {
  const SourceLocation& where = finding.where.source;
  const SourceLocation& other = finding.other->source;
  const std::string actor = ActorText(*finding.other);
  const bool is_named_already = finding.other->pc == finding.where.pc && other.line == where.line &&
                                actor == ActorText(finding.where);
  if (is_named_already) return "";
  if (other.line <= 0) {
    const std::string in = other.function.empty() ? "" : " in " + Printable(other.function);
    return actor.empty() ? "" : Wrapped(actor + in, options.width);
  }
  if (other.line == where.line && other.file == where.file) {
    return Wrapped((actor.empty() ? "again" : actor) + ", on the same line", options.width);
  }
  const bool host_action = !finding.other->on_device;
  return Colored(LocationText(other), kBold, options) +
         ": note: " + (actor.empty() ? "the other side" : actor) + (host_action ? " here" : "") +
         "\n" + SourceLineText(other, variable, options);
}

}  // namespace

std::string FindingText(const Finding& finding, const std::string& program,
                        const TextOptions& options) {
  const SourceLocation& where = finding.where.source;
  const std::string_view variable = ObjectVariable(finding.object);

  std::string location = where.line > 0 ? LocationText(where) : Printable(program);
  if (location.empty()) location = "simt";
  if (where.line <= 0 && !where.function.empty())
    location += " (" + Printable(where.function) + ")";
  std::string text = Colored(location + ":", kBold, options) + " " +
                     Colored(std::string(FindingKindName(finding.kind)) + ":", kRed, options) +
                     " " + Printable(finding.summary) + "\n";
  text += SourceLineText(where, variable, options);
  if (finding.where.on_device) text += Wrapped(ActorText(finding.where), options.width);

  // What concerns this finding as a whole comes before another source line draws the eye away.
  const bool other_has_its_own_line =
      finding.other && finding.other->source.line > 0 &&
      (finding.other->source.line != where.line || finding.other->source.file != where.file);
  std::string whole;
  if (!finding.kernel.empty()) whole = "in kernel " + Printable(finding.kernel);
  if (finding.count > 1) {
    const std::string more = WithThousands(finding.count - 1);
    whole += (whole.empty() ? "and " : ", and ") + more +
             (finding.count == 2 ? " more time" : " more times");
  }
  if (finding.other && !other_has_its_own_line) text += OtherSideText(finding, variable, options);
  text += Wrapped(whole, options.width);
  if (other_has_its_own_line) text += OtherSideText(finding, variable, options);
  if (!finding.advice.empty()) {
    text += Wrapped("what to do: " + Printable(finding.advice), options.width);
  }
  return text;
}

std::string FindingsText(const RunReport& report, const TextOptions& options) {
  std::string text;
  for (const Finding& finding : report.findings) {
    if (!text.empty()) text += "\n";
    text += FindingText(finding, report.program, options);
  }
  if (report.findings_dropped > 0) {
    text += "\nand " + WithThousands(static_cast<std::uint64_t>(report.findings_dropped)) +
            " more findings that are not shown: mend these first\n";
  }
  return text;
}

}  // namespace simt
