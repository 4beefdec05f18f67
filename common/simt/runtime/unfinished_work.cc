// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/runtime/unfinished_work.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "common/simt/check/describe.h"
#include "common/simt/check/kernel_access.h"
#include "common/simt/device/address_space.h"
#include "common/simt/exec/host_access.h"
#include "common/simt/report/finding.h"
#include "common/simt/runtime/timeline.h"

namespace simt {
namespace {

constexpr std::uintptr_t kWord = 4;

void Observe(std::uintptr_t address, unsigned bytes, bool is_write, std::uintptr_t pc) {
  UnfinishedWork::Get().CheckHostAccess(address, bytes, is_write, pc);
}

// The host's access at `pc` races with `other`, done by `worker` ("the kernel Fill").
void ReportRace(std::uintptr_t address, unsigned bytes, bool is_write, std::uintptr_t pc,
                const std::string& worker, bool other_writes, std::uintptr_t other_pc,
                const char* kernel) {
  if (ReportRepeat(FindingKind::kRace, pc, other_pc)) return;
  const char* const verb = other_writes ? "writes" : "reads";
  Finding finding;
  finding.kind = FindingKind::kRace;
  finding.object = DescribeBytes(AddressSpace::Get().Find(address), address, bytes);
  finding.summary = std::string("the host ") + (is_write ? "writes " : "reads ") + finding.object +
                    " without waiting for " + worker + ", which " + verb + " it";
  finding.kernel = kernel;
  finding.advice =
      "wait before this access: cudaDeviceSynchronize(), or synchronise the stream or an event "
      "after the work";
  finding.where.pc = pc;
  finding.where.action =
      std::to_string(bytes) + (is_write ? "-byte write" : "-byte read") + " by the host";
  finding.other = Place{};
  finding.other->pc = other_pc;
  finding.other->action = std::string(other_writes ? "write" : "read") + " by " + worker;
  Report(std::move(finding));
}

}  // namespace

UnfinishedWork& UnfinishedWork::Get() {
  static UnfinishedWork& work = *new UnfinishedWork;
  return work;
}

void UnfinishedWork::AddKernel(const char* name, Tick first, Tick last, double end) {
  ForgetFinished();
  // Ticks have started afresh: the older ones mean nothing any more.
  if (!kernels_.empty() && first < kernels_.back().last) kernels_.clear();
  kernels_.push_back({name, first, last, end});
  SetHostAccessObserver(&Observe);
}

void UnfinishedWork::AddCopy(const char* name, std::uintptr_t pc, std::uintptr_t address,
                             std::size_t bytes, bool is_write, double end) {
  ForgetFinished();
  copies_.push_back({name, pc, address, bytes, is_write, end});
  SetHostAccessObserver(&Observe);
}

void UnfinishedWork::ForgetFinished() {
  const double now = Timeline::Get().host_now();
  const auto finished = [now](const auto& work) { return work.end <= now; };
  kernels_.erase(std::remove_if(kernels_.begin(), kernels_.end(), finished), kernels_.end());
  copies_.erase(std::remove_if(copies_.begin(), copies_.end(), finished), copies_.end());
  if (kernels_.empty() && copies_.empty()) SetHostAccessObserver(nullptr);
}

const UnfinishedWork::Kernel* UnfinishedWork::KernelAt(Tick tick) const {
  for (const Kernel& kernel : kernels_) {
    if (tick >= kernel.first && tick < kernel.last) return &kernel;
  }
  return nullptr;
}

void UnfinishedWork::CheckHostAccess(std::uintptr_t address, unsigned bytes, bool is_write,
                                     std::uintptr_t pc) {
  if (suspended_ != 0) return;
  ForgetFinished();
  for (const Copy& copy : copies_) {
    if (!is_write && !copy.is_write) continue;
    if (address >= copy.address + copy.bytes || address + bytes <= copy.address) continue;
    return ReportRace(address, bytes, is_write, pc, copy.name, copy.is_write, copy.pc, "");
  }
  if (kernels_.empty()) return;
  const std::uintptr_t end = address + bytes;
  for (std::uintptr_t word = address / kWord * kWord; word < end; word += kWord) {
    std::optional<KernelAccess> access = LastKernelWrite(word);
    const Kernel* kernel = access ? KernelAt(access->tick) : nullptr;
    const bool kernel_writes = kernel != nullptr;
    if (kernel == nullptr && is_write) {
      access = LastKernelRead(word);
      kernel = access ? KernelAt(access->tick) : nullptr;
    }
    if (kernel == nullptr) continue;
    return ReportRace(address, bytes, is_write, pc, std::string("the kernel ") + kernel->name,
                      kernel_writes, access->pc, kernel->name);
  }
}

}  // namespace simt
