// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/report/symbolizer.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace simt {
namespace {

using ::testing::ElementsAre;
using ::testing::EndsWith;
using ::testing::Eq;
using ::testing::Field;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Pointee;
using ::testing::SizeIs;

__attribute__((noinline)) std::uintptr_t ReturnAddress() {
  return reinterpret_cast<std::uintptr_t>(__builtin_return_address(0));
}

constexpr int kInnerLine = __LINE__ + 2;
__attribute__((always_inline)) inline std::uintptr_t Inner() {
  return ReturnAddress() + 0 * sizeof(int);
}

constexpr int kOuterLine = __LINE__ + 2;
__attribute__((noinline)) std::uintptr_t Outer() {
  const std::uintptr_t pc = Inner();
  asm volatile("" ::: "memory");
  return pc;
}

TEST(SymbolizerTest, FindsFileLineAndFunctionOfACallInThisProgram) {
  const std::uintptr_t pc = ReturnAddress();
  const int line = __LINE__ - 1;
  const std::vector<Frames> frames = SymbolizeSelf({pc});
  ASSERT_THAT(frames, ElementsAre(SizeIs(1)));
  EXPECT_THAT(frames[0][0].file, EndsWith("common/simt/report/symbolizer_test.cc"));
  EXPECT_EQ(frames[0][0].line, line);
  EXPECT_THAT(frames[0][0].function, HasSubstr("TestBody"));
}

TEST(SymbolizerTest, ListsInlinedFramesInnermostFirst) {
  const std::vector<Frames> frames = SymbolizeSelf({Outer()});
  ASSERT_THAT(frames, ElementsAre(SizeIs(2)));
  EXPECT_EQ(frames[0][0].line, kInnerLine);
  EXPECT_THAT(frames[0][0].function, HasSubstr("Inner"));
  EXPECT_EQ(frames[0][1].line, kOuterLine);
  EXPECT_THAT(frames[0][1].function, HasSubstr("Outer"));
}

TEST(SymbolizerTest, UnknownAddressesHaveNoFrames) {
  EXPECT_THAT(SymbolizeSelf({0, 12, ~std::uintptr_t{0}}),
              ElementsAre(IsEmpty(), IsEmpty(), IsEmpty()));
}

SourceLocation At(const char* file, int line) { return {file, line}; }

TEST(StudentFrameTest, SkipsFramesOfTheSystemAndOfTheWorkbook) {
  const Frames frames = {At("/usr/include/c++/12/bits/stl_vector.h", 1),
                         At("/b/execroot/main/common/cuda/device_span.h", 2),
                         At("common/simt/include/cuda_runtime.h", 3),
                         At("", 0),
                         At("modules/02/histogram/histogram.cu", 4),
                         At("modules/x.cu", 5)};
  EXPECT_THAT(StudentFrame(frames), Pointee(Field(&SourceLocation::line, Eq(4))));
}

TEST(StudentFrameTest, TakesProgramsWhereverTheyLie) {
  EXPECT_THAT(StudentFrame({At("common/simt/include/cuda_runtime.h", 3),
                            At("/home/common/simt/examples/saxpy.cu", 7)}),
              Pointee(Field(&SourceLocation::line, Eq(7))));
  EXPECT_THAT(StudentFrame({At("/home/uncommon/simt/helper.h", 9), At("saxpy.cu", 7)}),
              Pointee(Field(&SourceLocation::line, Eq(9))));
}

TEST(StudentFrameTest, FallsBackToTheInnermostLine) {
  EXPECT_THAT(StudentFrame({At("", 0), At("/usr/include/stdio.h", 3), At("/usr/include/x.h", 4)}),
              Pointee(Field(&SourceLocation::line, Eq(3))));
  EXPECT_EQ(StudentFrame({At("", 0)}), nullptr);
  EXPECT_EQ(StudentFrame({}), nullptr);
}

}  // namespace
}  // namespace simt
