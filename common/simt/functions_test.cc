// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// functions.md against the simulator's headers, and against those of a CUDA toolkit (CUDA_HOME,
// else /usr/local/cuda) where there is one.

#include <stdlib.h>

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace {

using ::testing::IsEmpty;

// The headers that functions.md lists, below the toolkit's include folder.
constexpr const char* kHeaders[] = {"cuda_runtime_api.h",
                                    "crt/device_functions.h",
                                    "crt/device_double_functions.h",
                                    "crt/math_functions.h",
                                    "crt/sm_70_rt.h",
                                    "crt/sm_80_rt.h",
                                    "crt/sm_90_rt.h",
                                    "device_atomic_functions.h",
                                    "sm_20_atomic_functions.h",
                                    "sm_20_intrinsics.h",
                                    "sm_30_intrinsics.h",
                                    "sm_32_atomic_functions.h",
                                    "sm_32_intrinsics.h",
                                    "sm_60_atomic_functions.h",
                                    "sm_61_intrinsics.h",
                                    "cuda_fp16.h",
                                    "cuda_bf16.h",
                                    "curand_kernel.h",
                                    "curand_uniform.h",
                                    "curand_normal.h",
                                    "curand_lognormal.h",
                                    "curand_poisson.h",
                                    "curand_discrete2.h",
                                    "texture_indirect_functions.h",
                                    "surface_indirect_functions.h"};

std::string ReadFile(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return std::string(std::istreambuf_iterator<char>(file), {});
}

// C++ without comments and directives.
std::string Stripped(const std::string& text) {
  std::string result;
  bool line_start = true;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text.compare(i, 2, "/*") == 0) {
      i = std::min(text.find("*/", i), text.size() - 2) + 1;
      result += ' ';
    } else if (text.compare(i, 2, "//") == 0 || (text[i] == '#' && line_start)) {
      while (i < text.size() && (text[i] != '\n' || text[i - 1] == '\\')) ++i;
      result += '\n';
      line_start = true;
    } else {
      line_start = text[i] == '\n' || (line_start && std::isspace(text[i]));
      result += text[i];
    }
  }
  return result;
}

std::vector<std::string> Tokens(const std::string& text) {
  const auto is_word = [](unsigned char c) { return std::isalnum(c) || c == '_'; };
  std::vector<std::string> tokens;
  for (std::size_t i = 0; i < text.size();) {
    std::size_t end = i + 1;
    if (is_word(text[i])) {
      while (end < text.size() && is_word(text[end])) ++end;
    } else if (text[i] == '"') {
      while (end < text.size() && text[end] != '"') end += text[end] == '\\' ? 2 : 1;
      ++end;
    }
    if (!std::isspace(static_cast<unsigned char>(text[i])))
      tokens.push_back(text.substr(i, end - i));
    i = end;
  }
  return tokens;
}

struct Declared {
  std::set<std::string> usable, unavailable;
};

bool IsFunctionName(const std::string& word) {
  static const std::set<std::string> kOther = {
      "__attribute__", "__declspec", "static_assert", "sizeof",  "alignof", "decltype",
      "noexcept",      "__align__",  "asm",           "alignas", "if",      "__location__"};
  const auto is_macro_letter = [](unsigned char c) { return !std::islower(c); };
  return !word.empty() && (std::isalpha(static_cast<unsigned char>(word[0])) || word[0] == '_') &&
         kOther.count(word) == 0 && !std::all_of(word.begin(), word.end(), is_macro_letter);
}

// The functions that a header declares at the scope of a namespace: a name before a parenthesis,
// outside of all other brackets.
Declared DeclaredIn(const std::string& text) {
  Declared declared;
  const std::vector<std::string> tokens = Tokens(Stripped(text));
  std::vector<bool> braces;  // whether each open one is a namespace's, or that of extern "C"
  int parentheses = 0;
  bool unavailable = false, of_namespace = false;
  for (std::size_t i = 1; i < tokens.size(); ++i) {
    const std::string& token = tokens[i];
    const bool at_namespace_scope =
        parentheses == 0 && std::find(braces.begin(), braces.end(), false) == braces.end();
    if (token == "{") {
      braces.push_back(of_namespace || tokens[i - 1][0] == '"');
      of_namespace = false;
    } else if (token == "}") {
      if (!braces.empty()) braces.pop_back();
    } else if (token == "(") {
      if (at_namespace_scope && IsFunctionName(tokens[i - 1]) &&
          (i < 2 || tokens[i - 2] != "operator")) {
        (unavailable ? declared.unavailable : declared.usable).insert(tokens[i - 1]);
      }
      ++parentheses;
    } else if (token == ")") {
      parentheses = std::max(0, parentheses - 1);
    } else if (token == "unavailable") {
      unavailable = true;
    }
    of_namespace = (of_namespace && token != ";") || token == "namespace";
    if (at_namespace_scope && token == ";") unavailable = false;
  }
  return declared;
}

