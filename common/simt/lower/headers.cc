// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/lower/headers.h"

#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <optional>
#include <set>
#include <string>
#include <system_error>
#include <utility>

#include "common/simt/lower/declaration.h"
#include "common/simt/lower/tokenizer.h"

namespace simt::lower {
namespace {

bool IsCudaSyntax(const Token& token) {
  return token.Is("<<<") || token.Is("__global__") || IsMemorySpace(token);
}

bool HasCudaSyntax(const std::vector<Token>& tokens) {
  for (const Token& token : tokens) {
    if (IsCudaSyntax(token)) return true;
    if (token.kind != TokenKind::kDirective) continue;
    for (const Token& word : TokenizeMacroBody(token)) {
      if (IsCudaSyntax(word)) return true;
    }
  }
  return false;
}

}  // namespace

void PrintErrors(std::string_view file_name, const std::vector<LowerError>& errors) {
  for (const LowerError& error : errors) {
    std::cerr << file_name << ':' << error.line << ':' << error.column
              << ": error: " << error.message << '\n';
  }
}

LowerResult Headers::LowerSource(std::string_view source, const std::string& file_name) {
  return Lower(source, file_name, OptionsFor(file_name, /*is_copy=*/false));
}

LowerOptions Headers::OptionsFor(const std::string& includer, bool is_copy) {
  LowerOptions options;
  options.replace_header = [this, includer, is_copy](std::string_view name, bool quoted) {
    const std::string path = Find(name, quoted, includer);
    if (path.empty()) return path;
    const std::string copy = CopyOf(path);
    // A copy does not stand beside the headers that its original stands beside.
    return copy.empty() && is_copy ? std::filesystem::absolute(path).string() : copy;
  };
  options.shared_names = shared_names_;
  return options;
}

std::string Headers::Find(std::string_view name, bool quoted, const std::string& includer) const {
  std::vector<std::filesystem::path> folders;
  if (quoted) folders.push_back(std::filesystem::path(includer).parent_path());
  folders.insert(folders.end(), folders_.begin(), folders_.end());
  for (const std::filesystem::path& folder : folders) {
    const std::filesystem::path path = (folder / name).lexically_normal();
    std::error_code ignored;
    if (std::filesystem::is_regular_file(path, ignored)) return path;
  }
  return "";
}

const Headers::Header& Headers::Load(const std::string& path) {
  const auto [found, is_new] = headers_.try_emplace(path);
  Header& header = found->second;
  if (!is_new) return header;
  std::ifstream input(path, std::ios::binary);
  header.text.assign(std::istreambuf_iterator<char>(input), {});
  const std::vector<Token> tokens = Tokenize(header.text);
  header.has_cuda_syntax = HasCudaSyntax(tokens);
  for (const Token& token : tokens) {
    const auto include = HeaderOf(token);
    if (!include) continue;
    std::string included = Find(include->name, include->quoted, path);
    if (!included.empty()) header.includes.push_back(std::move(included));
  }
  return header;
}

bool Headers::LeadsToCudaSyntax(const std::string& path) {
  std::set<std::string> seen = {path};
  std::vector<std::string> to_see = {path};
  while (!to_see.empty()) {
    const Header& header = Load(to_see.back());
    to_see.pop_back();
    if (header.has_cuda_syntax) return true;
    for (const std::string& included : header.includes) {
      if (seen.insert(included).second) to_see.push_back(included);
    }
  }
  return false;
}

std::string Headers::CopyOf(const std::string& path) {
  if (!LeadsToCudaSyntax(path)) return "";
  Header& header = headers_.at(path);
  if (!header.copy.empty()) return header.copy;
  // Named before it is lowered: it may include itself by a detour.
  header.copy = copies_ + "/" + std::to_string(headers_.size()) + "_" +
                std::filesystem::path(path).filename().string();
  const LowerResult result = Lower(header.text, path, OptionsFor(path, /*is_copy=*/true));
  PrintErrors(path, result.errors);
  std::ofstream output(header.copy, std::ios::binary);
  output << result.text;
  output.close();
  if (!output) std::cerr << header.copy << ": error: cannot be written\n";
  failed_ = failed_ || !output || !result.errors.empty();
  return header.copy;
}

}  // namespace simt::lower
