// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Hostile submissions: whatever they do, they win nothing that the right answer would win, each is
// told what it did in a sentence of its own, in bounded time, and the grader goes on unharmed.

#include <dirent.h>
#include <sys/stat.h>
#include <unistd.h>

#include <chrono>
#include <string>
#include <vector>

#include "common/grade/grade.h"
#include "common/grade/settings.h"
#include "tests/grade/hostile/attack.h"

namespace {

using grade::Computes, grade::IsClean, grade::Out, grade::RunResult, grade::VerdictKind;
using testing::HasSubstr, testing::Not;

const grade::Submission<decltype(Hostile)> submission;

constexpr double kCpuSeconds = 1;
constexpr double kIdleSeconds = 2;
// Longer than any limit, even on a busy machine: a run that takes longer was not bounded.
constexpr double kBound = 20;

// The folder with the runners; Bazel starts tests in the root of their runfiles.
std::string RunnerPath(const std::string& name) { return "tests/grade/" + name + "_runner"; }

std::vector<float> Inputs() { return grade::Random<float>(1000, -100, 100); }

std::vector<float> Doubled(const std::vector<float>& x) {
  std::vector<float> doubled;
  for (const float value : x) doubled.push_back(2 * value);
  return doubled;
}

int OpenDescriptors() {
  int count = 0;
  DIR* const folder = opendir("/proc/self/fd");
  while (readdir(folder) != nullptr) ++count;
  closedir(folder);
  return count;
}

class HostileTest : public testing::Test {
 protected:
  void SetUp() override {
    grade::Settings& settings = grade::GlobalSettings();
    settings.runner = RunnerPath("attacks");
    settings.limits.cpu_seconds = kCpuSeconds;
    settings.limits.idle_seconds = kIdleSeconds;
    settings.limits.memory_bytes = std::uint64_t{512} << 20;
    settings.limits.threads = 16;
    descriptors_ = OpenDescriptors();
  }

  void TearDown() override { EXPECT_EQ(OpenDescriptors(), descriptors_); }

  RunResult Run(Attack attack) {
    grade::internal::ForgetLongRuns();
    const auto start = std::chrono::steady_clock::now();
    const std::vector<float> x = Inputs();
    const RunResult run = submission.Run(static_cast<int>(attack), x, Out<float>(x.size()));
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    EXPECT_LT(seconds.count(), kBound);
    EXPECT_THAT(run, Not(Computes(Doubled(x))));
    return run;
  }

