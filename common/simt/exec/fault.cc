// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/exec/fault.h"

#include <signal.h>
#include <string.h>
#include <sys/time.h>
#include <ucontext.h>

#include <string>

#include "common/simt/check/describe.h"
#include "common/simt/exec/block.h"
#include "common/simt/exec/segment.h"

// The code of context_switch.S.
extern "C" const char simt_switch_begin[], simt_switch_end[];

namespace simt {
namespace {

constexpr int kTickMicroseconds = 50'000;  // of CPU time, between two looks at the progress
constexpr int kSoonMicroseconds =
    1'000;  // the same once the limit is reached, until the program's own code is met

struct {
  int signal;
  std::uintptr_t address, pc;
} fault;

struct {
  double limit_seconds = 10;
  std::uint64_t progress = 0;
  int idle_ticks = 0;
  std::uintptr_t pc = 0;
} hang;

// Where the reports are made: the thread's own stack may be what overflowed.
alignas(16) char landing_stack[256 * 1024];

// Makes the interrupted code continue in `landing` when the signal handler returns.
void Redirect(void* context, void (*landing)()) {
  auto* registers = static_cast<ucontext_t*>(context)->uc_mcontext.gregs;
  registers[REG_RSP] = reinterpret_cast<greg_t>(landing_stack + sizeof landing_stack - 8);
  registers[REG_RIP] = reinterpret_cast<greg_t>(landing);
}

Place PlaceOfFault(std::uintptr_t pc, const char* action) {
  return DevicePlace(pc + 1, pass.thread().linear,
                     action);  // pc + 1: places hold return addresses
}

// An instruction on the student's line for a thread that stands at `pc`, perhaps in a hook: that of
// its last access, if there was one.
std::uintptr_t ProgramLine(std::uintptr_t pc) {
  if (access_log.next <= pass.thread().log_column()) return pc;
  return kTextBase + InstructionOf(*(access_log.next - kWarpSize)) - 1;
}

// The accesses logged before the fault come first: one of them may be the fault itself, or its
// cause.
void AnalyzeWhatWasLogged() {
  if (!pass.instrumented) return;
  RecordLogEnd(pass.thread());
  AnalyzeSegment(block.warp->running, /*final=*/true);
}

[[noreturn]] void LandAfterFault() {
  const auto fault_now = fault;
  const Fiber& own = *pass.fiber;
  const bool overflow =
      fault_now.address < own.stack_begin && own.stack_begin - fault_now.address <= 65536;
  if (!overflow) AnalyzeWhatWasLogged();  // does not return if that explains it
  if (fault_now.signal == SIGSEGV && !overflow) {
    ReportBadAddress(PlaceOfFault(fault_now.pc, "access"), fault_now.address, 1);
    AbortLaunch(GridStatus::kIllegalAddress);
  }
  Finding finding;
  finding.kind = FindingKind::kCrash;
  finding.kernel = running.kernel;
  finding.where = PlaceOfFault(overflow ? ProgramLine(fault_now.pc) : fault_now.pc, "crash");
  if (overflow) {
    finding.summary = "the thread's stack overflows";
    finding.advice = "make local arrays smaller, or look for a recursion without end";
  } else if (fault_now.signal == SIGFPE) {
    finding.summary = "an integer division by zero";
    finding.advice = "check the divisor; a GPU would go on with a meaningless value";
  } else {
    finding.summary = std::string("the kernel crashed: ") + strsignal(fault_now.signal);
    finding.advice = "run it with all checks on to see its last accesses";
  }
  Report(std::move(finding));
  AbortLaunch(GridStatus::kIllegalAddress);
}

[[noreturn]] void LandAfterHang() {
  AnalyzeWhatWasLogged();
  Finding finding;
  finding.kind = FindingKind::kHang;
  finding.kernel = running.kernel;
  finding.where = PlaceOfFault(hang.pc, "loop");
  finding.summary = "the kernel makes no progress: no thread has ended or passed a barrier for " +
                    std::to_string(static_cast<int>(hang.limit_seconds)) + " seconds";
  finding.advice =
      "check that every loop ends; a thread that waits for another block waits in vain, since "
      "blocks may run one after another";
  Report(std::move(finding));
  AbortLaunch(GridStatus::kTimeout);
}

void SetTimer(int microseconds) {
  const itimerval timer = {{0, microseconds}, {0, microseconds}};
  setitimer(ITIMER_VIRTUAL, &timer, nullptr);
}

// Whether a kernel is interrupted where it does not belong to any thread and cannot be stopped.
bool BetweenThreads(std::uintptr_t pc) {
  return execution.in_simulator || (pc >= reinterpret_cast<std::uintptr_t>(simt_switch_begin) &&
                                    pc < reinterpret_cast<std::uintptr_t>(simt_switch_end));
}

void OnTick(int, siginfo_t*, void* context) {
  if (!execution.in_kernel) return;
  const std::uint64_t progress = execution.progress + pass.ended;
  if (hang.progress != progress) {
    hang.progress = progress;
    hang.idle_ticks = 0;
    return SetTimer(kTickMicroseconds);
  }
  if (++hang.idle_ticks * (kTickMicroseconds * 1e-6) < hang.limit_seconds) return;
  const auto* registers = static_cast<ucontext_t*>(context)->uc_mcontext.gregs;
  if (BetweenThreads(registers[REG_RIP])) return SetTimer(kSoonMicroseconds);
  hang.idle_ticks = 0;
  hang.pc = ProgramLine(registers[REG_RIP]);
  Redirect(context, &LandAfterHang);
}

}  // namespace

bool HandleKernelFault(int signal, std::uintptr_t address, void* context) {
  if (!execution.in_kernel) return false;
  const auto* registers = static_cast<ucontext_t*>(context)->uc_mcontext.gregs;
  fault = {signal, address, static_cast<std::uintptr_t>(registers[REG_RIP])};
  Redirect(context, &LandAfterFault);
  return true;
}

void SetHangLimit(double seconds) { hang.limit_seconds = seconds; }

HangWatch::HangWatch() {
  struct sigaction action = {};
  action.sa_sigaction = &OnTick;
  action.sa_flags = SA_SIGINFO | SA_RESTART | SA_ONSTACK;
  sigaction(SIGVTALRM, &action, nullptr);
  hang.progress = 0;
  hang.idle_ticks = 0;
  SetTimer(kTickMicroseconds);
}

HangWatch::~HangWatch() { SetTimer(0); }

}  // namespace simt
