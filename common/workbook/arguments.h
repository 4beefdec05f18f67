// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: arguments.h
//
// The command line of one subcommand: what it accepts, its help text, and reading it.
//
// Example:
//
//   const Command kRun = {"run", "FILE.cu", "Runs a CUDA program on the simulator.", "...", 1, 1,
//                         {{"counters", "", "print what each kernel did"}}};
//   absl::StatusOr<Arguments> arguments = ParseArguments(kRun, {"saxpy.cu", "--counters"});
//   if (arguments->Has("counters")) ...

#ifndef COMMON_WORKBOOK_ARGUMENTS_H_
#define COMMON_WORKBOOK_ARGUMENTS_H_

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "absl/status/statusor.h"

namespace workbook {

struct Option {
  std::string name;   // without the dashes
  std::string value;  // what its value is called in the help; empty: the option takes none
  std::string help;   // a phrase
  // Written as compilers have it, with one dash and a value: -IDIR or -I DIR if the name is one
  // letter, else -std=c++17. May be given several times.
  bool of_compiler = false;
};

struct Command {
  std::string name;
  std::string operands;  // as the usage line shows them: "[EXERCISE|MODULE]..."
  std::string summary;   // one sentence
  std::string details;   // paragraphs below the options; may be empty
  std::size_t min_operands = 0, max_operands = 0;
  std::vector<Option> options;  // --help is understood everywhere and not listed
  std::string rest;  // what may follow "--", as the usage line shows it; empty: nothing may
};

struct Arguments {
  std::vector<std::string> operands;
  // Values by name, in the order given; "" for an option that takes none.
  std::map<std::string, std::vector<std::string>> options;
  std::vector<std::string> rest;  // what followed "--"
  bool help = false;              // --help or -h was given; then nothing was checked

  bool Has(const std::string& option) const { return options.count(option) != 0; }
  // The option's value, the last if it was given several times, or `fallback` if it was not given.
  std::string Value(const std::string& option, const std::string& fallback = "") const;
  // All its values.
  std::vector<std::string> Values(const std::string& option) const;
};

// Reads `words`, what followed the subcommand's name. Options may stand before or after operands,
// as "--name=value" or "--name value". An error is InvalidArgument with one sentence.
absl::StatusOr<Arguments> ParseArguments(const Command& command,
                                         const std::vector<std::string>& words);

// The text of `workbook COMMAND --help`.
std::string HelpText(const Command& command);

}  // namespace workbook

#endif  // COMMON_WORKBOOK_ARGUMENTS_H_
