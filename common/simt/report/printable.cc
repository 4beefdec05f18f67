// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/report/printable.h"

namespace simt {
namespace {

// The length of the valid UTF-8 sequence at the start of `text`, which is not empty; 0 if there is
// none (overlong, a surrogate, beyond U+10FFFF, cut off). See RFC 3629, section 4.
std::size_t SequenceLength(std::string_view text) {
  const auto byte = [&](std::size_t i) -> unsigned {
    return i < text.size() ? static_cast<unsigned char>(text[i]) : 0u;
  };
  const auto in = [](unsigned value, unsigned low, unsigned high) {
    return low <= value && value <= high;
  };
  const unsigned lead = byte(0);
  if (lead < 0x80) return 1;
  if (in(lead, 0xC2, 0xDF)) return in(byte(1), 0x80, 0xBF) ? 2 : 0;
  if (in(lead, 0xE0, 0xEF)) {
    const unsigned low = lead == 0xE0 ? 0xA0 : 0x80, high = lead == 0xED ? 0x9F : 0xBF;
    return in(byte(1), low, high) && in(byte(2), 0x80, 0xBF) ? 3 : 0;
  }
  if (in(lead, 0xF0, 0xF4)) {
    const unsigned low = lead == 0xF0 ? 0x90 : 0x80, high = lead == 0xF4 ? 0x8F : 0xBF;
    return in(byte(1), low, high) && in(byte(2), 0x80, 0xBF) && in(byte(3), 0x80, 0xBF) ? 4 : 0;
  }
  return 0;
}

}  // namespace

std::string ValidUtf8(std::string_view text) {
  std::string result;
  result.reserve(text.size());
  while (!text.empty()) {
    const std::size_t length = SequenceLength(text);
    if (length == 0) {
      result += '?';
    } else {
      result += text.substr(0, length);
    }
    text.remove_prefix(length == 0 ? 1 : length);
  }
  return result;
}

std::string Printable(std::string_view text) {
  std::string result;
  std::size_t column = 0;
  while (!text.empty()) {
    std::size_t length = SequenceLength(text);
    const auto first = static_cast<unsigned char>(text[0]);
    const bool is_control =
        (length == 1 && (first < 0x20 || first == 0x7F)) ||
        (length == 2 && first == 0xC2 && static_cast<unsigned char>(text[1]) < 0xA0);
    if (first == '\t') {
      const std::size_t spaces = 8 - column % 8;
      result.append(spaces, ' ');
      column += spaces;
    } else {
      if (length == 0 || is_control) {
        result += '?';
      } else {
        result += text.substr(0, length);
      }
      ++column;
    }
    if (length == 0) length = 1;
    text.remove_prefix(length);
  }
  return result;
}

std::string WithThousands(std::uint64_t number) {
  std::string digits = std::to_string(number);
  for (std::size_t end = digits.size(); end > 3; end -= 3) digits.insert(end - 3, 1, ',');
  return digits;
}

}  // namespace simt
