// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/workbook/watch.h"

#include <filesystem>

#include "common/workbook/fake_checkout.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace workbook {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(FileWatcher, TellsEachChangeOnce) {
  FakeCheckout checkout;
  FileWatcher watcher(
      {checkout.Path(FakeCheckout::kHypot), checkout.Path(FakeCheckout::kHistogram)});
  EXPECT_THAT(watcher.Changed(), IsEmpty());
  checkout.Write(FakeCheckout::kHistogram, "a\n");
  EXPECT_THAT(watcher.Changed(), ElementsAre(1));
  EXPECT_THAT(watcher.Changed(), IsEmpty());
  checkout.Write(FakeCheckout::kHypot, "b\n");
  checkout.Write(FakeCheckout::kHistogram, "a\n");
  EXPECT_THAT(watcher.Changed(), ElementsAre(0));
}

TEST(FileWatcher, SurvivesAFileThatGoesAway) {
  FakeCheckout checkout;
  FileWatcher watcher({checkout.Path(FakeCheckout::kHypot)});
  std::filesystem::remove(checkout.Path(FakeCheckout::kHypot));
  EXPECT_THAT(watcher.Changed(), ElementsAre(0));
  checkout.Write(FakeCheckout::kHypot, "back\n");
  EXPECT_THAT(watcher.Changed(), ElementsAre(0));
}

}  // namespace
}  // namespace workbook
