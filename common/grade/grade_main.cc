// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The main() of every grader. See settings.h for its options; GoogleTest's are understood too.

#include <malloc.h>

#include <cstdio>
#include <string>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "common/grade/printer.h"
#include "common/grade/rubric.h"
#include "common/grade/session.h"
#include "common/grade/settings.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace {

// Writes what concerns the whole submission to the root of the XML.
class RecordTotals : public testing::Environment {
 public:
  void TearDown() override {
    const grade::Session& session = grade::Session::Get();
    int max_points = 0;
    for (const grade::RubricLine& line : grade::RubricLines()) max_points += line.max_points;
    testing::Test::RecordProperty("points", session.points());
    testing::Test::RecordProperty("max_points", max_points);
    testing::Test::RecordProperty("verdict", session.Verdict());
    testing::Test::RecordProperty("seed", absl::StrCat(grade::GlobalSettings().seed));
    testing::Test::RecordProperty("counters", session.Counters());
    if (!session.explanation().empty()) {
      testing::Test::RecordProperty("explanation", session.explanation());
    }
  }
};

}  // namespace

int main(int argc, char** argv) {
  // Inputs of megabytes come and go in every run: their pages are kept, for fresh ones cost more
  // than what is computed with them.
  mallopt(M_MMAP_THRESHOLD, 1 << 30);
  mallopt(M_TRIM_THRESHOLD, -1);
  testing::InitGoogleMock(&argc, argv);
  grade::Settings& settings = grade::GlobalSettings();
  absl::Status status = grade::ParseSettings(argc, argv, &settings);
  if (status.ok()) status = grade::Session::Get().Start(settings);
  if (!status.ok()) {
    std::fprintf(stderr, "grader: %s\n", std::string(status.message()).c_str());
    return 2;
  }
  testing::TestEventListeners& listeners = testing::UnitTest::GetInstance()->listeners();
  delete listeners.Release(listeners.default_result_printer());
  listeners.Append(new grade::RubricPrinter);
  testing::AddGlobalTestEnvironment(new RecordTotals);
  const int failed = RUN_ALL_TESTS();
  if (testing::UnitTest::GetInstance()->test_to_run_count() == 0) {
    std::fprintf(stderr, "grader: there is no rubric line to run; does --gtest_filter name one?\n");
    return 2;
  }
  return failed;
}
