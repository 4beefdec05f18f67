// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/workbook/bench.h"

#include <string>

#include "absl/status/status.h"
#include "common/workbook/bazel.h"
#include "common/workbook/catalog.h"
#include "common/workbook/process.h"

namespace workbook {

const Command& BenchCommand() {
  static const Command* const command = new Command{
      "bench",
      "EXERCISE",
      "Runs the benchmark of an exercise on your file.",
      "What follows \"--\" goes to the benchmark, such as --benchmark_filter=REGEX.",
      1,
      1,
      {{"solutions", "", "measure the model answer instead of your file"},
       {"config", "NAME", "build with this configuration of Bazel: --config=cuda is a GPU"}},
      "BENCHMARK_OPTIONS"};
  return *command;
}

absl::StatusOr<int> Bench(const Context& context, const Arguments& arguments) {
  const absl::StatusOr<Catalog> catalog = Catalog::Load(context.workspace);
  if (!catalog.ok()) return catalog.status();
  const absl::StatusOr<Exercise> exercise = catalog->Find(arguments.operands[0]);
  if (!exercise.ok()) return exercise.status();
  const bool solutions = arguments.Has("solutions");
  const absl::Status source =
      solutions ? absl::OkStatus() : CheckSource(context.workspace, *exercise);
  if (!source.ok()) return source;

  Process process;
  process.arguments = BazelCommand(context);
  for (const char* word : {"run", "--noshow_progress", "--ui_event_filters=-info"}) {
    process.arguments.push_back(word);
  }
  if (arguments.Has("config")) process.arguments.push_back("--config=" + arguments.Value("config"));
  process.arguments.push_back(exercise->BenchmarkLabel(solutions));
  process.arguments.push_back("--");
  process.arguments.insert(process.arguments.end(), arguments.rest.begin(), arguments.rest.end());
  process.directory = context.workspace;
  const absl::StatusOr<ProcessEnd> end = RunProcess(process);
  if (!end.ok()) return end.status();
  return end->Success() ? kSuccess : kFailed;
}

}  // namespace workbook
