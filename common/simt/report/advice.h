// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: advice.h
//
// Advice that takes the source to give: what a race is about (an update in three steps, a lock that
// orders no memory), and which variable of the host a kernel has met.

#ifndef COMMON_SIMT_REPORT_ADVICE_H_
#define COMMON_SIMT_REPORT_ADVICE_H_

#include <cstdint>
#include <string>
#include <string_view>

#include "common/simt/report/finding.h"
#include "common/simt/report/source.h"

namespace simt {

// The atomic function that does in one step what the line does to one object in three, "atomicAdd"
// for `*total += x;`; empty if the line updates nothing, or takes part of the new value from the
// same array (`sums[i] += sums[i + 16];` lacks a barrier, not an atomic operation).
std::string_view AtomicFunctionFor(std::string_view line);

// Makes the advice of a race, whose places have their lines, fit the source around them.
void RefineRaceAdvice(Finding* finding, const SourceOptions& options);

// The address in the host's memory that a kernel has met; 0 if the finding is of another kind.
std::uintptr_t HostAddressIn(const Finding& finding);

// That address belongs to the host's variable `name`.
void NameHostVariable(const std::string& name, Finding* finding);

}  // namespace simt

#endif  // COMMON_SIMT_REPORT_ADVICE_H_
