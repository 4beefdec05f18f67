// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/report/executable_symbolizer.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <random>
#include <sstream>
#include <string>

namespace simt {
namespace {

using ::testing::ElementsAre;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::SizeIs;

constexpr const char* kSelf = "/proc/self/exe";

__attribute__((noinline)) std::uintptr_t ReturnAddress() {
  return reinterpret_cast<std::uintptr_t>(__builtin_return_address(0));
}

std::string WriteFile(const std::string& content) {
  const std::string path = ::testing::TempDir() + "/executable_symbolizer_test.bin";
  std::ofstream(path, std::ios::binary) << content;
  return path;
}

std::string ThisProgram() {
  std::ostringstream content;
  content << std::ifstream(kSelf, std::ios::binary).rdbuf();
  return content.str();
}

std::string ErrorOf(const std::string& path) {
  return std::string(SymbolizeExecutable(path, {0x401000}).status().message());
}

TEST(ExecutableSymbolizerTest, FindsLinesInAnotherFile) {
  const std::uintptr_t pc = ReturnAddress();
  const int line = __LINE__ - 1;
  const auto frames = SymbolizeExecutable(WriteFile(ThisProgram()), {pc, 0, pc});
  ASSERT_TRUE(frames.ok()) << frames.status();
  ASSERT_THAT(*frames, ElementsAre(SizeIs(1), IsEmpty(), SizeIs(1)));
  EXPECT_THAT((*frames)[2][0].file, EndsWith("executable_symbolizer_test.cc"));
  EXPECT_THAT((*frames)[2][0].function, HasSubstr("TestBody"));
  EXPECT_EQ((*frames)[2][0].line, line);
}

TEST(ExecutableSymbolizerTest, AgreesWithTheProgramItself) {
  const std::vector<std::uintptr_t> pcs = {ReturnAddress(), ReturnAddress()};
  const std::vector<Frames> self = SymbolizeSelf(pcs), other = ExecutableSymbolizer(kSelf)(pcs);
  ASSERT_THAT(other, SizeIs(2));
  for (int i = 0; i < 2; ++i) {
    ASSERT_THAT(other[i], Not(IsEmpty()));
    EXPECT_EQ(StudentFrame(other[i])->line, StudentFrame(self[i])->line);
  }
}

TEST(ExecutableSymbolizerTest, OnlyProgramsLikeOursAreRead) {
  EXPECT_THAT(ErrorOf("/no/such/file"), HasSubstr("/no/such/file: it cannot be opened"));
  EXPECT_THAT(ErrorOf("/proc"), HasSubstr("it is not an x86-64 program"));
  EXPECT_THAT(ErrorOf(WriteFile("")), HasSubstr("it is not an x86-64 program"));
  EXPECT_THAT(ErrorOf(WriteFile(std::string(100, 'x'))), HasSubstr("not an x86-64 program"));
  std::string pie = ThisProgram();
  pie[16] = 3;  // ET_DYN
  EXPECT_THAT(ErrorOf(WriteFile(pie)), HasSubstr("not linked at a fixed address"));
  EXPECT_THAT(ExecutableSymbolizer("/no/such/file")({1, 2}), ElementsAre(IsEmpty(), IsEmpty()));
}

TEST(ExecutableSymbolizerTest, SurvivesDamagedFiles) {
  const std::string program = ThisProgram();
  std::mt19937_64 random(1);
  for (int round = 0; round < 30; ++round) {
    std::string damaged = program;
    // The front of the file holds headers, the rest mostly debug information.
    for (int i = 0; i < 1 << round % 16; ++i) {
      damaged[64 + random() % (damaged.size() - 64)] = static_cast<char>(random());
    }
    if (round % 3 == 0) damaged.resize(64 + random() % (damaged.size() - 64));
    const auto frames = SymbolizeExecutable(WriteFile(damaged), {ReturnAddress()});
    if (frames.ok()) {
      EXPECT_THAT(*frames, SizeIs(1));
    } else {
      EXPECT_THAT(std::string(frames.status().message()), HasSubstr("no source lines from"));
    }
  }
}

}  // namespace
}  // namespace simt
