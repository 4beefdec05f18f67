// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/grade/run_result.h"

#include "common/simt/report/counter_fields.h"

namespace grade {

simt::KernelCounters RunResult::Totals() const {
  simt::KernelCounters totals;
  for (const simt::KernelRecord& kernel : kernels()) {
    for (const auto& field : simt::kKernelCounterFields) {
      totals.*field.field += kernel.counters.*field.field;
    }
  }
  return totals;
}

const wire::Argument* RunResult::FindOutput(const Execution& execution, int index,
                                            wire::ElementType element) {
  if (!execution.verdict.finished()) return nullptr;
  for (const wire::Argument& argument : execution.call) {
    if (!argument.parameter.writable || index-- > 0) continue;
    return argument.parameter.element == element ? &argument : nullptr;
  }
  return nullptr;
}

std::string RunResult::Describe() const { return wire::Describe(first().call); }

void PrintTo(const RunResult& run, std::ostream* out) { *out << "the run on " << run.Describe(); }

}  // namespace grade
