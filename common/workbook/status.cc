// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/workbook/status.h"

#include <ostream>
#include <vector>

#include "absl/status/status.h"
#include "common/workbook/board.h"
#include "common/workbook/catalog.h"
#include "common/workbook/outcome.h"
#include "common/workbook/progress.h"

namespace workbook {

const Command& StatusCommand() {
  static const Command* const command = new Command{
      "status",
      "",
      "Prints the board of your last results and what comes next. Runs nothing.",
      "The results are those of the last `grade` or `bazel test //modules/...` of each exercise.",
      0,
      0,
      {},
      ""};
  return *command;
}

absl::StatusOr<int> Status(const Context& context, const Arguments&) {
  const absl::StatusOr<Catalog> catalog = Catalog::Load(context.workspace);
  if (!catalog.ok()) return catalog.status();
  Progress progress = Progress::Load(context.workspace);
  progress.TakeOverTestLogs(catalog->exercises());
  std::vector<Outcome> outcomes;
  for (const Exercise& exercise : catalog->exercises()) {
    outcomes.push_back(progress.Last(exercise));
  }
  *context.out << Board(outcomes, context.colour) << "\n" << NextStep(outcomes);
  const absl::Status saved = progress.Save();
  if (!saved.ok()) *context.err << "workbook: " << saved.message() << "\n";
  return kSuccess;
}

}  // namespace workbook
