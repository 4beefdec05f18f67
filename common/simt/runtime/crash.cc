// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: crash.cc

#include "common/simt/runtime/crash.h"

#include <signal.h>
#include <ucontext.h>
#include <unistd.h>

#include <cstring>
#include <string>

#include "common/simt/device/address_space.h"
#include "common/simt/exec/fault.h"
#include "common/simt/exec/host_access.h"
#include "common/simt/report/finding.h"
#include "common/simt/report/program_report.h"
#include "common/simt/runtime/api_call.h"
#include "common/simt/runtime/host_heap.h"
#include "common/simt/runtime/session.h"

namespace simt {
namespace {

constexpr int kSignals[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT};
constexpr unsigned kPatienceSeconds = 10;  // for a handler that a lock holds up
constexpr std::uintptr_t kNullPage = 65536;
constexpr std::uintptr_t kNearStack = 1 << 16;

bool abort_reported = false;

alignas(64) char handler_stack[kReportStackBytes];

const char* SignalMeaning(int signal) {
  switch (signal) {
    case SIGBUS:
      return "accesses memory that does not exist (SIGBUS)";
    case SIGFPE:
      return "divides an integer by zero (SIGFPE)";
    case SIGILL:
      return "executes an illegal instruction (SIGILL)";
    case SIGABRT:
      return "aborts (SIGABRT)";
    default:
      return "accesses memory that is not its own (SIGSEGV)";
  }
}

std::string Subject(const ApiCall* call) {
  return call != nullptr ? std::string(call->name()) + ", called by the host," : "host code";
}

void ReportCrash(int signal, std::uintptr_t address, std::uintptr_t pc, std::uintptr_t stack) {
  const ApiCall* call = ApiCall::Current();
  if (call != nullptr) pc = call->pc();
  if (signal == SIGSEGV && address >= kDeviceBegin && address < kDeviceEnd) {
    ReportDevicePointerOnHost(address, pc, call != nullptr ? call->name() : "access");
    return;
  }
  Finding finding;
  finding.kind = FindingKind::kCrash;
  finding.where.pc = pc;
  finding.where.action = call != nullptr ? call->name() : "crash";
  finding.summary = Subject(call) + " " + SignalMeaning(signal);
  finding.advice = "check the pointers and indices used on this line";
  if (signal == SIGSEGV && address < kNullPage) {
    finding.summary = Subject(call) + " follows a null pointer (SIGSEGV)";
    finding.object = "a null pointer";
    finding.advice = "check that the pointer was set and that its allocation succeeded";
  } else if (signal == SIGSEGV && address + kNearStack > stack && address < stack + kNearStack) {
    finding.summary = Subject(call) + " overflows the stack (SIGSEGV)";
    finding.advice = "make large local arrays std::vectors, and look for a recursion without end";
  } else if (signal == SIGABRT) {
    finding.advice =
        "read the message that the program printed before; if it speaks of malloc or free, a write "
        "before this has gone past the end of the host's memory";
  } else if (signal == SIGFPE) {
    finding.advice = "check the divisor";
  }
  Report(std::move(finding));
}

void OnSignal(int signal, siginfo_t* info, void* context) {
  const auto address = reinterpret_cast<std::uintptr_t>(info->si_addr);
  if (signal != SIGABRT && HandleKernelFault(signal, address, context)) return;

  // From here on the program is dying: a second fault kills it at once.
  for (const int number : kSignals) ::signal(number, SIG_DFL);
  AbandonHeap();
  alarm(kPatienceSeconds);
  const auto& registers = static_cast<ucontext_t*>(context)->uc_mcontext.gregs;
  // A finding's pc is a return address: one beyond the instruction.
  const auto pc = static_cast<std::uintptr_t>(registers[REG_RIP]) + 1;
  const bool reported = signal == SIGABRT ? abort_reported : HostFaultReported();
  if (!reported) {
    ReportCrash(signal, address, signal == SIGABRT ? 0 : pc,
                static_cast<std::uintptr_t>(registers[REG_RSP]));
  }
  EndProgram({ProgramExit::Kind::kSignal, signal});
  raise(signal);  // delivered, by default, when the handler returns
}

}  // namespace

void InstallCrashHandler() {
  stack_t stack = {};
  stack.ss_sp = handler_stack;
  stack.ss_size = sizeof(handler_stack);
  sigaltstack(&stack, nullptr);
  struct sigaction action = {};
  action.sa_sigaction = &OnSignal;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  for (const int signal : kSignals) sigaction(signal, &action, nullptr);
}

void ReportAbort(const char* why, std::uintptr_t pc) {
  Finding finding;
  finding.kind = FindingKind::kCrash;
  finding.summary = why;
  finding.advice = "read the message that the program printed before";
  finding.where.pc = pc;
  finding.where.action = "abort";
  Report(std::move(finding));
  abort_reported = true;
}

}  // namespace simt
