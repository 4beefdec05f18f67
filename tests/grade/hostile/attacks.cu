// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A submission that does whatever it should not. What it can still do after a refused attack is
// compute the right answer: then it must not count.

#include <dirent.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#include <cmath>
#include <csetjmp>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "tests/grade/hostile/attack.h"

namespace {

constexpr int kMemoryFd = 3, kReportFd = 4, kRunnerFd = 5;

__global__ void DoubleKernel(DeviceSpan<const float> x, DeviceSpan<float> out) {
  const std::size_t i = blockIdx.x * std::size_t{blockDim.x} + threadIdx.x;
  if (i < out.size()) out[i] = 2 * x[i];
}

__global__ void FillKernel(float* out, std::size_t size, float value) {
  const std::size_t i = blockIdx.x * std::size_t{blockDim.x} + threadIdx.x;
  if (i < size) out[i] = value;
}

__global__ void EndlessKernel(volatile float* out) {
  while (out[0] != 12345.0f) {
  }
}

void Double(DeviceSpan<const float> x, DeviceSpan<float> out) {
  const unsigned blocks = static_cast<unsigned>((out.size() + 255) / 256);
  if (blocks > 0) DoubleKernel<<<blocks, 256>>>(x, out);
}

void Fill(float* data, std::size_t size, float value) {
  FillKernel<<<static_cast<unsigned>((size + 255) / 256), 256>>>(data, size, value);
}

void PrintPassed() {
  std::printf(
      "[==========] Running 1 test from 1 test suite.\n[       OK ] Hostile.All (0 ms)\n"
      "[  PASSED  ] 1 test.\n\x1b[2J::notice title=Autograding report::"
      "{\"totalPoints\":100}\n");
}

int Recurse(volatile int depth) {
  volatile char frame[4096];
  frame[0] = static_cast<char>(depth);
  return depth < 0 ? 0 : Recurse(depth + 1) + frame[0];
}

void Spin() {
  for (volatile int i = 0;; i = i + 1) {
  }
}

// The grader's memory as this process sees it.
struct Wire {
  Wire() {
    struct stat status = {};
    fstat(kMemoryFd, &status);
    size = static_cast<std::size_t>(status.st_size);
    bytes = static_cast<unsigned char*>(
        mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_SHARED, kMemoryFd, 0));
  }
  unsigned char* bytes;
  std::size_t size;
};

std::jmp_buf escape;
void SetEscape() {
  if (setjmp(escape) != 0) Spin();
}

void EndEarly(Attack attack) {
  switch (attack) {
    case Attack::kExit:
      std::exit(0);
    case Attack::kUnderscoreExit:
      _exit(0);
    case Attack::kQuickExit:
      std::quick_exit(0);
    case Attack::kFakeGoogleTest:
      PrintPassed();
      std::fflush(stdout);
      std::exit(0);
    case Attack::kExitInAtexit:
      std::atexit([] { _exit(0); });
      return;
    case Attack::kAbort:
      std::abort();
    case Attack::kThrow:
      throw std::runtime_error("thrown by the submission");
    case Attack::kThrowInt:
      throw 1;
    case Attack::kLongjmp:
      SetEscape();
      std::longjmp(escape, 1);
    case Attack::kRaise:
      raise(SIGTERM);
      return;
    default:
      return;
  }
}

void Crash(Attack attack) {
  volatile int zero = 0;
  switch (attack) {
    case Attack::kSegfault:
      *reinterpret_cast<volatile int*>(zero + 16) = 1;
      return;
    case Attack::kDivideByZero:
      zero = 7 / zero;
      return;
    case Attack::kStackOverflow:
      Recurse(zero);
      return;
    default:
      return;
  }
}

void NeverEnd(Attack attack, DeviceSpan<float> out) {
  switch (attack) {
    case Attack::kHostLoop:
      Spin();
      return;
    case Attack::kHostLoopIgnoringSignals:
      for (int i = 1; i < 32; ++i) signal(i, SIG_IGN);
      Spin();
      return;
    case Attack::kKernelLoop:
      EndlessKernel<<<1, 32>>>(out.data());
      return;
    case Attack::kSleep:
      while (true) sleep(1000);
    default:
      return;
  }
}

void TakeTooMuch(Attack attack) {
  switch (attack) {
    case Attack::kForkBomb:
      while (true) {
        if (fork() < 0) _exit(0);
      }
    case Attack::kThreadBomb:
      while (true) std::thread([] { pause(); }).detach();
    case Attack::kHostMemory: {
      const std::size_t size = std::size_t{100} << 30;
      volatile char* const memory = static_cast<char*>(std::malloc(size));
      for (std::size_t i = 0; memory != nullptr && i < size; i += 4096) memory[i] = 1;
      return;
    }
    case Attack::kHostMemoryInPieces:
      while (true) {
        volatile char* const memory = new char[32 << 20];
        for (int i = 0; i < 32 << 20; i += 1 << 20) memory[i] = 1;
      }
    case Attack::kDeviceMemory: {
      float* memory = nullptr;
      const std::size_t size = std::size_t{100} << 30;
      cudaMalloc(reinterpret_cast<void**>(&memory), size);
      cudaMemset(memory, 0, size);
      return;
    }
    case Attack::kOutputFlood: {
      const std::string line(1 << 16, 'x');
      for (int i = 0; i < 1 << 14; ++i) std::puts(line.c_str());
      return;
    }
    default:
      return;
  }
}

