// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// device.h on the simulator.

#include <cuda_runtime.h>

#include <algorithm>
#include <cstdio>
#include <iterator>
#include <string>
#include <vector>

#include "common/grade/runner/device.h"
#include "common/simt/count/counters.h"
#include "common/simt/runtime/session.h"

namespace grade::runner {

namespace {

cudaEvent_t begin_event, end_event;

}  // namespace

std::string PrepareDevice() {
  // A submission that calls exit() leaves the runner's arrays behind: no leaks of its own.
  simt::SetLeaksReported(false);
  cudaEventCreate(&begin_event);
  cudaEventCreate(&end_event);
  return "";
}

bool MeasuresTime() { return false; }

void BeginCounting() {
  simt::KernelRecords().clear();
  simt::Transfers() = {};
  cudaEventRecord(begin_event);
}

void ReportIgnoredErrors() { simt::ReportIgnoredErrors(); }

void EndCounting(wire::CallResult* result) {
  float milliseconds = 0;
  cudaEventRecord(end_event);
  if (cudaEventSynchronize(end_event) == cudaSuccess &&
      cudaEventElapsedTime(&milliseconds, begin_event, end_event) == cudaSuccess) {
    result->seconds = static_cast<double>(milliseconds) * 1e-3;
  }
  result->transfers = simt::Transfers();
  const std::vector<simt::KernelRecord>& records = simt::KernelRecords();
  const std::size_t count = std::min(records.size(), static_cast<std::size_t>(wire::kMaxKernels));
  for (std::size_t i = 0; i < count; ++i) {
    wire::KernelResult& kernel = result->kernels[i];
    std::snprintf(kernel.name, sizeof(kernel.name), "%s", records[i].name.c_str());
    std::copy(std::begin(records[i].grid), std::end(records[i].grid), kernel.grid);
    std::copy(std::begin(records[i].block), std::end(records[i].block), kernel.block);
    kernel.shared_bytes = records[i].shared_bytes;
    kernel.predicted_seconds = records[i].predicted_seconds;
    kernel.counters = records[i].counters;
  }
  result->kernel_count = static_cast<std::uint32_t>(count);
}

void MeasureRepeated(const std::function<void(bool)>&, const std::function<bool()>&,
                     wire::CallResult*) {}

void FinishReport(bool finished) {
  cudaEventDestroy(begin_event);
  cudaEventDestroy(end_event);
  // Nor does a call that did not finish leave leaks.
  simt::SetLeaksReported(finished);
  simt::EndProgram({simt::ProgramExit::Kind::kExited, finished ? 0 : 1});
}

}  // namespace grade::runner
