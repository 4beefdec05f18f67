// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The workbook's command line: `bazel run //:workbook -- COMMAND ...`.

#include <iostream>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "common/workbook/arguments.h"
#include "common/workbook/bench.h"
#include "common/workbook/context.h"
#include "common/workbook/grade.h"
#include "common/workbook/hint.h"
#include "common/workbook/nearest.h"
#include "common/workbook/reset.h"
#include "common/workbook/run.h"
#include "common/workbook/status.h"
#include "common/workbook/watch.h"

namespace workbook {
namespace {

struct Subcommand {
  const Command* command;
  absl::StatusOr<int> (*function)(const Context&, const Arguments&);
};

std::vector<Subcommand> Subcommands() {
  return {{&StatusCommand(), Status}, {&GradeCommand(), Grade}, {&HintCommand(), Hint},
          {&ResetCommand(), Reset},   {&RunCommand(), Run},     {&BenchCommand(), Bench},
          {&WatchCommand(), Watch}};
}

std::string Overview() {
  std::string text = "usage: bazel run //:workbook -- COMMAND [OPTIONS]\n\n";
  for (const Subcommand& subcommand : Subcommands()) {
    const Command& command = *subcommand.command;
    absl::StrAppendFormat(&text, "  %-27s %s\n", absl::StrCat(command.name, " ", command.operands),
                          command.summary);
  }
  return text + "\nCOMMAND --help tells the rest.\n";
}

int Fail(const absl::Status& status) {
  std::cerr << "workbook: " << status.message() << "\n";
  return absl::IsInvalidArgument(status) ? kUsage : kFailed;
}

int Main(const std::vector<std::string>& words) {
  if (words.empty()) {
    std::cerr << Overview();
    return kUsage;
  }
  if (words[0] == "--help" || words[0] == "-h" || words[0] == "help") {
    std::cout << Overview();
    return kSuccess;
  }
  std::vector<std::string> names;
  for (const Subcommand& subcommand : Subcommands()) {
    const Command& command = *subcommand.command;
    names.push_back(command.name);
    if (command.name != words[0]) continue;
    const absl::StatusOr<Arguments> arguments =
        ParseArguments(command, {words.begin() + 1, words.end()});
    if (!arguments.ok()) return Fail(arguments.status());
    if (arguments->help) {
      std::cout << HelpText(command);
      return kSuccess;
    }
    const absl::StatusOr<Context> context = Context::FromEnvironment();
    if (!context.ok()) return Fail(context.status());
    const absl::StatusOr<int> code = subcommand.function(*context, *arguments);
    return code.ok() ? *code : Fail(code.status());
  }
  const std::string nearest = NearestMatch(words[0], names);
  return Fail(absl::InvalidArgumentError(absl::StrCat(
      "There is no command \"", words[0], "\"; ",
      nearest.empty() ? std::string("see --help.") : absl::StrCat("did you mean ", nearest, "?"))));
}

}  // namespace
}  // namespace workbook

int main(int argc, char** argv) { return workbook::Main({argv + 1, argv + argc}); }
