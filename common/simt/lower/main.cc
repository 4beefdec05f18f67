// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// lower IN.cu OUT.cc [NAME]: writes the C++ that simulates IN.cu to OUT.cc. NAME (default: IN.cu)
// is what compiler messages and findings shall call the file. When the file has something that the
// simulator does not support, exits 1 with lines "NAME:LINE:COLUMN: error: SENTENCE" on stderr;
// exits 2 on wrong usage.
//
// lower --headers=FOLDER [-IDIR]... IN.cu OUT.cc [IN.cu OUT.cc]...: lowers all sources of one
// program, and copies of those of its headers that need it, which go to FOLDER. DIR are the folders
// in which headers are looked for, beside those of the files that include them. Of two sources or
// more, each has its own __device__ functions and variables, unless they are declared apart from
// their definition.

#include <cstddef>
#include <fstream>
#include <functional>
#include <iostream>
#include <iterator>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "common/simt/lower/headers.h"
#include "common/simt/lower/lower.h"

namespace {

constexpr int kRefused = 1, kWrongUsage = 2;

std::optional<std::string> Read(const std::string& path) {
  std::ifstream input(path, std::ios::binary);
  if (!input) {
    std::cerr << path << ": error: cannot be read\n";
    return std::nullopt;
  }
  return std::string{std::istreambuf_iterator<char>(input), {}};
}

// Writes what became of the source called `name` to the file `out`; returns an exit code.
int Finish(const std::string& name, const simt::lower::LowerResult& result,
           const std::string& out) {
  simt::lower::PrintErrors(name, result.errors);
  if (!result.errors.empty()) return kRefused;
  std::ofstream output(out, std::ios::binary);
  output << result.text;
  output.close();
  if (!output) {
    std::cerr << out << ": error: cannot be written\n";
    return kWrongUsage;
  }
  return 0;
}

int LowerFile(const std::vector<std::string>& words) {
  const std::optional<std::string> source = Read(words[0]);
  if (!source) return kWrongUsage;
  const std::string& name = words.size() == 3 ? words[2] : words[0];
  return Finish(name, simt::lower::Lower(*source, name), words[1]);
}

int LowerProgram(const std::vector<std::string>& words) {
  constexpr std::string_view kHeaders = "--headers=";
  std::vector<std::string> folders;
  std::size_t i = 1;
  for (; i < words.size() && words[i].rfind("-I", 0) == 0; ++i) {
    folders.push_back(words[i].substr(2));
  }
  std::set<std::string, std::less<>> shared_names;
  simt::lower::Headers headers(folders, words[0].substr(kHeaders.size()),
                               words.size() - i > 2 ? &shared_names : nullptr);
  int code = 0;
  for (; i + 1 < words.size(); i += 2) {
    const std::optional<std::string> source = Read(words[i]);
    if (!source) return kWrongUsage;
    const int own = Finish(words[i], headers.LowerSource(*source, words[i]), words[i + 1]);
    if (own != 0) code = own;
  }
  return code == 0 && headers.failed() ? kRefused : code;
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> words(argv + 1, argv + argc);
  if (words.size() >= 3 && words[0].rfind("--headers=", 0) == 0) return LowerProgram(words);
  if (words.size() == 2 || words.size() == 3) return LowerFile(words);
  std::cerr << "usage: lower IN.cu OUT.cc [NAME]\n"
               "       lower --headers=FOLDER [-IDIR]... IN.cu OUT.cc [IN.cu OUT.cc]...\n";
  return kWrongUsage;
}
