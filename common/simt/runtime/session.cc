// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: session.cc

#include "common/simt/runtime/session.h"

#include <cstdio>
#include <cstdlib>
#include <string>

#include "common/simt/count/counters.h"
#include "common/simt/device/address_space.h"
#include "common/simt/exec/grid.h"
#include "common/simt/report/finding.h"
#include "common/simt/report/program_report.h"
#include "common/simt/runtime/crash.h"
#include "common/simt/runtime/error_state.h"
#include "common/simt/runtime/operands.h"
#include "common/simt/runtime/timeline.h"
#include "simt/runtime_api.h"

// Every program that includes cuda_runtime.h refers to this, so that the linker takes this file in.
extern "C" {
extern const char simt_session;
const char simt_session = 0;
}

namespace simt {
namespace {

constexpr int kUsageError = 2;

std::string& ScheduleName() {
  static std::string& name = *new std::string("forward");
  return name;
}

bool leaks_are_reported = true;

[[noreturn]] void RejectVariable(const char* name, const char* value, const char* expected) {
  std::fprintf(stderr, "simt: the environment variable %s is \"%s\"; it must be %s.\n", name, value,
               expected);
  std::_Exit(kUsageError);
}

void AtExit(int status, void*) { EndProgram({ProgramExit::Kind::kExited, status}); }

__attribute__((constructor(101))) void BeginProgram() {
  on_exit(&AtExit, nullptr);
  InstallCrashHandler();
  if (const char* schedule = std::getenv("SIMT_SCHEDULE"); schedule != nullptr) {
    if (!SetScheduleByName(schedule)) {
      RejectVariable("SIMT_SCHEDULE", schedule, "forward, reverse or random:SEED");
    }
  }
  if (const char* limit = std::getenv("SIMT_HANG_LIMIT"); limit != nullptr) {
    char* end = nullptr;
    const double seconds = std::strtod(limit, &end);
    if (end == limit || *end != '\0' || !(seconds > 0)) {
      RejectVariable("SIMT_HANG_LIMIT", limit, "a positive number of seconds");
    }
    SetHangLimit(seconds);
  }
}

}  // namespace

bool SetScheduleByName(const std::string& text) {
  Schedule schedule;
  if (!ParseSchedule(text, &schedule)) return false;
  SetSchedule(schedule);
  ScheduleName() = text;
  return true;
}

bool IsProgramChecked() { return ProgramIsInstrumented(); }

void ReportIgnoredErrors() {
  for (const RefusedLaunch& launch : ErrorState::Get().ignored()) {
    Finding finding;
    finding.kind = FindingKind::kIgnoredLaunchError;
    finding.kernel = launch.kernel;
    finding.summary = "the kernel did not run (" + std::string(cudaGetErrorString(launch.error)) +
                      "): " + launch.reason + "; the program never asked for the error";
    finding.object = launch.reason;
    finding.advice =
        "correct the launch, and check cudaGetLastError() after each launch: it is the only sign";
    finding.where.pc = launch.pc;
    finding.where.action = "launch";
    Report(std::move(finding));
  }
}

void ReportLeaks() {
  for (const Allocation* allocation : AddressSpace::Get().LiveAllocations()) {
    const bool on_host = allocation->kind == MemoryKind::kPinned;
    Finding finding;
    finding.kind = FindingKind::kLeak;
    finding.summary = NameOf(*allocation) + " is never freed";
    finding.object = NameOf(*allocation);
    finding.advice = on_host ? "free it with cudaFreeHost after its last use"
                             : "free it with cudaFree after its last use";
    finding.where.pc = allocation->allocation_pc;
    finding.where.action = "allocated";
    Report(std::move(finding));
  }
}

void SetLeaksReported(bool reported) { leaks_are_reported = reported; }

void EndProgram(ProgramExit exit) {
  static bool ended = false;
  if (ended) return;
  ended = true;
  std::fflush(stdout);
  ReportIgnoredErrors();
  if (leaks_are_reported && exit.kind == ProgramExit::Kind::kExited && exit.code == 0 &&
      !ErrorState::Get().device_lost()) {
    ReportLeaks();
  }
  ProgramEnd end;
  end.exit = exit;
  end.schedule = ScheduleName().c_str();
  end.checked = IsProgramChecked();
  end.kernels = &KernelRecords();
  end.transfers = &Transfers();
  end.predicted_seconds = Timeline::Get().End();
  WriteProgramReport(end);
}

}  // namespace simt
