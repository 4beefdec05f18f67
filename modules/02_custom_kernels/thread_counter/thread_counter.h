// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: thread_counter.h
//
// The signature that modules/02_custom_kernels/thread_counter/thread_counter.cu implements.

#ifndef MODULES_02_CUSTOM_KERNELS_THREAD_COUNTER_THREAD_COUNTER_H_
#define MODULES_02_CUSTOM_KERNELS_THREAD_COUNTER_THREAD_COUNTER_H_

#include "common/cuda/device_span.h"

// ThreadCounter()
//
// Launches one kernel on exactly `blocks` blocks of `threads` threads and counts its threads:
// counts[0] becomes the number of all threads that ran, counts[1] the number of those whose value
// is less than `limit`.
//
// Thread number i of the grid has the value values[i] if there is one. There are never more values
// than threads; there may be fewer, or none, and the threads past the last value have none. They
// are counted in counts[0] and not in counts[1].
//
// blocks is at least 1, threads is between 1 and 1024 and need not be a multiple of 32. counts has
// two elements and holds garbage when ThreadCounter() is called. Both arrays lie in device memory
// and do not overlap.
//
// Nothing but counts is written. The work may still be running when ThreadCounter() returns.
void ThreadCounter(workbook::DeviceSpan<const int> values, int limit, int blocks, int threads,
                   workbook::DeviceSpan<unsigned int> counts);

#endif  // MODULES_02_CUSTOM_KERNELS_THREAD_COUNTER_THREAD_COUNTER_H_
