// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/count/counting.h"

namespace simt {
namespace {

void CountShared(const Request& request, KernelCounters& n) {
  const Shape& shape = *request.shape;
  const unsigned code = request.instruction->code;
  if (OperationOf(code) == Operation::kAtomic) {
    ++n.shared_atomic_requests;
    n.shared_atomic_operations += shape.lane_count;
    n.shared_atomic_same_address += shape.same_address;
  } else if (Writes(code)) {
    ++n.shared_store_requests;
    n.shared_store_wavefronts += shape.wavefronts;
    n.shared_store_bank_conflicts += shape.wavefronts - shape.ideal_wavefronts;
  } else {
    ++n.shared_load_requests;
    n.shared_load_wavefronts += shape.wavefronts;
    n.shared_load_bank_conflicts += shape.wavefronts - shape.ideal_wavefronts;
  }
}

void CountGlobal(const Request& request, KernelCounters& n) {
  const Shape& shape = *request.shape;
  const unsigned code = request.instruction->code;
  const int ideal = (shape.unique_bytes + 31) / 32;
  if (OperationOf(code) == Operation::kAtomic) {
    ++n.global_atomic_requests;
    n.global_atomic_operations += shape.lane_count;
    n.global_atomic_same_address += shape.same_address;
  } else if (Writes(code)) {
    ++n.global_store_requests;
    n.global_store_sectors += shape.sectors;
    n.global_store_ideal_sectors += ideal;
    n.global_store_bytes += shape.unique_bytes;
  } else {
    ++n.global_load_requests;
    n.global_load_sectors += shape.sectors;
    n.global_load_ideal_sectors += ideal;
    n.global_load_bytes += shape.unique_bytes;
  }
}

}  // namespace

void CountRequest(const Request& request, KernelCounters& counters) {
  counters.active_lanes += request.shape->lane_count;
  counters.lane_slots += kWarpSize;
  const Allocation* allocation = request.instruction->allocation;
  if (allocation != nullptr && allocation->kind == MemoryKind::kShared) {
    CountShared(request, counters);
  } else if (allocation == nullptr || allocation->kind != MemoryKind::kConstantVariable) {
    CountGlobal(request, counters);  // the constant cache serves __constant__ reads
  }
}

std::vector<KernelRecord>& KernelRecords() {
  static auto* const records = new std::vector<KernelRecord>;
  return *records;
}

TransferCounters& Transfers() {
  static TransferCounters transfers;
  return transfers;
}

}  // namespace simt
