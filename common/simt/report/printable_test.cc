// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/report/printable.h"

#include <gtest/gtest.h>

namespace simt {
namespace {

TEST(PrintableTest, ValidTextStaysAsItIs) {
  const std::string text = "a\n\t\xC3\xA9 \xE2\x82\xAC \xF0\x9F\x98\x80";
  EXPECT_EQ(ValidUtf8(text), text);
}

TEST(PrintableTest, InvalidUtf8IsReplacedByteByByte) {
  EXPECT_EQ(ValidUtf8("a\xFF"
                      "b"),
            "a?b");
  EXPECT_EQ(ValidUtf8("\xC0\xAF"), "??") << "overlong";
  EXPECT_EQ(ValidUtf8("\xE0\x80\xAF"), "???") << "overlong";
  EXPECT_EQ(ValidUtf8("\xED\xA0\x80"), "???") << "surrogate";
  EXPECT_EQ(ValidUtf8("\xF4\x90\x80\x80"), "????") << "beyond U+10FFFF";
  EXPECT_EQ(ValidUtf8("\xE2\x82"), "??") << "cut off";
  EXPECT_EQ(ValidUtf8(std::string("a\0b", 3)), std::string("a\0b", 3));
}

TEST(PrintableTest, ControlCharactersDoNotReachTheTerminal) {
  EXPECT_EQ(Printable("\033[31mred\r\n\x7F"), "?[31mred???");
  EXPECT_EQ(Printable("\xC2\x9B"
                      "31m"),
            "?31m")
      << "a C1 control";
  EXPECT_EQ(Printable("\xC2\xA0\xC3\xA9"), "\xC2\xA0\xC3\xA9");
}

TEST(PrintableTest, TabsKeepTheirColumns) {
  EXPECT_EQ(Printable("\tx"), "        x");
  EXPECT_EQ(Printable("ab\tx"), "ab      x");
}

TEST(PrintableTest, ThousandsAreSeparated) {
  EXPECT_EQ(WithThousands(0), "0");
  EXPECT_EQ(WithThousands(999), "999");
  EXPECT_EQ(WithThousands(1000), "1,000");
  EXPECT_EQ(WithThousands(1234567), "1,234,567");
}

}  // namespace
}  // namespace simt
