// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/grade/gpu_lock.h"

#include <atomic>
#include <chrono>
#include <cstdlib>
#include <memory>
#include <string>
#include <thread>

#include "gtest/gtest.h"

namespace grade {
namespace {

constexpr std::chrono::milliseconds kWhile(100);

// A thread that takes the lock as soon as it can, and lets it go.
class Other {
 public:
  explicit Other(bool alone)
      : thread_([this, alone] {
          const GpuLock lock(alone);
          entered_ = true;
        }) {}
  ~Other() { thread_.join(); }
  bool EntersSoon() const {
    std::this_thread::sleep_for(kWhile);
    return entered_;
  }

 private:
  std::atomic<bool> entered_{false};
  std::thread thread_;
};

class GpuLockTest : public testing::Test {
 protected:
  GpuLockTest() {
    setenv(kGpuLockVariable, (testing::TempDir() + "/gpu_lock_test").c_str(), /*overwrite=*/1);
  }
  ~GpuLockTest() override { unsetenv(kGpuLockVariable); }
};

TEST_F(GpuLockTest, RunsShare) {
  const GpuLock lock(/*alone=*/false);
  const Other other(/*alone=*/false);
  EXPECT_TRUE(other.EntersSoon());
}

TEST_F(GpuLockTest, WhoIsTimedIsAlone) {
  for (const bool first : {true, false}) {
    auto lock = std::make_unique<GpuLock>(first);
    const Other other(!first);
    EXPECT_FALSE(other.EntersSoon());
    lock.reset();
    EXPECT_TRUE(other.EntersSoon());
  }
}

TEST_F(GpuLockTest, WhoSharesWaitsBehindWhoIsToBeAlone) {
  auto lock = std::make_unique<GpuLock>(/*alone=*/false);
  const Other timed(/*alone=*/true);
  EXPECT_FALSE(timed.EntersSoon());
  const Other late(/*alone=*/false);
  EXPECT_FALSE(late.EntersSoon());
  lock.reset();
  EXPECT_TRUE(timed.EntersSoon());
  EXPECT_TRUE(late.EntersSoon());
}

TEST_F(GpuLockTest, WithoutAFileNobodyWaits) {
  unsetenv(kGpuLockVariable);
  const GpuLock lock(/*alone=*/true);
  const GpuLock second(/*alone=*/true);
}

}  // namespace
}  // namespace grade
