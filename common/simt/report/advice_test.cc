// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/report/advice.h"

#include <cstdio>
#include <string>
#include <utility>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace simt {
namespace {

using ::testing::HasSubstr;

TEST(AtomicFunctionFor, KnowsUpdates) {
  const std::pair<const char*, const char*> kUpdates[] = {
      {"  (*count)++;", "atomicAdd"},
      {"  ++*count;", "atomicAdd"},
      {"  if (i < n) bins[bin(x[i])]++;", "atomicAdd"},
      {"  *total += x[i];", "atomicAdd"},
      {"  bins[b] -= 1;", "atomicSub"},
      {"  flags |= 1u << bit;", "atomicOr"},
      {"  for (int i = 0; i < n; i += 2) *total += x[i];", "atomicAdd"},
      {"  *total = *total + 1;", "atomicAdd"},
      {"  bins[b] = bins[b] + 1;  // counts", "atomicAdd"},
      {"  bins[b] = 1 + bins[b];", "atomicAdd"},
      {"  *most = max(*most, x[i]);", "atomicMax"},
      {"  *least = fminf(*least, x[i]);", "atomicMin"},
  };
  for (const auto& [line, function] : kUpdates)
    EXPECT_EQ(AtomicFunctionFor(line), function) << line;
}

TEST(AtomicFunctionFor, LeavesOtherLinesAlone) {
  for (const char* line : {"", "  out[i] = in[i];", "  for (int i = 0; i < n; ++i) out[0] = in[i];",
                           "  sums[t] += sums[t + stride];",  // a barrier is missing
                           "  x[t] = x[t] + x[t + 1];",       // likewise
                           "  a[i++] = a[j];", "  if (a[0] == a[1]) b[0] = 1;",
                           "  a[0] = a[1];  // ++", "  *flag = !*flag;"}) {
    EXPECT_EQ(AtomicFunctionFor(line), "") << line;
  }
}

class RefineRaceAdviceTest : public ::testing::Test {
 protected:
  // The advice for a race between two lines of a program.
  std::string Advice(const std::string& program, int first, int second) {
    const std::string path = ::testing::TempDir() + "/advice.cu";
    std::FILE* file = std::fopen(path.c_str(), "w");
    std::fputs(program.c_str(), file);
    std::fclose(file);
    const SourceOptions options = {{}, true};
    Finding finding{FindingKind::kRace, "race"};
    finding.advice = "as before";
    finding.where.source = {path, first, "", SourceLine(path, first, options)};
    finding.other.emplace().source = {path, second, "", SourceLine(path, second, options)};
    RefineRaceAdvice(&finding, options);
    return finding.advice;
  }
};

TEST_F(RefineRaceAdviceTest, AnUpdateWantsAnAtomicOperation) {
  EXPECT_THAT(Advice("__global__ void k(int* n) {\n  ++*n;\n}\n", 2, 2), HasSubstr("atomicAdd()"));
  EXPECT_EQ(Advice("__global__ void k(int* n) {\n  ++*n;\n  *n = 0;\n}\n", 2, 3), "as before");
}

TEST_F(RefineRaceAdviceTest, ALockWantsFences) {
  const std::string head = "__global__ void k(int* lock, int* n) {\n";
  const std::string take = "  while (atomicCAS(lock, 0, 1) != 0) {}\n";
  const std::string update = "  ++*n;\n", leave = "  atomicExch(lock, 0);\n}\n";
  const std::string fence = "  __threadfence();\n";
  EXPECT_THAT(Advice(head + take + update + leave, 3, 3), HasSubstr("__threadfence()"));
  EXPECT_EQ(Advice(head + take + fence + update + fence + leave, 4, 4), "as before");
  EXPECT_THAT(Advice(head + update + take + leave, 2, 2), HasSubstr("atomicAdd()"));
  EXPECT_THAT(Advice(take + head + update + leave, 3, 3), HasSubstr("atomicAdd()"));
}

TEST(NameHostVariable, SaysWhoseItIs) {
  Finding finding{FindingKind::kHostPointerInKernel,
                  "a 4-byte read of address 0x4d20, which is host memory"};
  finding.object = "address 0x4d20";
  EXPECT_EQ(HostAddressIn(finding), 0x4d20u);
  NameHostVariable("scale", &finding);
  EXPECT_EQ(finding.summary, "a 4-byte read of scale, which is a variable of the host");
  EXPECT_EQ(finding.object, "scale");
  EXPECT_THAT(finding.advice, HasSubstr("declare it __device__"));
  EXPECT_EQ(HostAddressIn(finding), 0u);
}

}  // namespace
}  // namespace simt
