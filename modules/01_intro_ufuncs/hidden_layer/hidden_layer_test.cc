// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/01_intro_ufuncs/hidden_layer/hidden_layer.h"

#include <cfloat>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "common/grade/grade.h"
#include "modules/01_intro_ufuncs/hidden_layer/hidden_layer_reference.h"

namespace {

using grade::ComputesWithin, grade::Out, grade::Random, grade::RunResult;

const grade::Submission<decltype(HiddenLayer)> submission;

constexpr char kOnceRight[] = "Hint: this line counts once the values are right.";

// The README derives it.
const grade::Tolerance kTolerance{/*relative=*/0, /*absolute=*/std::ldexp(1.0, -20)};

struct Layer {
  std::vector<float> greyscales, weights;
};

// Weights up to `largest`, of either sign, and greyscales of more than half of white: the weighed
// values go up to `largest`, the first of them nearly, and few are near 0.
Layer Weighing(int n, float largest) {
  Layer layer{Random<float>(n, 130, 255), Random<float>(n, -largest, largest)};
  if (n > 0) {
    layer.greyscales[0] = 255;
    layer.weights[0] = 0.95f * largest;
  }
  return layer;
}

RunResult Run(const Layer& layer) {
  return submission.Run(layer.greyscales, layer.weights, Out<float>(layer.weights.size()));
}

testing::Matcher<const RunResult&> IsRightFor(const Layer& layer) {
  return ComputesWithin(kTolerance, HiddenLayerReference(layer.greyscales, layer.weights));
}

// Copies in one direction: fails unless there were `expected`, of `bytes` bytes in all.
void ExpectCopies(const char* direction, std::uint64_t calls, std::uint64_t expected,
                  std::uint64_t copied, std::uint64_t bytes, const char* hint) {
  if (calls == expected && copied == bytes) return;
  ADD_FAILURE() << "there were " << calls << " copies to the " << direction << ", " << copied
                << " bytes in all; asked for: " << expected << ", of " << bytes
                << " bytes in all\nHint: " << hint;
}

RUBRIC(HiddenLayerTest, Tiny, 1, "right for 0, 1, 2 and 3 elements") {
  for (int n : grade::TinySizes()) {
    const Layer layer = Weighing(n, 2);
    ASSERT_THAT(Run(layer), IsRightFor(layer))
        << "Hint: divide by 255, multiply by the weight, take the tanh.";
  }
}

RUBRIC(HiddenLayerTest, AroundBlock, 1, "right for sizes around a warp and around blocks") {
  std::vector<int> sizes = grade::WarpSizes();
  for (int threads : {128, 256, 512, 1024}) {
    for (int n : grade::SizesAroundBlock(threads)) sizes.push_back(n);
  }
  for (int n : grade::PrimeSizes()) sizes.push_back(n);
  std::vector<Layer> cases;
  std::vector<grade::wire::Call> calls;
  for (int n : sizes) {
    cases.push_back(Weighing(n, 2));
    calls.push_back(submission.Call(cases.back().greyscales, cases.back().weights, Out<float>(n)));
  }
  const std::vector<RunResult> runs = submission.RunTogether(calls);
  for (std::size_t i = 0; i < runs.size(); ++i) {
    ASSERT_THAT(runs[i], IsRightFor(cases[i]))
        << "Hint: a ufunc finds the elements by itself; a kernel of yours needs a guard.";
  }
}

RUBRIC(HiddenLayerTest, Large, 2, "right for a million elements") {
  const Layer layer = Weighing(grade::LargeSize(), 2);
  EXPECT_THAT(Run(layer), IsRightFor(layer)) << "Hint: does every element have a thread?";
}

RUBRIC(HiddenLayerTest, Accurate, 3,
       "off by less than a millionth, for small and large activations") {
  for (float largest : {0.01f, 0.3f, 1.0f, 5.0f, 12.0f}) {
    const Layer layer = Weighing(2000, largest);
    ASSERT_THAT(Run(layer), IsRightFor(layer))
        << "Hint: a rational function that looks like tanh is not tanh. CUDA has tanhf, and expf.";
  }
  Layer extreme = Weighing(2000, 1);
  for (std::size_t i = 0; i < extreme.greyscales.size(); ++i) {
    extreme.greyscales[i] = i % 3 == 0 ? 0.0f : i % 3 == 1 ? 255.0f : 1.0f;
  }
  EXPECT_THAT(Run(extreme), IsRightFor(extreme)) << "Hint: with greyscales of 0, 1 and 255.";
}

RUBRIC(HiddenLayerTest, Saturated, 3, "1 or -1 where the weighed value is large") {
  for (float largest : {40.0f, 200.0f, 1e10f, FLT_MAX / 2}) {
    const Layer layer = Weighing(2000, largest);
    ASSERT_THAT(Run(layer), IsRightFor(layer))
        << "Hint: expf(89) is infinite, and infinity / infinity is NaN.";
  }
  Layer layer{{255, 255, 255, 255, 0, 0}, {FLT_MAX, -FLT_MAX, 100, -100, FLT_MAX, -FLT_MAX}};
  EXPECT_THAT(Run(layer), IsRightFor(layer)) << "Hint: 0 times a large weight is 0.";
}

RUBRIC(HiddenLayerTest, Clean, 1, "no bad address, no race, no ignored error, in any order") {
  for (int n : {0, 1, 3, 33, 257, 1025, 4001}) {
    const Layer layer = Weighing(n, 2);
    const RunResult run =
        submission.RunEverySchedule(layer.greyscales, layer.weights, Out<float>(n));
    ASSERT_THAT(run, n == 0 ? grade::IsCleanOrEmpty() : grade::IsClean());
    ASSERT_THAT(run, IsRightFor(layer)) << kOnceRight;
  }
}

RUBRIC(HiddenLayerTest, InputsIn, 3, "only the two inputs go to the device, once each") {
  const int n = 100'000;
  const Layer layer = Weighing(n, 2);
  const RunResult run = Run(layer);
  ASSERT_THAT(run, IsRightFor(layer)) << kOnceRight;
  if (!run.counted()) return;
  ExpectCopies(
      "device", run.transfers().host_to_device_calls, 2, run.transfers().host_to_device_bytes,
      2 * sizeof(float) * n,
      "an intermediate result that lies on the host has to come back. Take the first input "
      "to the device yourself.");
}

RUBRIC(HiddenLayerTest, ResultOut, 3, "only the result comes back, once") {
  const int n = 100'000;
  const Layer layer = Weighing(n, 2);
  const RunResult run = Run(layer);
  ASSERT_THAT(run, IsRightFor(layer)) << kOnceRight;
  if (!run.counted()) return;
  ExpectCopies("host", run.transfers().device_to_host_calls, 1,
               run.transfers().device_to_host_bytes, sizeof(float) * n,
               "normalised and weighed values are nobody's result: leave them on the device.");
}

RUBRIC(HiddenLayerTest, Speedup, 1,
       "7.5 times as fast as one CPU core as predicted, 2 times on a GPU, copies included") {
  const int n = 1 << 20;
  const Layer layer = Weighing(n, 2);
  const RunResult run = submission.RunTimed(layer.greyscales, layer.weights, Out<float>(n));
  ASSERT_THAT(run, IsRightFor(layer)) << kOnceRight;
  // 12 bytes an element; a tanh counts 20 operations, a division 10, the product 1.
  EXPECT_THAT(
      run, grade::SpeedupAtLeast(run.predicted() ? 7.5 : 2,
                                 {12.0 * n, 31.0 * n,
                                  [&] { HiddenLayerReference(layer.greyscales, layer.weights); }}))
      << "Hint: copies take most of the time. Are there more than three?";
}

}  // namespace