 private:
  int descriptors_ = 0;
};

// The verdict's kind and what its sentence says.
MATCHER_P2(GetsVerdict, kind, sentence,
           std::string("gets the verdict ") + grade::VerdictKindName(kind) + ": " + sentence) {
  *result_listener << grade::VerdictKindName(arg.verdict().kind) << ": " << arg.verdict().sentence;
  return arg.verdict().kind == kind && arg.verdict().sentence.find(sentence) != std::string::npos;
}

// What the student reads where the values are wrong.
std::string Explain(const testing::Matcher<const RunResult&>& matcher, const RunResult& run) {
  testing::StringMatchResultListener listener;
  matcher.MatchAndExplain(run, &listener);
  return listener.str();
}

TEST_F(HostileTest, TheSameSubmissionIsRightWhenItDoesNotAttack) {
  const std::vector<float> x = Inputs();
  const RunResult run = submission.RunEverySchedule(0, x, Out<float>(x.size()));
  EXPECT_THAT(run, Computes(Doubled(x)));
  EXPECT_THAT(run, IsClean());
}

TEST_F(HostileTest, ExitIsNoSuccess) {
  const auto exits =
      GetsVerdict(VerdictKind::kExitedEarly, "your code called exit(0) before it had finished");
  EXPECT_THAT(Run(Attack::kExit), exits);
  EXPECT_THAT(Run(Attack::kUnderscoreExit), exits);
  EXPECT_THAT(Run(Attack::kQuickExit), exits);
}

TEST_F(HostileTest, WhatIsPrintedIsNoVerdict) {
  const RunResult run = Run(Attack::kFakeGoogleTest);
  EXPECT_THAT(run, GetsVerdict(VerdictKind::kExitedEarly, "exit(0)"));
  const std::string text = Explain(Computes(Doubled(Inputs())), run);
  EXPECT_THAT(text, HasSubstr("  | [  PASSED  ] 1 test."));
  EXPECT_THAT(text, Not(HasSubstr("\x1b")));
  EXPECT_THAT(text, Not(HasSubstr("\n::notice")));
}

TEST_F(HostileTest, ExitHandlersOfTheSubmissionDoNotRun) {
  const std::vector<float> x = Inputs();
  EXPECT_THAT(submission.Run(static_cast<int>(Attack::kExitInAtexit), x, Out<float>(x.size())),
              Computes(Doubled(x)));
}

TEST_F(HostileTest, StaticConstructorsAreConfined) {
  grade::GlobalSettings().runner = RunnerPath("exit_in_constructor");
  EXPECT_THAT(Run(Attack::kNone),
              GetsVerdict(VerdictKind::kExitedEarly, "in a static constructor"));
  grade::GlobalSettings().runner = RunnerPath("fork_in_constructor");
  EXPECT_THAT(Run(Attack::kNone),
              GetsVerdict(VerdictKind::kForbiddenCall, "start another process"));
  grade::GlobalSettings().runner = RunnerPath("loop_in_constructor");
  EXPECT_THAT(Run(Attack::kNone), GetsVerdict(VerdictKind::kTooLong, "did not come to an end"));
  grade::GlobalSettings().runner = RunnerPath("open_in_constructor");
  EXPECT_THAT(Run(Attack::kNone),
              GetsVerdict(VerdictKind::kForbiddenCall, "solutions/01_intro_ufuncs/hypot.cu"));
}

TEST_F(HostileTest, AnOwnMainDoesNotCompile) {
  struct stat status = {};
  ASSERT_EQ(stat(RunnerPath("own_main").c_str(), &status), 0);
  EXPECT_EQ(status.st_size, 0);
  grade::GlobalSettings().runner = RunnerPath("own_main");
  EXPECT_THAT(Run(Attack::kNone), GetsVerdict(VerdictKind::kNotCompiled, "does not compile"));
}

TEST_F(HostileTest, AbnormalEndsAreNamed) {
  EXPECT_THAT(Run(Attack::kAbort), GetsVerdict(VerdictKind::kCrashed, "SIGABRT"));
  EXPECT_THAT(Run(Attack::kThrow),
              GetsVerdict(VerdictKind::kThrew, "did not catch: thrown by the submission"));
  EXPECT_THAT(Run(Attack::kThrowInt), GetsVerdict(VerdictKind::kThrew, "no std::exception"));
  EXPECT_THAT(Run(Attack::kRaise), GetsVerdict(VerdictKind::kCrashed, "signal 15"));
  EXPECT_FALSE(Run(Attack::kLongjmp).finished());
}

TEST_F(HostileTest, CrashesAreNamed) {
  EXPECT_THAT(Run(Attack::kSegfault), GetsVerdict(VerdictKind::kCrashed, "SIGSEGV"));
  EXPECT_THAT(Run(Attack::kDivideByZero), GetsVerdict(VerdictKind::kCrashed, "divided by zero"));
  EXPECT_THAT(Run(Attack::kStackOverflow), GetsVerdict(VerdictKind::kCrashed, "stack overflow"));
}

TEST_F(HostileTest, EndlessHostCodeIsStopped) {
  EXPECT_THAT(Run(Attack::kHostLoop), GetsVerdict(VerdictKind::kTooLong, "1 s of computing"));
  EXPECT_THAT(Run(Attack::kHostLoopIgnoringSignals),
              GetsVerdict(VerdictKind::kTooLong, "did not come to an end"));
  EXPECT_THAT(Run(Attack::kSleep), GetsVerdict(VerdictKind::kTooLong, "2 s of sleeping"));
  EXPECT_THAT(Run(Attack::kRaiseLimits), GetsVerdict(VerdictKind::kTooLong, ""));
}

TEST_F(HostileTest, AnEndlessKernelIsStopped) {
  const RunResult run = Run(Attack::kKernelLoop);
  EXPECT_THAT(run, GetsVerdict(VerdictKind::kCudaError, "cudaErrorLaunchTimeout"));
  ASSERT_FALSE(run.findings().empty());
  EXPECT_EQ(run.findings().front().kind, simt::FindingKind::kHang);
}

TEST_F(HostileTest, AfterSomeEndlessRunsTheRestIsNotRun) {
  Run(Attack::kHostLoop);
  const std::vector<float> x = Inputs();
  const auto run_again = [&] {
    return submission.Run(static_cast<int>(Attack::kHostLoop), x, Out<float>(x.size()));
  };
  EXPECT_THAT(run_again(), GetsVerdict(VerdictKind::kTooLong, ""));
  EXPECT_THAT(run_again(), GetsVerdict(VerdictKind::kNotRun, "not run"));
  grade::internal::ForgetLongRuns();
}

TEST_F(HostileTest, TooMuchOfAnythingIsStopped) {
  EXPECT_THAT(Run(Attack::kForkBomb),
              GetsVerdict(VerdictKind::kForbiddenCall, "start another process"));
  EXPECT_THAT(Run(Attack::kThreadBomb),
              GetsVerdict(VerdictKind::kForbiddenCall, "more than 16 threads"));
  EXPECT_THAT(Run(Attack::kHostMemory),
              GetsVerdict(VerdictKind::kTooMuchMemory, "asked for 107.4 GB of memory at once"));
  EXPECT_THAT(Run(Attack::kHostMemoryInPieces),
              GetsVerdict(VerdictKind::kTooMuchMemory, "refused memory"));
  EXPECT_THAT(Run(Attack::kDeviceMemory), GetsVerdict(VerdictKind::kCudaError, "cudaError"));
  EXPECT_THAT(Run(Attack::kOutputFlood),
              GetsVerdict(VerdictKind::kTooMuchOutput, "printed more than"));
}

TEST_F(HostileTest, FilesAreOutOfReach) {
  EXPECT_THAT(Run(Attack::kReadFile),
              GetsVerdict(VerdictKind::kForbiddenCall, "open the file README.md"));
  EXPECT_THAT(Run(Attack::kWriteFile),
              GetsVerdict(VerdictKind::kForbiddenCall, "open the file /tmp/hostile"));
  EXPECT_NE(access("/tmp/hostile", F_OK), 0);
  EXPECT_THAT(Run(Attack::kRemoveFile),
              GetsVerdict(VerdictKind::kForbiddenCall, "change files (unlink)"));
  EXPECT_THAT(Run(Attack::kOwnSigsysHandler),
              GetsVerdict(VerdictKind::kForbiddenCall, "open the file /etc/passwd"));
}

TEST_F(HostileTest, TheNetworkIsOutOfReach) {
  EXPECT_THAT(Run(Attack::kSocket),
              GetsVerdict(VerdictKind::kForbiddenCall, "use the network (socket)"));
}

TEST_F(HostileTest, OtherProgramsAndProcessesAreOutOfReach) {
  EXPECT_THAT(Run(Attack::kExec),
              GetsVerdict(VerdictKind::kForbiddenCall, "start another program (execve)"));
  EXPECT_THAT(Run(Attack::kExecAgain),
              GetsVerdict(VerdictKind::kForbiddenCall, "start another program (execveat)"));
  EXPECT_THAT(Run(Attack::kKillParent),
              GetsVerdict(VerdictKind::kForbiddenCall, "signal to another process (kill)"));
  EXPECT_THAT(Run(Attack::kKillEverybody),
              GetsVerdict(VerdictKind::kForbiddenCall, "signal to another process (kill)"));
  EXPECT_THAT(Run(Attack::kTrace),
              GetsVerdict(VerdictKind::kForbiddenCall, "look into another process (ptrace)"));
  EXPECT_THAT(Run(Attack::kReadParentMemory),
              GetsVerdict(VerdictKind::kForbiddenCall, "look into another process"));
  EXPECT_THAT(Run(Attack::kReadParentFile),
              GetsVerdict(VerdictKind::kForbiddenCall, "open the file /proc/"));
}

TEST_F(HostileTest, DescriptorsOfTheGraderAreOutOfReach) {
  EXPECT_THAT(Run(Attack::kWriteToEveryDescriptor),
              GetsVerdict(VerdictKind::kForbiddenCall, "wrote to file descriptor 0"));
  EXPECT_THAT(Run(Attack::kShrinkMemory), GetsVerdict(VerdictKind::kForbiddenCall, "ftruncate"));
  // Closing is refused where it matters, and does no harm elsewhere.
  const std::vector<float> x = Inputs();
  EXPECT_THAT(
      submission.Run(static_cast<int>(Attack::kCloseEveryDescriptor), x, Out<float>(x.size())),
      Computes(Doubled(x)));
}

TEST_F(HostileTest, AChangedInputIsSeen) {
  const RunResult run = Run(Attack::kChangeInput);
  EXPECT_THAT(Explain(Computes(Doubled(Inputs())), run), Not(HasSubstr("did not")));
  EXPECT_THAT(run.executions().front().changed_input,
              HasSubstr("your code changed its input: argument 2, element 0"));
}

TEST_F(HostileTest, AnUntouchedOutputIsSeen) {
  EXPECT_THAT(Explain(Computes(std::vector<float>(1000)), Run(Attack::kUntouched)),
              HasSubstr("your code left its output untouched: all 1000 elements"));
}

TEST_F(HostileTest, NanIsWrong) {
  EXPECT_THAT(Explain(Computes(std::vector<float>(1000)), Run(Attack::kAllNan)),
              HasSubstr("1000 of yours are NaN"));
}

TEST_F(HostileTest, AReplayedOutputIsSeen) {
  const std::vector<float> first = Inputs(), second = Inputs();
  const int replay = static_cast<int>(Attack::kReplay);
  const std::vector<RunResult> runs =
      submission.RunTogether({submission.Call(replay, first, Out<float>(first.size())),
                              submission.Call(replay, second, Out<float>(second.size()))});
  EXPECT_THAT(runs[0], Computes(Doubled(first)));
  EXPECT_THAT(runs[1], Not(Computes(Doubled(second))));
  EXPECT_THAT(Explain(Computes(Doubled(second)), runs[1]),
              HasSubstr("your output is that of the call before"));
}

TEST_F(HostileTest, TheSharedMemoryIsNotTrusted) {
  EXPECT_THAT(Run(Attack::kCorruptHeader),
              GetsVerdict(VerdictKind::kBadAnswer, "wrote over the memory"));
  EXPECT_THAT(Run(Attack::kCorruptEverything),
              GetsVerdict(VerdictKind::kBadAnswer, "wrote over the memory"));
}

TEST_F(HostileTest, AForgedEndStillNeedsTheValues) {
  const RunResult run = Run(Attack::kForgeFinished);
  EXPECT_FALSE(run.finished() && run.findings().empty() && !run.kernels().empty());
}

TEST_F(HostileTest, AForgedReportIsSeen) {
  EXPECT_THAT(Run(Attack::kForgeReport),
              GetsVerdict(VerdictKind::kBadAnswer, "the simulator's report"));
}

}  // namespace
