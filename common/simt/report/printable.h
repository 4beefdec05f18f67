// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: printable.h
//
// Texts made fit to be shown. Names, paths and source lines come from the program under test, which
// may have put anything into them.

#ifndef COMMON_SIMT_REPORT_PRINTABLE_H_
#define COMMON_SIMT_REPORT_PRINTABLE_H_

#include <cstdint>
#include <string>
#include <string_view>

namespace simt {

// `text` with every byte that is no part of valid UTF-8 replaced by '?'.
std::string ValidUtf8(std::string_view text);

// ValidUtf8(text) on one line of a terminal: tabs become spaces (tab stops of 8), other control
// characters (escape sequences begin with one) become '?'.
std::string Printable(std::string_view text);

// 1234567 as "1,234,567".
std::string WithThousands(std::uint64_t number);

}  // namespace simt

#endif  // COMMON_SIMT_REPORT_PRINTABLE_H_
