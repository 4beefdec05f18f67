// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: counter_fields.h
//
// The counters of counters.h by the names they have in JSON.

#ifndef COMMON_SIMT_REPORT_COUNTER_FIELDS_H_
#define COMMON_SIMT_REPORT_COUNTER_FIELDS_H_

#include <cstdint>

#include "common/simt/count/counters.h"

namespace simt {

template <class Counters>
struct CounterField {
  const char* name;
  std::uint64_t Counters::*field;
};

#define SIMT_FIELD(field) \
  { #field, &KernelCounters::field }
inline constexpr CounterField<KernelCounters> kKernelCounterFields[] = {
    SIMT_FIELD(launches),
    SIMT_FIELD(blocks),
    SIMT_FIELD(warps),
    SIMT_FIELD(threads),
    SIMT_FIELD(global_load_requests),
    SIMT_FIELD(global_load_sectors),
    SIMT_FIELD(global_load_bytes),
    SIMT_FIELD(global_store_requests),
    SIMT_FIELD(global_store_sectors),
    SIMT_FIELD(global_store_bytes),
    SIMT_FIELD(global_load_ideal_sectors),
    SIMT_FIELD(global_store_ideal_sectors),
    SIMT_FIELD(shared_load_requests),
    SIMT_FIELD(shared_load_wavefronts),
    SIMT_FIELD(shared_store_requests),
    SIMT_FIELD(shared_store_wavefronts),
    SIMT_FIELD(shared_load_bank_conflicts),
    SIMT_FIELD(shared_store_bank_conflicts),
    SIMT_FIELD(global_atomic_requests),
    SIMT_FIELD(global_atomic_operations),
    SIMT_FIELD(global_atomic_same_address),
    SIMT_FIELD(shared_atomic_requests),
    SIMT_FIELD(shared_atomic_operations),
    SIMT_FIELD(shared_atomic_same_address),
    SIMT_FIELD(barriers),
    SIMT_FIELD(warp_syncs),
    SIMT_FIELD(active_lanes),
    SIMT_FIELD(lane_slots),
};
#undef SIMT_FIELD

#define SIMT_FIELD(field) \
  { #field, &TransferCounters::field }
inline constexpr CounterField<TransferCounters> kTransferFields[] = {
    SIMT_FIELD(host_to_device_calls),   SIMT_FIELD(host_to_device_bytes),
    SIMT_FIELD(device_to_host_calls),   SIMT_FIELD(device_to_host_bytes),
    SIMT_FIELD(device_to_device_calls), SIMT_FIELD(device_to_device_bytes),
    SIMT_FIELD(memset_calls),           SIMT_FIELD(memset_bytes),
};
#undef SIMT_FIELD

static_assert(sizeof(kKernelCounterFields) / sizeof(kKernelCounterFields[0]) ==
                  sizeof(KernelCounters) / sizeof(std::uint64_t),
              "a counter of KernelCounters is missing in kKernelCounterFields");
static_assert(sizeof(kTransferFields) / sizeof(kTransferFields[0]) ==
                  sizeof(TransferCounters) / sizeof(std::uint64_t),
              "a counter of TransferCounters is missing in kTransferFields");

}  // namespace simt

#endif  // COMMON_SIMT_REPORT_COUNTER_FIELDS_H_
