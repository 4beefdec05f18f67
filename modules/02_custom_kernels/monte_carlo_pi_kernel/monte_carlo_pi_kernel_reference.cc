// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/02_custom_kernels/monte_carlo_pi_kernel/monte_carlo_pi_kernel_reference.h"

#include "modules/02_custom_kernels/monte_carlo_pi_kernel/monte_carlo_pi_kernel.h"

Hits MonteCarloPiReference(std::uint64_t seed, unsigned int points, unsigned int streams) {
  Hits hits;
  hits.inside.reserve(streams);
  for (unsigned int stream = 0; stream < streams; ++stream) {
    unsigned int inside = 0;
    for (unsigned int point = 0; point < points; point += 2) {
      const workbook::PhiloxWords random = workbook::Philox4x32({{point / 2, stream, 0, 0}}, seed);
      if (IsInside(random.word[0], random.word[1])) ++inside;
      if (point + 1 < points && IsInside(random.word[2], random.word[3])) ++inside;
    }
    hits.inside.push_back(inside);
    hits.total += inside;
  }
  return hits;
}
