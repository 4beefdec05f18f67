// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: parallel.h
//
// The target Parallel: the elements dealt out to all cores, in pieces of neighbours. The function
// is called by several threads at once. Not for .cu files.

#ifndef COMMON_UFUNC_PARALLEL_H_
#define COMMON_UFUNC_PARALLEL_H_

#include <algorithm>
#include <cstdint>
#include <thread>
#include <vector>

#include "absl/status/status.h"
#include "common/ufunc/cpu.h"
#include "common/ufunc/elements.h"
#include "common/ufunc/vectorize.h"

namespace ufunc {

struct Parallel {
  static constexpr const char* kName = "parallel";
  // Starting a thread takes about as long as computing this many simple elements.
  static constexpr std::int64_t kFewestElements = 16384;

  static const internal::Memory& memory() { return internal::HostMemory(); }

  template <class F, class Result, class... Parameters>
  static absl::Status Run(const F& function,
                          const internal::Elements<sizeof...(Parameters)>& elements,
                          Result (*)(Parameters...)) {
    const internal::HostLoop<F, Result, Parameters...> loop(function, elements);
    const std::int64_t cores = std::max(1u, std::thread::hardware_concurrency());
    const std::int64_t pieces = std::clamp<std::int64_t>(elements.size / kFewestElements, 1, cores);
    const auto begin = [&](std::int64_t piece) { return elements.size / pieces * piece; };
    std::vector<std::thread> threads;
    for (std::int64_t piece = 1; piece < pieces; ++piece) {
      const std::int64_t end = piece + 1 == pieces ? elements.size : begin(piece + 1);
      threads.emplace_back([&loop, first = begin(piece), end] { loop.Compute(first, end); });
    }
    loop.Compute(0, pieces == 1 ? elements.size : begin(1));
    for (std::thread& thread : threads) thread.join();
    return absl::OkStatus();
  }
};

}  // namespace ufunc

#endif  // COMMON_UFUNC_PARALLEL_H_
