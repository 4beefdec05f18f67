// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/report/source.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <map>
#include <string_view>
#include <tuple>
#include <utility>

#include "common/simt/report/advice.h"

namespace simt {
namespace {

constexpr std::size_t kMaxFileBytes = std::size_t{4} << 20;
constexpr std::size_t kMaxLineBytes = 400;

// `file` after "/execroot/<workspace>/" or "/proc/self/cwd/", the folders Bazel compiles in, and
// without a leading "./".
std::string_view WithoutBuildFolder(std::string_view file) {
  constexpr std::string_view kExecroot = "/execroot/", kCwd = "/proc/self/cwd/";
  const std::size_t execroot = file.rfind(kExecroot);
  if (execroot != std::string_view::npos) {
    const std::size_t end = file.find('/', execroot + kExecroot.size());
    if (end != std::string_view::npos) file.remove_prefix(end + 1);
  } else if (file.rfind(kCwd, 0) == 0) {
    file.remove_prefix(kCwd.size());
  }
  while (file.rfind("./", 0) == 0) file.remove_prefix(2);
  return file;
}

bool ClimbsUp(std::string_view file) {
  return file == ".." || file.rfind("../", 0) == 0 || file.find("/../") != std::string_view::npos ||
         (file.size() > 3 && file.substr(file.size() - 3) == "/..");
}

// The text of the file; empty if it cannot be read.
std::string ReadText(const std::string& path) {
  const int descriptor = open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
  if (descriptor < 0) return "";
  struct stat status;
  std::string text;
  if (fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode) &&
      static_cast<std::size_t>(status.st_size) <= kMaxFileBytes) {
    text.resize(static_cast<std::size_t>(status.st_size));
    std::size_t filled = 0;
    while (filled < text.size()) {
      const ssize_t got = read(descriptor, &text[filled], text.size() - filled);
      if (got <= 0) break;
      filled += static_cast<std::size_t>(got);
    }
    text.resize(filled);
  }
  close(descriptor);
  return text;
}

// The lines [first, last] of `text`, as far as there are any.
std::vector<std::string> LinesOf(const std::string& text, int first, int last) {
  std::vector<std::string> lines;
  std::size_t begin = 0;
  for (int line = 1; line <= last && begin < text.size(); ++line) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    if (line >= first) {
      const std::size_t length = end - begin - (end > begin && text[end - 1] == '\r' ? 1 : 0);
      lines.push_back(text.substr(begin, std::min(length, kMaxLineBytes)));
    }
    begin = end + 1;
  }
  return lines;
}

using Line = std::pair<std::string, int>;

Line LineOf(const SourceLocation& source) { return {source.file, source.line}; }

void MergeByLine(std::vector<Finding>* findings) {
  std::map<std::tuple<FindingKind, std::string, std::string, Line, Line>, std::size_t> seen;
  std::vector<Finding> merged;
  for (Finding& finding : *findings) {
    Line where = LineOf(finding.where.source);
    Line other = finding.other ? LineOf(finding.other->source) : Line();
    if (where.second > 0) {
      if (finding.kind == FindingKind::kRace && other < where) std::swap(where, other);
      const auto [entry, is_new] = seen.try_emplace(
          {finding.kind, finding.kernel, std::string(ObjectVariable(finding.object)), where, other},
          merged.size());
      if (!is_new) {
        merged[entry->second].count += finding.count;
        continue;
      }
    }
    merged.push_back(std::move(finding));
  }
  *findings = std::move(merged);
}

void ResolvePlace(Place* place, const Frames& frames, const SourceOptions& options) {
  SourceLocation& source = place->source;
  if (const SourceLocation* frame = StudentFrame(frames)) {
    if (source.line <= 0) {
      source.file = frame->file;
      source.line = frame->line;
    }
    if (source.function.empty()) source.function = frame->function;
  } else if (!frames.empty() && source.function.empty()) {
    source.function = frames.front().function;
  }
  if (source.line <= 0) return;
  if (source.text.empty()) source.text = SourceLine(source.file, source.line, options);
  source.file = DisplayPath(source.file, options);
}

}  // namespace

std::string DisplayPath(const std::string& file, const SourceOptions& options) {
  for (std::string_view root : options.roots) {
    while (root.size() > 1 && root.back() == '/') root.remove_suffix(1);
    if (file.size() > root.size() + 1 && file.compare(0, root.size(), root) == 0 &&
        file[root.size()] == '/') {
      return file.substr(root.size() + 1);
    }
  }
  return std::string(WithoutBuildFolder(file));
}

std::vector<std::string> SourceLines(const std::string& file, int first, int last,
                                     const SourceOptions& options) {
  const std::string path = DisplayPath(file, options);
  if (path.empty()) return {};
  if (path[0] != '/' && !ClimbsUp(path)) {
    for (const std::string& root : options.roots) {
      std::vector<std::string> lines = LinesOf(ReadText(root + "/" + path), first, last);
      if (!lines.empty()) return lines;
    }
  }
  return options.any_file ? LinesOf(ReadText(file), first, last) : std::vector<std::string>();
}

std::string SourceLine(const std::string& file, int line, const SourceOptions& options) {
  if (line <= 0) return "";
  const std::vector<std::string> lines = SourceLines(file, line, line, options);
  return lines.empty() ? "" : lines[0];
}

void ResolveSources(RunReport* report, const Symbolizer& symbolizer, const SourceOptions& options) {
  std::vector<Place*> places;
  std::vector<std::uintptr_t> pcs;
  for (Finding& finding : report->findings) {
    places.push_back(&finding.where);
    if (finding.other) places.push_back(&*finding.other);
  }
  for (const Place* place : places) pcs.push_back(place->pc);
  if (places.empty()) return;
  // What is at an address of the host is looked up like code, of which the byte before is taken.
  for (const Finding& finding : report->findings) pcs.push_back(HostAddressIn(finding) + 1);
  std::vector<Frames> frames = symbolizer ? symbolizer(pcs) : std::vector<Frames>();
  frames.resize(pcs.size());
  for (std::size_t i = 0; i < places.size(); ++i) ResolvePlace(places[i], frames[i], options);
  for (std::size_t i = 0; i < report->findings.size(); ++i) {
    Finding& finding = report->findings[i];
    const Frames& at = frames[places.size() + i];
    const bool is_variable = !at.empty() && at[0].line <= 0 && !at[0].function.empty();
    if (HostAddressIn(finding) != 0 && is_variable) NameHostVariable(at[0].function, &finding);
  }
  MergeByLine(&report->findings);
  for (Finding& finding : report->findings) RefineRaceAdvice(&finding, options);
}

}  // namespace simt
