// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/exec/host_access.h"

#include <string>

#include "common/simt/check/describe.h"
#include "common/simt/device/address_space.h"
#include "common/simt/report/finding.h"

extern "C" char data_start[], end[];  // the linker's: the program's variables lie between

namespace simt {
namespace {

bool host_fault_reported = false;
HostAccessObserver observer = nullptr;

bool HostMayTouch(const Allocation& a) {
  return a.kind == MemoryKind::kManaged || a.kind == MemoryKind::kPinned;
}

}  // namespace

void SetHostAccessObserver(HostAccessObserver new_observer) { observer = new_observer; }

bool HostFaultReported() { return host_fault_reported; }

void ReportDevicePointerOnHost(std::uintptr_t address, std::uintptr_t pc, const char* action) {
  const Allocation* a = AddressSpace::Get().Find(address);
  Finding finding;
  finding.kind = FindingKind::kDevicePointerOnHost;
  finding.where.pc = pc;
  finding.where.action = action;
  finding.object = DescribeBytes(a, address, 1);
  finding.summary = std::string("the host's ") + action + " touches " + finding.object +
                    ", which is device memory";
  finding.advice =
      "copy the data to the host with cudaMemcpy first; only kernels may follow a device pointer";
  if (a != nullptr && !a->name.empty()) {
    finding.advice =
        "use cudaMemcpyFromSymbol or cudaMemcpyToSymbol: the host cannot touch a device variable";
  } else if (a != nullptr && a->Contains(address, 1) && HostMayTouch(*a) && !a->live) {
    finding.kind = FindingKind::kUseAfterFree;
    finding.summary =
        std::string("the host's ") + action + " touches " + finding.object + ", which was freed";
    finding.advice = "free the memory only after its last use";
  } else if (a != nullptr && HostMayTouch(*a)) {
    finding.kind = FindingKind::kOutOfBounds;
    finding.summary = std::string("the host's ") + action + " touches " + finding.object;
    finding.advice = "compare the index with the size of the allocation";
  }
  if (a != nullptr && a->allocation_pc != 0) {
    finding.other = Place{};
    finding.other->pc = a->allocation_pc;
    finding.other->action = "allocated";
  }
  Report(std::move(finding));
}

void CheckHostAccess(std::uintptr_t address, unsigned bytes, bool is_write, std::uintptr_t pc) {
  const bool on_device = address >= kDeviceBegin && address < kDeviceEnd;
  const bool variable = address >= reinterpret_cast<std::uintptr_t>(data_start) &&
                        address < reinterpret_cast<std::uintptr_t>(end);
  if (!on_device && !variable) return;
  AddressSpace& space = AddressSpace::Get();
  const Allocation* a = space.FindLive(address);
  if (a == nullptr && variable) return;  // a host variable
  if (a != nullptr && HostMayTouch(*a) && a->Contains(address, bytes)) {
    if (observer != nullptr) observer(address, bytes, is_write, pc);
    if (is_write) space.MarkInitialized(address, bytes);
    return;
  }
  ReportDevicePointerOnHost(address, pc, is_write ? "write" : "read");
  host_fault_reported = on_device;
}

}  // namespace simt
