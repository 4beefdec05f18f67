// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/report/reading_sandbox.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cstdlib>

namespace simt {
namespace {

using ::testing::ExitedWithCode;
using ::testing::KilledBySignal;

// Runs `action` confined, with standard error as its output.
template <class Action>
void Confined(Action action) {
  if (!EnterReadingSandbox(STDERR_FILENO)) _exit(9);
  action();
  _exit(7);
}

TEST(ReadingSandboxTest, AllowsReadingAllocatingAndAnswering) {
  EXPECT_EXIT(Confined([] {
                const int file = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
                char byte = 0;
                if (read(file, &byte, 1) != 1 || byte != 0x7F) _exit(1);
                close(file);
                std::free(std::malloc(std::size_t{64} << 20));
                if (write(STDERR_FILENO, "fine", 4) != 4) _exit(1);
              }),
              ExitedWithCode(7), "^fine$");
}

TEST(ReadingSandboxTest, KillsWhatDoesMore) {
  const auto killed = KilledBySignal(SIGSYS);
  EXPECT_EXIT(Confined([] { open("/tmp/reading_sandbox", O_WRONLY | O_CREAT, 0600); }), killed, "");
  EXPECT_EXIT(Confined([] { open("/dev/null", O_RDWR); }), killed, "");
  EXPECT_EXIT(Confined([] {
                if (write(STDOUT_FILENO, "x", 1) < 0) _exit(1);
              }),
              killed, "");
  EXPECT_EXIT(Confined([] { socket(AF_INET, SOCK_STREAM, 0); }), killed, "");
  EXPECT_EXIT(Confined([] { fork(); }), killed, "");
  EXPECT_EXIT(Confined([] { kill(getppid(), SIGTERM); }), killed, "");
  EXPECT_EXIT(Confined([] { execl("/bin/true", "true", nullptr); }), killed, "");
  EXPECT_EXIT(Confined([] {
                mmap(nullptr, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
              }),
              killed, "");
}

}  // namespace
}  // namespace simt
