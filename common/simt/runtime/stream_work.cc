// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/runtime/stream_work.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "common/simt/check/describe.h"
#include "common/simt/check/kernel_access.h"
#include "common/simt/device/address_space.h"
#include "common/simt/report/finding.h"

namespace simt {
namespace {

constexpr std::uintptr_t kWord = 4;

// One side of a race.
struct Side {
  std::string worker;  // "cudaMemcpyAsync", "the kernel Fill"
  std::uintptr_t pc;
  bool writes;
};

std::string VerbOf(const Side& side) { return side.writes ? "writes" : "reads"; }

void ReportRace(std::uintptr_t address, unsigned bytes, const Side& now, const Side& before,
                const char* kernel) {
  if (ReportRepeat(FindingKind::kRace, now.pc, before.pc)) return;
  Finding finding;
  finding.kind = FindingKind::kRace;
  finding.object = DescribeBytes(AddressSpace::Get().Find(address), address, bytes);
  finding.summary = now.worker + " " + VerbOf(now) + " " + finding.object +
                    " without waiting for " + before.worker + " of another stream, which " +
                    VerbOf(before) + " it";
  finding.kernel = kernel;
  finding.advice =
      "let its stream wait for the other: cudaEventRecord after the work there and "
      "cudaStreamWaitEvent here; or put both in one stream";
  finding.where.pc = now.pc;
  finding.where.action = (now.writes ? "write by " : "read by ") + now.worker;
  finding.other = Place{};
  finding.other->pc = before.pc;
  finding.other->action = (before.writes ? "write by " : "read by ") + before.worker;
  Report(std::move(finding));
}

// A byte that both have; 0 if there is none.
std::uintptr_t CommonByte(const MemoryRows& a, const MemoryRows& b) {
  for (std::size_t i = 0; i < a.height && b.height != 0; ++i) {
    const std::uintptr_t begin = a.begin + i * a.pitch, end = begin + a.width;
    // The last row of b that begins before this one ends.
    if (end <= b.begin) continue;
    const std::size_t row =
        b.height == 1 ? 0 : std::min(b.height - 1, (end - 1 - b.begin) / b.pitch);
    const std::uintptr_t other = b.begin + row * b.pitch;
    if (std::max(begin, other) < std::min(end, other + b.width)) return std::max(begin, other);
    if (row > 0 && begin < other - b.pitch + b.width) return std::max(begin, other - b.pitch);
  }
  return 0;
}

// Calls visit(address of a word) for each word of the rows until one returns true.
template <class Visit>
void ForEachWord(const MemoryRows& rows, Visit visit) {
  if (rows.height == 0 || AddressSpace::Get().FindLive(rows.begin) == nullptr) return;
  for (std::size_t i = 0; i < rows.height; ++i) {
    const std::uintptr_t begin = rows.begin + i * rows.pitch, end = begin + rows.width;
    for (std::uintptr_t word = begin / kWord * kWord; word < end; word += kWord) {
      if (visit(word)) return;
    }
  }
}

}  // namespace

StreamWork& StreamWork::Get() {
  static StreamWork& work = *new StreamWork;
  return work;
}

void StreamWork::ForgetWaitedFor() {
  const auto waited_for = [](const auto& work) {
    return Timeline::Get().IsWaitedFor(work.operation);
  };
  copies_.erase(std::remove_if(copies_.begin(), copies_.end(), waited_for), copies_.end());
  kernels_.erase(std::remove_if(kernels_.begin(), kernels_.end(), waited_for), kernels_.end());
}

void StreamWork::Compare(const Copy& now, const Copy& before) {
  const std::pair<const MemoryRows&, const MemoryRows&> kMeetings[] = {
      {now.written, before.written}, {now.written, before.read}, {now.read, before.written}};
  for (const auto& [mine, other] : kMeetings) {
    const std::uintptr_t address = CommonByte(mine, other);
    if (address == 0) continue;
    return ReportRace(address, 1, {now.name, now.pc, &mine == &now.written},
                      {before.name, before.pc, &other == &before.written}, "");
  }
}

void StreamWork::Compare(const Copy& copy, const Kernel& kernel, bool kernel_is_later) {
  const auto by_kernel = [&](const std::optional<KernelAccess>& access) {
    return access && access->tick >= kernel.first && access->tick < kernel.last;
  };
  const auto compare = [&](const MemoryRows& rows, bool copy_writes) {
    bool found = false;
    ForEachWord(rows, [&](std::uintptr_t word) {
      std::optional<KernelAccess> access = LastKernelWrite(word);
      const bool kernel_writes = by_kernel(access);
      if (!kernel_writes && copy_writes) access = LastKernelRead(word);
      if (!by_kernel(access)) return false;
      const Side copying = {copy.name, copy.pc, copy_writes};
      const Side running = {std::string("the kernel ") + kernel.name, access->pc, kernel_writes};
      ReportRace(word, kWord, kernel_is_later ? running : copying,
                 kernel_is_later ? copying : running, kernel.name);
      return found = true;
    });
    return found;
  };
  if (!compare(copy.written, true)) compare(copy.read, false);
}

void StreamWork::AddCopy(const ApiCall& call, MemoryRows read, MemoryRows written,
                         StreamOperation operation, const CUstream_st& stream) {
  if (!Timeline::Get().HasStreams()) return;
  ForgetWaitedFor();
  const Copy now = {call.name(), call.pc(), read, written, operation};
  for (const Copy& copy : copies_) {
    if (!stream.moment.IsAfter(copy.operation)) Compare(now, copy);
  }
  for (const Kernel& kernel : kernels_) {
    if (!stream.moment.IsAfter(kernel.operation)) Compare(now, kernel, false);
  }
  copies_.push_back(now);
}

void StreamWork::AddKernel(const char* name, Tick first, Tick last, StreamOperation operation,
                           const CUstream_st& stream) {
  if (!Timeline::Get().HasStreams()) return;
  ForgetWaitedFor();
  // Ticks have started afresh: the older ones mean nothing any more.
  if (!kernels_.empty() && first < kernels_.back().last) kernels_.clear();
  const Kernel now = {name, first, last, operation};
  for (const Copy& copy : copies_) {
    if (!stream.moment.IsAfter(copy.operation)) Compare(copy, now, true);
  }
  kernels_.push_back(now);
}

}  // namespace simt
