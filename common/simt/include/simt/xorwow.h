// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: xorwow.h
//
// What curand_kernel.h leaves to be linked: runtime/xorwow.cc defines it.

#ifndef COMMON_SIMT_INCLUDE_SIMT_XORWOW_H_
#define COMMON_SIMT_INCLUDE_SIMT_XORWOW_H_

#include <cstdint>

namespace simt {

// Moves the five words of an xorshift generator by count * 2^power steps, of a power up to 67.
void JumpXorshift(std::uint32_t (&words)[5], unsigned long long count, int power);

}  // namespace simt

#endif  // COMMON_SIMT_INCLUDE_SIMT_XORWOW_H_
