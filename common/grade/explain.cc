// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/grade/explain.h"

#include <signal.h>

#include <cstring>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_split.h"
#include "common/grade/cause.h"
#include "common/simt/report/printable.h"

namespace grade {

namespace {

constexpr std::size_t kMaxLineLength = 160;
constexpr char kOverwritten[] =
    "your code wrote over the memory in which the grader and its runner exchange results";

std::string SignalSentence(int signal) {
  switch (signal) {
    case SIGSEGV:
      return "your code crashed: segmentation fault (SIGSEGV), an access to memory that is not "
             "there, or a stack overflow";
    case SIGBUS:
      return "your code crashed: bus error (SIGBUS)";
    case SIGFPE:
      return "your code crashed: an integer was divided by zero (SIGFPE)";
    case SIGILL:
    case SIGTRAP:
      return "your code crashed: it ran into an instruction the compiler put where it should never "
             "come (SIGILL): a function without its return, or __builtin_trap";
    case SIGABRT:
      return "your code aborted: abort(), a failed assert or an exception that nobody caught "
             "(SIGABRT)";
    default:
      return absl::StrCat("your code was ended by signal ", signal, " (", strsignal(signal), ")");
  }
}

std::string Where(const CallEnd& call) {
  if (!call.in_main) return "before the grader could call it, in a static constructor";
  if (call.result.stage == wire::Stage::kNotStarted) return "before its turn came";
  return "before it had finished";
}

std::string RefusedMemory(const Limits& limits) {
  return absl::StrFormat("your code was refused memory (std::bad_alloc); it may have %.1f GB",
                         static_cast<double>(limits.memory_bytes) / 1e9);
}

Verdict JudgeExit(const ProcessResult& process, const CallEnd& call, const Limits& limits) {
  const wire::CallResult& result = call.result;
  const std::string text = simt::Printable(result.error_text);
  switch (result.stage) {
    case wire::Stage::kFinished:
      break;  // of another run: the proof is missing
    case wire::Stage::kThrew:
      if (text == "std::bad_alloc") return {VerdictKind::kTooMuchMemory, RefusedMemory(limits)};
      return {VerdictKind::kThrew,
              absl::StrCat("your code threw an exception that it did not catch: ", text)};
    case wire::Stage::kReturnedError:
      return {VerdictKind::kReturnedError, absl::StrCat("your code returned an error: ", text)};
    case wire::Stage::kCudaError:
      return {VerdictKind::kCudaError,
              absl::StrCat("after your code returned the CUDA runtime reports ", text)};
    case wire::Stage::kRefused:
      return {VerdictKind::kBadAnswer, absl::StrCat("the runner could not make the call: ", text)};
    case wire::Stage::kNoDevice:
      return {VerdictKind::kNoDevice, text};
    case wire::Stage::kNotStarted:
    case wire::Stage::kCalled:
      return {VerdictKind::kExitedEarly,
              absl::StrCat("your code called exit(", process.code, ") ", Where(call))};
  }
  return {VerdictKind::kBadAnswer, kOverwritten};
}

}  // namespace

const char* VerdictKindName(VerdictKind kind) {
  switch (kind) {
    case VerdictKind::kFinished:
      return "finished";
    case VerdictKind::kExitedEarly:
      return "exited early";
    case VerdictKind::kCrashed:
      return "crashed";
    case VerdictKind::kTooLong:
      return "too long";
    case VerdictKind::kTooMuchMemory:
      return "too much memory";
    case VerdictKind::kTooMuchOutput:
      return "too much output";
    case VerdictKind::kForbiddenCall:
      return "forbidden call";
    case VerdictKind::kThrew:
      return "threw";
    case VerdictKind::kReturnedError:
      return "returned an error";
    case VerdictKind::kCudaError:
      return "CUDA error";
    case VerdictKind::kBadAnswer:
      return "bad answer";
    case VerdictKind::kNotCompiled:
      return "does not compile";
    case VerdictKind::kNotRun:
      return "not run";
    case VerdictKind::kNotConfined:
      return "not confined";
    case VerdictKind::kNoDevice:
      return "no device";
  }
  return "unknown";
}

Verdict Judge(const ProcessResult& process, const CallEnd& call, const Limits& limits) {
  using End = ProcessResult::End;
  // Of several calls the earlier ones may be done when a later one ends the process.
  const bool finished =
      call.result.stage == wire::Stage::kFinished && call.intact && call.result.proof == call.nonce;
  if (finished && process.end != End::kNotStarted) return {};
  if (!call.intact && (process.end == End::kExited || process.end == End::kSignalled)) {
    return {VerdictKind::kBadAnswer, kOverwritten};
  }
  switch (process.end) {
    case End::kExited:
      return JudgeExit(process, call, limits);
    case End::kSignalled:
      if (process.code == SIGABRT && absl::StrContains(process.output, "std::bad_alloc")) {
        return {VerdictKind::kTooMuchMemory, RefusedMemory(limits)};
      }
      return {VerdictKind::kCrashed, SignalSentence(process.code)};
    case End::kTooLong:
      return {VerdictKind::kTooLong,
              absl::StrFormat("your code did not come to an end: it was stopped after %.1f s "
                              "(%g s of computing and %g s of sleeping are allowed)",
                              process.wall_seconds, limits.cpu_seconds, limits.idle_seconds)};
    case End::kTooMuchMemory:
      if (!process.sentence.empty()) return {VerdictKind::kTooMuchMemory, process.sentence};
      return {VerdictKind::kTooMuchMemory,
              absl::StrFormat("your code used more than the %.1f GB of memory it may have",
                              static_cast<double>(limits.memory_bytes) / 1e9)};
    case End::kTooMuchOutput:
      return {VerdictKind::kTooMuchOutput,
              absl::StrFormat("your code printed more than %.1f MB",
                              static_cast<double>(limits.output_bytes) / 1e6)};
    case End::kForbiddenCall:
      return {VerdictKind::kForbiddenCall, process.sentence};
    case End::kNotStarted:
      break;
  }
  return {VerdictKind::kNotConfined,
          absl::StrCat("could not confine your code, so it was not run and is not graded: ",
                       process.sentence)};
}

std::string ExplainUnfinished(const Execution& execution) {
  std::string text = execution.verdict.sentence;
  if (!execution.schedule.empty() && execution.schedule != "forward") {
    absl::StrAppend(&text, " (schedule ", execution.schedule, ")");
  }
  Cause cause;
  cause.asked = false;
  if (!execution.report.findings.empty()) {
    cause.findings.push_back(Tell(execution.report.findings.front()));
    absl::StrAppend(&text, "\n", cause.findings.front().text);
  }
  NoteCause(std::move(cause));
  if (!execution.output.empty()) {
    absl::StrAppend(&text, "\nit printed:\n", Quote(execution.output, 10));
  }
  return text;
}

std::string Quote(const std::string& text, int lines) {
  std::string quoted;
  int count = 0;
  for (absl::string_view line : absl::StrSplit(text, '\n')) {
    if (line.empty()) continue;
    if (++count > lines) {
      absl::StrAppend(&quoted, "  | ...\n");
      break;
    }
    const std::string printable = simt::Printable(std::string(line.substr(0, kMaxLineLength)));
    absl::StrAppend(&quoted, "  | ", printable, line.size() > kMaxLineLength ? "..." : "", "\n");
  }
  return quoted;
}

}  // namespace grade