void ReachOut(Attack attack) {
  switch (attack) {
    case Attack::kReadFile:
      close(open("README.md", O_RDONLY));
      return;
    case Attack::kWriteFile:
      close(open("/tmp/hostile", O_WRONLY | O_CREAT | O_TRUNC, 0600));
      return;
    case Attack::kRemoveFile:
      unlink("/tmp/hostile");
      return;
    case Attack::kSocket:
      close(socket(AF_INET, SOCK_STREAM, 0));
      return;
    case Attack::kExec: {
      char program[] = "/bin/true";
      char* const arguments[] = {program, nullptr};
      execv(program, arguments);
      return;
    }
    case Attack::kExecAgain: {
      char name[] = "again";
      char* const arguments[] = {name, nullptr};
      syscall(SYS_execveat, kMemoryFd, "", arguments, arguments + 1, AT_EMPTY_PATH);
      return;
    }
    case Attack::kKillParent:
      kill(getppid(), SIGKILL);
      return;
    case Attack::kKillEverybody:
      kill(-1, SIGKILL);
      return;
    case Attack::kTrace:
      ptrace(PTRACE_ATTACH, getppid(), nullptr, nullptr);
      return;
    case Attack::kReadParentMemory: {
      char buffer[64];
      iovec here = {buffer, sizeof(buffer)}, there = {reinterpret_cast<void*>(0x400000), 64};
      process_vm_readv(getppid(), &here, 1, &there, 1, 0);
      return;
    }
    case Attack::kReadParentFile:
      close(open(("/proc/" + std::to_string(getppid()) + "/mem").c_str(), O_RDWR));
      return;
    case Attack::kOwnSigsysHandler:
      signal(SIGSYS, [](int) {});
      close(open("/etc/passwd", O_RDONLY));
      return;
    case Attack::kRaiseLimits: {
      const rlimit unlimited = {RLIM_INFINITY, RLIM_INFINITY};
      setrlimit(RLIMIT_CPU, &unlimited);
      setrlimit(RLIMIT_DATA, &unlimited);
      Spin();
      return;
    }
    case Attack::kWriteToEveryDescriptor:
      for (int fd = 0; fd < 1024; ++fd) {
        if (write(fd, "\xde\xad\xbe\xef", 4) != 4) continue;
      }
      return;
    case Attack::kCloseEveryDescriptor:
      for (int fd = 0; fd < 1024; ++fd) close(fd);
      return;
    default:
      return;
  }
}

// Returns whether it wrote an output of its own.
bool Pretend(Attack attack, DeviceSpan<const float> x, DeviceSpan<float> out) {
  static float* kept = nullptr;
  switch (attack) {
    case Attack::kChangeInput:
      Double(x, out);
      Fill(const_cast<float*>(x.data()), x.size(), 0);
      return true;
    case Attack::kUntouched:
      return true;
    case Attack::kAllNan:
      Fill(out.data(), out.size(), std::nanf(""));
      return true;
    case Attack::kReplay:
      if (kept != nullptr) {
        cudaMemcpy(out.data(), kept, out.size_bytes(), cudaMemcpyDeviceToDevice);
        return true;
      }
      Double(x, out);
      cudaMalloc(reinterpret_cast<void**>(&kept), out.size_bytes());
      cudaMemcpy(kept, out.data(), out.size_bytes(), cudaMemcpyDeviceToDevice);
      return true;
    default:
      return false;
  }
}

void Tamper(Attack attack) {
  switch (attack) {
    case Attack::kCorruptHeader: {
      const Wire wire;
      std::memset(wire.bytes, 0x5a, 64);
      return;
    }
    case Attack::kCorruptEverything: {
      const Wire wire;
      for (std::size_t i = 0; i < wire.size; ++i) wire.bytes[i] = static_cast<unsigned char>(i * 7);
      _exit(0);
    }
    case Attack::kForgeFinished: {
      // The nonce, then every word of the result that could be a stage or a proof.
      const Wire wire;
      const std::uint32_t finished = 5;
      std::memcpy(wire.bytes + 48 + 8, &finished, 4);
      std::memcpy(wire.bytes + 48 + 16, wire.bytes + 16, 8);
      _exit(0);
    }
    case Attack::kShrinkMemory:
      if (ftruncate(kMemoryFd, 0) != 0) return;
      return;
    case Attack::kForgeReport: {
      const char report[] = "{\"version\": 1, \"findings\": [], \"kernels\": []}\n";
      if (write(kReportFd, report, sizeof(report) - 1) < 0) return;
      close(kReportFd);
      return;
    }
    default:
      return;
  }
}

}  // namespace

void Hostile(int which, DeviceSpan<const float> x, DeviceSpan<float> out) {
  const Attack attack = static_cast<Attack>(which);
  EndEarly(attack);
  Crash(attack);
  NeverEnd(attack, out);
  TakeTooMuch(attack);
  ReachOut(attack);
  Tamper(attack);
  if (!Pretend(attack, x, out)) Double(x, out);
}
