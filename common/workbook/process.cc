// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/workbook/process.h"

#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <ctime>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"

namespace workbook {
namespace {

constexpr long kPollNanoseconds = 100'000'000;

// Makes `path`, emptied, the file that `descriptor` writes to; nothing if the path is empty.
bool Redirect(const std::string& path, int descriptor) {
  if (path.empty()) return true;
  const int file = open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
  return file >= 0 && dup2(file, descriptor) >= 0;
}

// In the child: becomes the program, or writes errno to `failure` and ends.
[[noreturn]] void Become(const Process& process, char* const* arguments, const sigset_t& signals,
                         pid_t parent, int failure) {
  const auto fail = [failure] {
    const int error = errno;
    const ssize_t written = write(failure, &error, sizeof error);
    _exit(written == sizeof error ? 127 : 126);
  };
  sigprocmask(SIG_SETMASK, &signals, nullptr);
  prctl(PR_SET_PDEATHSIG, SIGTERM);
  if (getppid() != parent) _exit(126);  // the parent died before it could be asked to tell
  if (!process.directory.empty() && chdir(process.directory.c_str()) != 0) fail();
  if (!Redirect(process.output, STDOUT_FILENO)) fail();
  if (!process.errors.empty() && process.errors == process.output) {
    if (dup2(STDOUT_FILENO, STDERR_FILENO) < 0) fail();
  } else if (!Redirect(process.errors, STDERR_FILENO)) {
    fail();
  }
  for (const auto& [name, value] : process.environment) setenv(name.c_str(), value.c_str(), 1);
  execvp(arguments[0], arguments);
  fail();
  _exit(126);
}

// Waits for `child`, whose SIGCHLD and our own signals in `waited` are blocked.
ProcessEnd Wait(const Process& process, pid_t child, const sigset_t& waited) {
  int status = 0;
  while (true) {
    const pid_t ended = waitpid(child, &status, WNOHANG);
    if (ended == child) break;
    if (ended < 0 && errno != EINTR) return {126, 0};
    const timespec pause = {0, kPollNanoseconds};
    const int signal = sigtimedwait(&waited, nullptr, &pause);
    if (signal == SIGTERM || signal == SIGHUP) kill(child, signal);
    if (process.while_waiting) process.while_waiting();
  }
  if (WIFSIGNALED(status)) return {0, WTERMSIG(status)};
  return {WEXITSTATUS(status), 0};
}

}  // namespace

absl::StatusOr<ProcessEnd> RunProcess(const Process& process) {
  std::vector<char*> arguments;
  for (const std::string& argument : process.arguments) {
    arguments.push_back(const_cast<char*>(argument.c_str()));
  }
  arguments.push_back(nullptr);

  int failure[2];
  if (pipe2(failure, O_CLOEXEC) != 0) {
    return absl::InternalError(absl::StrCat("pipe: ", std::strerror(errno), "."));
  }
  sigset_t waited, before;
  sigemptyset(&waited);
  for (const int signal : {SIGCHLD, SIGINT, SIGQUIT, SIGTERM, SIGHUP}) sigaddset(&waited, signal);
  sigprocmask(SIG_BLOCK, &waited, &before);

  const pid_t parent = getpid();
  const pid_t child = fork();
  if (child == 0) Become(process, arguments.data(), before, parent, failure[1]);
  const int fork_error = errno;
  close(failure[1]);

  absl::StatusOr<ProcessEnd> result;
  int error = 0;
  if (child < 0) {
    result = absl::InternalError(
        absl::StrCat("Cannot start ", process.arguments[0], ": ", std::strerror(fork_error), "."));
  } else if (read(failure[0], &error, sizeof error) == sizeof error) {
    waitpid(child, nullptr, 0);
    result = absl::NotFoundError(
        absl::StrCat("Cannot start ", process.arguments[0], ": ", std::strerror(error), "."));
  } else {
    result = Wait(process, child, waited);
  }
  close(failure[0]);
  sigprocmask(SIG_SETMASK, &before, nullptr);
  return result;
}

}  // namespace workbook
