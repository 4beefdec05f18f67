// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: describe.h
//
// Words for findings: what an address is, what an access does, who did it.

#ifndef COMMON_SIMT_CHECK_DESCRIBE_H_
#define COMMON_SIMT_CHECK_DESCRIBE_H_

#include <cstdint>
#include <string>

#include "common/simt/device/address_space.h"
#include "common/simt/report/finding.h"

namespace simt {

// "tile[3][4]", "counter", "bytes 40 to 43 of the 4096-byte allocation", "4 bytes past the end of
// tile (4224 bytes)". `allocation` may be null: then "address 0x10".
std::string DescribeBytes(const Allocation* allocation, std::uintptr_t address, unsigned bytes);

// "4-byte read", "2-byte volatile write", "8-byte atomic update"
std::string DescribeAccess(unsigned code);

// The place of thread number `linear` of the running block, at `pc`.
Place DevicePlace(std::uintptr_t pc, unsigned linear, std::string action);

// An access outside of every live allocation that may be used this way: reports it with its reason
// (past the end, freed, null, host memory, ...).
void ReportBadAddress(const Place& where, std::uintptr_t address, unsigned bytes);

// `address` is not a multiple of `bytes`.
void ReportMisaligned(const Place& where, std::uintptr_t address, unsigned bytes);

// Whether a kernel may read the address although no allocation holds it: constants of the program
// (string literals, tables).
bool IsProgramConstant(std::uintptr_t address);

}  // namespace simt

#endif  // COMMON_SIMT_CHECK_DESCRIBE_H_
