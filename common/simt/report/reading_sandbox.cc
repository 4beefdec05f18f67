// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/report/reading_sandbox.h"

#include <fcntl.h>
#include <seccomp.h>
#include <sys/mman.h>

#include <initializer_list>

namespace simt {

bool EnterReadingSandbox(int output) {
  const scmp_filter_ctx filter = seccomp_init(SCMP_ACT_KILL_PROCESS);
  if (filter == nullptr) return false;
  int failures = 0;
  for (const int call :
       {SCMP_SYS(read), SCMP_SYS(pread64), SCMP_SYS(lseek), SCMP_SYS(close), SCMP_SYS(fstat),
        SCMP_SYS(newfstatat), SCMP_SYS(readlink), SCMP_SYS(munmap), SCMP_SYS(mremap),
        SCMP_SYS(madvise), SCMP_SYS(brk), SCMP_SYS(futex), SCMP_SYS(getrandom), SCMP_SYS(getpid),
        SCMP_SYS(exit), SCMP_SYS(exit_group), SCMP_SYS(rt_sigreturn)}) {
    failures += seccomp_rule_add(filter, SCMP_ACT_ALLOW, call, 0) != 0;
  }
  // Opening, if only to read; FD_CLOEXEC by fcntl; memory that cannot be executed.
  failures += seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(openat), 1,
                               SCMP_A2(SCMP_CMP_MASKED_EQ, O_ACCMODE | O_CREAT | O_TRUNC | O_APPEND,
                                       O_RDONLY)) != 0;
  failures += seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(open), 1,
                               SCMP_A1(SCMP_CMP_MASKED_EQ, O_ACCMODE | O_CREAT | O_TRUNC | O_APPEND,
                                       O_RDONLY)) != 0;
  failures += seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(fcntl), 1,
                               SCMP_A1(SCMP_CMP_EQ, F_SETFD)) != 0;
  failures += seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(mmap), 1,
                               SCMP_A2(SCMP_CMP_MASKED_EQ, PROT_EXEC, 0)) != 0;
  failures += seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(mprotect), 1,
                               SCMP_A2(SCMP_CMP_MASKED_EQ, PROT_EXEC, 0)) != 0;
  failures += seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(write), 1,
                               SCMP_A0(SCMP_CMP_EQ, static_cast<scmp_datum_t>(output))) != 0;
  const bool is_entered = failures == 0 && seccomp_load(filter) == 0;
  seccomp_release(filter);
  return is_entered;
}

}  // namespace simt
