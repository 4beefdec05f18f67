// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <seccomp.h>
#include <stdlib.h>

#include <memory>
#include <string>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "common/grade/confine.h"

namespace grade {

namespace {

std::string NameOf(int number) {
  const std::unique_ptr<char, decltype(&free)> name(
      seccomp_syscall_resolve_num_arch(SCMP_ARCH_NATIVE, number), &free);
  return name == nullptr ? absl::StrCat("number ", number) : std::string(name.get());
}

Judgement Kill(std::string sentence) {
  Judgement judgement;
  judgement.sentence = std::move(sentence);
  return judgement;
}

Judgement Allow() {
  Judgement judgement;
  judgement.decision = Decision::kAllow;
  return judgement;
}

Judgement Deny(int error) {
  Judgement judgement;
  judgement.decision = Decision::kDenyQuietly;
  judgement.error = error;
  return judgement;
}

// What libraries look for on behalf of the program, and do without.
bool IsLibrarysOwn(const std::string& path) {
  for (const char* prefix : {"/sys/", "/proc/self/", "/proc/cpuinfo", "/proc/meminfo", "/proc/stat",
                             "/proc/sys/", "/etc/localtime", "/etc/ld.so", "/usr/share/zoneinfo/",
                             "/usr/lib/locale/", "/usr/share/locale/", "/dev/tty", "/dev/null"}) {
    if (absl::StartsWith(path, prefix)) return !absl::StrContains(path, "/mem");
  }
  return false;
}

Judgement JudgeOpen(Profile profile, const std::string& path) {
  if (profile == Profile::kCuda) {
    if (absl::StartsWith(path, "/dev/nvidia") || path == "/dev/null" ||
        (absl::StartsWith(path, "/proc/self/task/") && absl::EndsWith(path, "/comm"))) {
      return Allow();
    }
    for (const char* prefix : {"/dev/shm/", "/tmp/", "/var/", "/proc/"}) {
      if (absl::StartsWith(path, prefix)) return Deny(EACCES);
    }
    if (path.empty() || absl::StrContains(path, "/.nv")) return Deny(EACCES);
    return Kill(absl::StrCat("your code tried to write the file ", path,
                             "; a submission may not write files"));
  }
  if (IsLibrarysOwn(path)) return Deny(ENOENT);
  return Kill(absl::StrCat("your code tried to open ",
                           path.empty() ? "a file" : absl::StrCat("the file ", path),
                           "; a submission reads and writes nothing but its arguments"));
}

}  // namespace

int PathArgument(int number) {
  if (number == SCMP_SYS(open) || number == SCMP_SYS(creat)) return 0;
  if (number == SCMP_SYS(openat) || number == SCMP_SYS(openat2)) return 1;
  return -1;
}

Judgement JudgeSystemCall(Profile profile, const Limits& limits, const SystemCall& call,
                          const std::string& path) {
  const std::string name = NameOf(call.number);
  const auto is = [&name](std::initializer_list<const char*> names) {
    for (const char* candidate : names) {
      if (name == candidate) return true;
    }
    return false;
  };
  if (is({"open", "openat", "openat2", "creat"})) return JudgeOpen(profile, path);
  if (name == "clone" && (call.arguments[0] & CLONE_THREAD) != 0) {
    Judgement judgement = Allow();
    judgement.is_thread = true;
    return judgement;
  }
  if (is({"clone", "fork", "vfork"})) {
    return Kill(absl::StrCat("your code tried to start another process (", name,
                             "); a submission is one process"));
  }
  if (is({"execve", "execveat"})) {
    return Kill(absl::StrCat("your code tried to start another program (", name,
                             "); a submission may not"));
  }
  if (is({"socket", "socketpair", "connect", "bind", "listen", "accept", "accept4"})) {
    return Kill(
        absl::StrCat("your code tried to use the network (", name, "); a submission may not"));
  }
  if (is({"kill", "tkill", "tgkill", "rt_sigqueueinfo", "rt_tgsigqueueinfo",
          "pidfd_send_signal"})) {
    return Kill(absl::StrCat("your code tried to send a signal to another process (", name,
                             "); a submission may not"));
  }
  if (is({"ptrace", "process_vm_readv", "process_vm_writev", "pidfd_open", "pidfd_getfd",
          "kcmp"})) {
    return Kill(absl::StrCat("your code tried to look into another process (", name,
                             "); a submission may not"));
  }
  if (is({"mmap", "mprotect", "mremap"})) {
    if (profile == Profile::kCuda) return Allow();  // the driver maps the GPU's address range
    // The simulator's device memory: cudaMalloc says that there is not so much.
    if (name == "mprotect") return Deny(ENOMEM);
    const std::uint64_t bytes = call.arguments[name == "mremap" ? 2 : 1];
    Judgement judgement = Kill(absl::StrFormat(
        "your code asked for %.1f GB of memory at once; the limit here is %.1f GB",
        static_cast<double>(bytes) / 1e9, static_cast<double>(limits.memory_bytes) / 1e9));
    judgement.is_memory = true;
    return judgement;
  }
  if (is({"write", "writev", "pwrite64", "pwritev"})) {
    return Kill(absl::StrCat("your code wrote to file descriptor ",
                             static_cast<int>(call.arguments[0]),
                             "; only 1 (stdout) and 2 (stderr) are a submission's"));
  }
  if (is({"unlink", "unlinkat", "rename", "renameat", "renameat2", "mkdir", "mkdirat", "rmdir",
          "link", "linkat", "symlink", "symlinkat", "chmod", "fchmodat", "truncate", "mknod",
          "mknodat"})) {
    return Kill(absl::StrCat("your code tried to change files (", name, "); a submission may not"));
  }
  return Kill(absl::StrCat("your code made the system call ", name, "; a submission may not"));
}

}  // namespace grade
