// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: counting.h
//
// Adds requests to a kernel's counters.

#ifndef COMMON_SIMT_COUNT_COUNTING_H_
#define COMMON_SIMT_COUNT_COUNTING_H_

#include "common/simt/count/counters.h"
#include "common/simt/device/request.h"

namespace simt {

// Counts the request as one to the memory that its instruction last touched.
void CountRequest(const Request& request, KernelCounters& counters);

}  // namespace simt

#endif  // COMMON_SIMT_COUNT_COUNTING_H_
