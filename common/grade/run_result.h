// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: run_result.h
//
// What came back from running a submission.

#ifndef COMMON_GRADE_RUN_RESULT_H_
#define COMMON_GRADE_RUN_RESULT_H_

#include <cstddef>
#include <cstring>
#include <ostream>
#include <string>
#include <vector>

#include "common/grade/verdict.h"
#include "common/grade/wire/call.h"
#include "common/grade/wire/layout.h"
#include "common/simt/report/report.h"

namespace grade {

// One execution of the call, in one process under one schedule.
struct Execution {
  std::string schedule;  // "forward", "random:7"; empty on a GPU
  Verdict verdict;
  // The call with its outputs as they came back. Inputs are the grader's own copies. Of an
  // execution that did not finish, outputs are empty.
  wire::Call call;
  std::vector<std::vector<std::byte>> poison;  // what each argument's output held before
  std::string changed_input;                   // a sentence, empty if every input is as it was
  bool repeats_previous_call = false;          // its outputs are those of the call before
  simt::RunReport report;                      // findings, kernels and transfers of this call
  bool counted = false;   // on the simulator: the report's counters mean something
  bool predicted = true;  // whether `seconds` is the time model's or was measured
  double seconds = 0;
  wire::Measurement measurement{};  // behind `seconds`, where it was measured
  std::string output;  // what it wrote to stdout and stderr: capped, control characters removed
};

// The result of a call: one execution, or one for each schedule it was asked to run under. The
// accessors below speak of the first.
class RunResult {
 public:
  explicit RunResult(std::vector<Execution> executions) : executions_(std::move(executions)) {}

  const std::vector<Execution>& executions() const { return executions_; }
  bool finished() const { return first().verdict.finished(); }
  const Verdict& verdict() const { return first().verdict; }
  bool counted() const { return first().counted; }
  bool predicted() const { return first().predicted; }
  double seconds() const { return first().seconds; }
  const std::vector<simt::Finding>& findings() const { return first().report.findings; }
  // Each kernel that the call launched: its grid, block and counters.
  const std::vector<simt::KernelRecord>& kernels() const { return first().report.kernels; }
  const simt::TransferCounters& transfers() const { return first().report.transfers; }
  // The counters of all kernels together.
  simt::KernelCounters Totals() const;

  // The values of the `index`-th output (parameters that the submission may write are counted from
  // 0). Empty if the run did not finish. T must be the parameter's element type.
  template <class T>
  std::vector<T> Output(int index = 0) const {
    const wire::Argument* argument = FindOutput(first(), index, wire::ElementTypeOf<T>());
    if (argument == nullptr) return {};
    std::vector<T> values(argument->bytes.size() / sizeof(T));
    if (!values.empty()) std::memcpy(values.data(), argument->bytes.data(), argument->bytes.size());
    return values;
  }

  // "(1000 floats, 1000 floats, out 1000 floats)".
  std::string Describe() const;

 private:
  const Execution& first() const { return executions_.front(); }
  static const wire::Argument* FindOutput(const Execution& execution, int index,
                                          wire::ElementType element);

  std::vector<Execution> executions_;
};

// GoogleTest prints a run as its case.
void PrintTo(const RunResult& run, std::ostream* out);

}  // namespace grade

#endif  // COMMON_GRADE_RUN_RESULT_H_