struct Row {
  std::string status, note;
};

// The table: the row of each function. Rows read | `f` `g` | status | note |.
std::map<std::string, Row> ReadTable() {
  std::map<std::string, Row> table;
  std::istringstream lines(ReadFile("common/simt/functions.md"));
  for (std::string line; std::getline(lines, line);) {
    if (line.compare(0, 3, "| `") != 0) continue;
    std::vector<std::string> cells;
    std::istringstream row(line.substr(1));
    for (std::string cell; std::getline(row, cell, '|');) {
      const std::size_t begin = cell.find_first_not_of(' ');
      cells.push_back(begin == std::string::npos
                          ? ""
                          : cell.substr(begin, cell.find_last_not_of(' ') - begin + 1));
    }
    EXPECT_EQ(cells.size(), 3u) << line;
    if (cells.size() != 3) continue;
    for (const std::string& word : Tokens(cells[0])) {
      if (word == "`") continue;
      EXPECT_TRUE(table.insert({word, {cells[1], cells[2]}}).second) << word << " is there twice";
    }
  }
  return table;
}

// What a program sees of the simulator.
Declared DeclaredBySimulator() {
  const std::string folder = ::testing::TempDir();
  std::ofstream(folder + "/all.cc") << "#include <cuda_runtime.h>\n#include <cuda_fp16.h>\n"
                                       "#include <cuda_bf16.h>\n#include <curand_kernel.h>\n";
  const std::string command =
      "g++ -E -std=c++17 -I. -Icommon/simt/include " + folder + "/all.cc -o " + folder + "/all.ii";
  EXPECT_EQ(system(command.c_str()), 0) << command;
  return DeclaredIn(ReadFile(folder + "/all.ii"));
}

TEST(FunctionsTest, TheTableSaysWhatTheHeadersDeclare) {
  const Declared declared = DeclaredBySimulator();
  const std::map<std::string, Row> table = ReadTable();
  EXPECT_GT(table.size(), 1000u);
  std::vector<std::string> wrong;
  for (const auto& [name, row] : table) {
    const bool usable = declared.usable.count(name) != 0;
    const bool refused = declared.unavailable.count(name) != 0;
    if (row.status == "supported" || row.status == "ignored") {
      if (!usable) wrong.push_back(name + " is " + row.status + " but not declared");
    } else if (row.status == "refused") {
      if (usable) wrong.push_back(name + " is refused but declared");
      if (!refused) wrong.push_back(name + " is refused but not by its name");
    } else if (row.status != "internal") {
      wrong.push_back(name + " has the status " + row.status);
    }
    if (row.status != "supported" && row.note.empty()) wrong.push_back(name + " has no reason");
  }
  EXPECT_THAT(wrong, IsEmpty());
}

TEST(FunctionsTest, TheTableHasEveryFunctionOfTheToolkit) {
  const char* home = getenv("CUDA_HOME");
  const std::string include = std::string(home != nullptr ? home : "/usr/local/cuda") + "/include/";
  if (!std::filesystem::exists(include + "cuda_runtime_api.h")) {
    GTEST_SKIP() << "not checked: there is no CUDA toolkit here whose headers the table must match";
  }
  std::set<std::string> functions;
  for (const char* header : kHeaders) {
    const Declared declared = DeclaredIn(ReadFile(include + header));
    EXPECT_FALSE(declared.usable.empty()) << header;
    functions.insert(declared.usable.begin(), declared.usable.end());
  }
  std::vector<std::string> missing, stale;
  const std::map<std::string, Row> table = ReadTable();
  for (const std::string& name : functions) {
    if (table.count(name) == 0) missing.push_back(name);
  }
  for (const auto& [name, row] : table) {
    if (functions.count(name) == 0) stale.push_back(name);
  }
  EXPECT_THAT(missing, IsEmpty());
  EXPECT_THAT(stale, IsEmpty());
}

TEST(DeclaredInTest, SeesFunctionsAtNamespaceScope) {
  const Declared declared = DeclaredIn(R"(
#define f(x) x
/* int a(); */ extern "C" { __attribute__((pure)) int b(int (*callback)(int)); }
namespace n { inline int c() { return d(); } struct S { int e(); }; }
__attribute__((unavailable("no"))) int g(...);
bool operator==(S, S); int DECLARED(h)(); // int i();
)");
  EXPECT_THAT(declared.usable, ::testing::ElementsAre("b", "c"));
  EXPECT_THAT(declared.unavailable, ::testing::ElementsAre("g"));
}

}  // namespace
