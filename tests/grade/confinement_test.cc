// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A grader that cannot confine a submission does not run it; one that can but cannot watch it still
// refuses what it refuses.

#include <errno.h>
#include <fcntl.h>
#include <linux/seccomp.h>
#include <seccomp.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdint>
#include <functional>
#include <string>

#include "common/grade/process.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace grade {
namespace {

using ::testing::HasSubstr;

using End = ProcessResult::End;

// What a process came to, as text: "3: cannot load ...".
std::string Summary(const ProcessResult& result) {
  return std::to_string(static_cast<int>(result.end)) + ": " + result.sentence;
}

std::string Expected(End end) { return std::to_string(static_cast<int>(end)) + ": "; }

ProcessResult RunRunner(const std::string& name) {
  ProcessSpec spec;
  spec.executable = "tests/grade/" + name + "_runner";
  spec.memory_fd = open("/dev/null", O_RDWR | O_CLOEXEC);
  spec.limits.cpu_seconds = 1;
  ProcessResult result = RunConfined(spec);
  close(spec.memory_fd);
  return result;
}

// Calls `body` in a process for which `prepare` has spoiled something, and returns its text.
std::string InSpoiledProcess(const std::function<void()>& prepare,
                             const std::function<std::string()>& body) {
  int ends[2];
  if (pipe(ends) != 0) return "no pipe";
  const pid_t child = fork();
  if (child == 0) {
    prepare();
    const std::string text = body();
    _exit(write(ends[1], text.data(), text.size()) < 0);
  }
  close(ends[1]);
  std::string text;
  char buffer[512];
  for (ssize_t count; (count = read(ends[0], buffer, sizeof(buffer))) > 0;) {
    text.append(buffer, static_cast<std::size_t>(count));
  }
  close(ends[0]);
  waitpid(child, nullptr, 0);
  return text;
}

// Lets seccomp() fail from here on; with `flags` only where it has them.
void SpoilSeccomp(std::uint32_t flags) {
  const scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ALLOW);
  seccomp_rule_add(filter, SCMP_ACT_ERRNO(EBUSY), SCMP_SYS(seccomp), 1,
                   SCMP_A1(SCMP_CMP_MASKED_EQ, flags, flags));
  seccomp_load(filter);
  seccomp_release(filter);
}

TEST(ConfinementTest, WithoutAFilterNothingRuns) {
  EXPECT_THAT(InSpoiledProcess([] { SpoilSeccomp(0); },
                               [] { return Summary(RunRunner("exit_in_constructor")); }),
              HasSubstr(Expected(End::kNotStarted) + "cannot load a system call filter"));
}

TEST(ConfinementTest, WithoutAWatcherForbiddenCallsStillKill) {
  const auto spoil = [] { SpoilSeccomp(SECCOMP_FILTER_FLAG_NEW_LISTENER); };
  EXPECT_EQ(InSpoiledProcess(spoil, [] { return Summary(RunRunner("fork_in_constructor")); }),
            Expected(End::kForbiddenCall) +
                "your code made a system call that a submission may not make");
  EXPECT_EQ(InSpoiledProcess(spoil, [] { return Summary(RunRunner("exit_in_constructor")); }),
            Expected(End::kExited));
}

TEST(ConfinementTest, WatchedForbiddenCallsAreNamed) {
  EXPECT_THAT(
      Summary(RunRunner("fork_in_constructor")),
      HasSubstr(Expected(End::kForbiddenCall) + "your code tried to start another process"));
}

TEST(ConfinementTest, WhatIsNoProgramIsNotStarted) {
  EXPECT_THAT(Summary(RunRunner("own_main")),
              HasSubstr(Expected(End::kNotStarted) + "cannot start it"));
  EXPECT_THAT(Summary(RunRunner("missing")),
              HasSubstr(Expected(End::kNotStarted) + "cannot open tests/grade/missing_runner"));
}

}  // namespace
}  // namespace grade
