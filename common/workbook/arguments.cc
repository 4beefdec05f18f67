// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/workbook/arguments.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/string_view.h"
#include "absl/strings/strip.h"
#include "common/workbook/nearest.h"

namespace workbook {
namespace {

const Option* FindOption(const Command& command, const std::string& name) {
  for (const Option& option : command.options) {
    if (option.name == name) return &option;
  }
  return nullptr;
}

absl::Status UnknownOption(const Command& command, const std::string& name) {
  std::vector<std::string> known = {"help"};
  for (const Option& option : command.options) known.push_back(option.name);
  const std::string nearest = NearestMatch(name, known);
  return absl::InvalidArgumentError(absl::StrCat(
      command.name, " has no option --", name,
      nearest.empty() ? "; see " : absl::StrCat("; did you mean --", nearest, "? See "),
      "workbook ", command.name, " --help."));
}

std::string Shown(const Option& option) {
  const std::string name = absl::StrCat(option.of_compiler ? "-" : "--", option.name);
  if (option.value.empty()) return name;
  return absl::StrCat(name, option.of_compiler && option.name.size() == 1 ? " " : "=",
                      option.value);
}

absl::Status MissingValue(const Option& option) {
  return absl::InvalidArgumentError(absl::StrCat(option.of_compiler ? "-" : "--", option.name,
                                                 " needs a value: ", Shown(option), "."));
}

// The compiler's option that `word` begins with, and the value that stands in the same word.
const Option* FindCompilerOption(const Command& command, const std::string& word,
                                 std::string* value) {
  for (const Option& option : command.options) {
    if (!option.of_compiler) continue;
    const bool letter = option.name.size() == 1;
    absl::string_view rest = word;
    if (!absl::ConsumePrefix(&rest, absl::StrCat("-", option.name, letter ? "" : "="))) continue;
    *value = std::string(rest);
    return &option;
  }
  return nullptr;
}

}  // namespace

std::string Arguments::Value(const std::string& option, const std::string& fallback) const {
  const auto found = options.find(option);
  return found == options.end() ? fallback : found->second.back();
}

std::vector<std::string> Arguments::Values(const std::string& option) const {
  const auto found = options.find(option);
  return found == options.end() ? std::vector<std::string>() : found->second;
}

absl::StatusOr<Arguments> ParseArguments(const Command& command,
                                         const std::vector<std::string>& words) {
  Arguments arguments;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string& word = words[i];
    if (word == "--help" || word == "-h") {
      arguments.help = true;
      return arguments;
    }
    if (word == "--") {
      if (command.rest.empty()) {
        return absl::InvalidArgumentError(
            absl::StrCat(command.name, " takes nothing after \"--\"."));
      }
      arguments.rest.assign(words.begin() + i + 1, words.end());
      break;
    }
    if (word.size() < 2 || word[0] != '-') {
      arguments.operands.push_back(word);
      continue;
    }
    std::string name, value;
    const Option* option = FindCompilerOption(command, word, &value);
    if (option == nullptr) {
      const std::size_t dashes = word[1] == '-' ? 2 : 1;
      const std::size_t equals = word.find('=');
      name = word.substr(dashes, equals == std::string::npos ? equals : equals - dashes);
      option = FindOption(command, name);
      if (option == nullptr || dashes != 2) return UnknownOption(command, name);
      if (equals != std::string::npos) {
        if (option->value.empty()) {
          return absl::InvalidArgumentError(absl::StrCat("--", name, " takes no value."));
        }
        value = word.substr(equals + 1);
        if (value.empty()) return MissingValue(*option);
      }
    }
    if (!option->value.empty() && value.empty()) {
      if (i + 1 == words.size() || words[i + 1].empty()) return MissingValue(*option);
      value = words[++i];
    }
    arguments.options[option->name].push_back(value);
  }
  if (arguments.operands.size() < command.min_operands) {
    return absl::InvalidArgumentError(absl::StrCat(command.name, " needs ", command.operands,
                                                   "; see workbook ", command.name, " --help."));
  }
  if (arguments.operands.size() > command.max_operands) {
    return absl::InvalidArgumentError(absl::StrCat(command.name, " does not expect \"",
                                                   arguments.operands[command.max_operands],
                                                   "\"; see workbook ", command.name, " --help."));
  }
  return arguments;
}

std::string HelpText(const Command& command) {
  std::string text = absl::StrCat("usage: workbook ", command.name);
  if (!command.operands.empty()) absl::StrAppend(&text, " ", command.operands);
  for (const Option& option : command.options) {
    absl::StrAppend(&text, " [", Shown(option), "]", option.of_compiler ? "..." : "");
  }
  if (!command.rest.empty()) absl::StrAppend(&text, " [-- ", command.rest, "]");
  absl::StrAppend(&text, "\n\n", command.summary, "\n");
  if (!command.options.empty()) {
    std::size_t width = 0;
    for (const Option& option : command.options) width = std::max(width, Shown(option).size());
    absl::StrAppend(&text, "\n");
    for (const Option& option : command.options) {
      absl::StrAppendFormat(&text, "  %-*s  %s\n", static_cast<int>(width), Shown(option),
                            option.help);
    }
  }
  if (!command.details.empty()) absl::StrAppend(&text, "\n", command.details, "\n");
  return text;
}

}  // namespace workbook
