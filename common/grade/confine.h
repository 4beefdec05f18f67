// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: confine.h
//
// What a submission's process may do. The limits are set by the grader between fork and exec, so
// that they hold before the first instruction of the submission, its static constructors included.
//
// Confined completely (Profile::kSimulator, a static program): it can compute, allocate memory,
// start a few threads, write to its three pipes and end. It opens no file, starts no process, makes
// no socket, signals nobody, and gains no descriptor beyond those it was given.
//
// Confined in part (Profile::kCuda): the CUDA driver loads libraries, opens devices, talks to its
// own threads and starts some, so a submission on a GPU can read what files its user can read, and
// use local (Unix) sockets. Refused are still: writing, creating or removing files, the network,
// starting programs or processes, signalling, tracing or reading other processes. Whoever grades
// strangers on a GPU gives the grader a user and a file system of its own.

#ifndef COMMON_GRADE_CONFINE_H_
#define COMMON_GRADE_CONFINE_H_

#include <cstdint>
#include <string>

namespace grade {

enum class Profile { kSimulator, kCuda };

struct Limits {
  double cpu_seconds = 10;
  double idle_seconds = 5;    // asleep: neither computing nor waiting for a processor
  double wall_seconds = 200;  // whatever the machine is busy with
  std::uint64_t memory_bytes = std::uint64_t{4} << 30;
  std::uint64_t output_bytes = std::uint64_t{4} << 20;  // of stdout and stderr together
  int threads = 64;
};

// Descriptors that only the child's way to exec uses; all are closed by it.
inline constexpr int kRunnerFd = 5;   // the executable
inline constexpr int kChannelFd = 6;  // a Unix socket that takes the supervisor's descriptor
inline constexpr int kFailureFd = 7;  // a pipe that takes the text of what failed
inline constexpr int kFirstFreeFd = 8;

// Confines the calling process, which has its descriptors in place and goes on to exec. Sends a
// byte over kChannelFd once that is done, and with it the descriptor on which the kernel announces
// forbidden calls; where the system does not offer that, a forbidden call kills the process
// unnamed. Returns an empty text, or what could not be done: then the process must not go on.
std::string Confine(Profile profile, const Limits& limits);

// What the supervisor decides about an announced call.
struct SystemCall {
  int number = 0;
  std::uint64_t arguments[6] = {};
};
enum class Decision { kAllow, kDenyQuietly, kKill };
struct Judgement {
  Decision decision = Decision::kKill;
  int error = 0;           // for kDenyQuietly: the errno the call fails with
  bool is_thread = false;  // a new thread, to be counted
  bool is_memory = false;  // a request for too much memory
  std::string sentence;    // for kKill: "your code tried to open a file"
};
// `path` is the file the call names, empty if unknown.
Judgement JudgeSystemCall(Profile profile, const Limits& limits, const SystemCall& call,
                          const std::string& path);
// The index of the argument of `number` that is a path, or -1.
int PathArgument(int number);

}  // namespace grade

#endif  // COMMON_GRADE_CONFINE_H_
