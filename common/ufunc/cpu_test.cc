// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

// The targets Cpu and Parallel.

#include "common/ufunc/cpu.h"

#include "common/ufunc/parallel.h"
#include "gtest/gtest.h"

namespace {

using Targets = ::testing::Types<ufunc::Cpu, ufunc::Parallel>;

}  // namespace

#include "common/ufunc/ufunc_cases.h"  // needs Targets

namespace ufunc {
namespace {

TYPED_TEST(UfuncTest, RefusesArraysInDeviceMemory) {
  float memory[2];
  const Array device = workbook::DeviceSpan<float>(memory, 2);
  const std::string target = TypeParam::kName;
  EXPECT_THAT(this->add(1.0f, device),
              IsInvalid("Add: input 1 is in device memory, but the target " + target +
                        " computes on the host; copy it with ToHost() first"));
  EXPECT_THAT(this->add(1.0f, 2.0f, Out(device)),
              IsInvalid("Add: out is in device memory, but the target " + target +
                        " computes on the host; copy it with ToHost() first"));
}

}  // namespace
}  // namespace ufunc
