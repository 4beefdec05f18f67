// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/01_intro_ufuncs/make_pulses/make_pulses.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "common/grade/grade.h"
#include "modules/01_intro_ufuncs/make_pulses/make_pulses_reference.h"

namespace {

using grade::ComputesWithin, grade::Out, grade::Random, grade::RunResult;

const grade::Submission<decltype(MakePulses)> submission;

constexpr char kOnceRight[] = "Hint: this line counts once the values are right.";
constexpr float kNoise = 3;

// Times from 0 on, up to `periods` times the period, with noise up to kNoise. The first of them are
// at a pulse's height, between two pulses, and on a pulse's flank.
PulseInputs Inputs(int n, float periods, float period = 100, float amplitude = 50) {
  PulseInputs inputs{Random<float>(n, 0, periods * period), period, amplitude,
                     Random<float>(n, -kNoise, kNoise)};
  if (n > 0) inputs.t[0] = 1.6f * period;
  if (n > 1) inputs.t[1] = 4.7f * period;
  if (n > 2) inputs.t[2] = 0.5f * period;
  return inputs;
}

RunResult Run(const PulseInputs& inputs) {
  return submission.Run(inputs.t, inputs.period, inputs.amplitude, inputs.noise,
                        Out<float>(inputs.t.size()));
}

// The README derives it.
testing::Matcher<const RunResult&> IsRightFor(const PulseInputs& inputs, float periods) {
  const double allowed = std::ldexp(inputs.amplitude * (periods + 8.0) + kNoise, -23);
  return ComputesWithin({0, allowed}, MakePulsesReference(inputs));
}

// Copies in one direction: fails unless there was one, of `bytes` bytes.
void ExpectOneCopy(const char* direction, std::uint64_t calls, std::uint64_t copied,
                   std::uint64_t bytes, const char* hint) {
  if (calls == 1 && copied == bytes) return;
  ADD_FAILURE() << "there were " << calls << " copies to the " << direction << ", " << copied
                << " bytes in all; asked for: 1 copy of " << bytes << " bytes\nHint: " << hint;
}

RUBRIC(MakePulsesTest, Tiny, 1, "right for 0, 1, 2 and 3 times") {
  for (int n : grade::TinySizes()) {
    const PulseInputs inputs = Inputs(n, 8);
    ASSERT_THAT(Run(inputs), IsRightFor(inputs, 8))
        << "Hint: the waveform lies on the host; give it to the last ufunc as Out.";
  }
}

RUBRIC(MakePulsesTest, AroundBlock, 1, "right for sizes around a warp and around blocks") {
  std::vector<int> sizes = grade::WarpSizes();
  for (int threads : {128, 256, 512, 1024}) {
    for (int n : grade::SizesAroundBlock(threads)) sizes.push_back(n);
  }
  for (int n : grade::PrimeSizes()) sizes.push_back(n);
  std::vector<PulseInputs> cases;
  std::vector<grade::wire::Call> calls;
  for (int n : sizes) {
    cases.push_back(Inputs(n, 8));
    const PulseInputs& c = cases.back();
    calls.push_back(submission.Call(c.t, c.period, c.amplitude, c.noise, Out<float>(n)));
  }
  const std::vector<RunResult> runs = submission.RunTogether(calls);
  for (std::size_t i = 0; i < runs.size(); ++i) {
    ASSERT_THAT(runs[i], IsRightFor(cases[i], 8))
        << "Hint: a ufunc finds the elements by itself; a kernel of yours needs a guard.";
  }
}

RUBRIC(MakePulsesTest, Large, 1, "right for a million times") {
  const PulseInputs inputs = Inputs(grade::LargeSize(), 8);
  EXPECT_THAT(Run(inputs), IsRightFor(inputs, 8)) << "Hint: does every time have a thread?";
}

RUBRIC(MakePulsesTest, AnyPulse, 2, "right for other periods and amplitudes, and late times") {
  for (float period : {0.001f, 1.0f, 12345.0f}) {
    for (float amplitude : {0.01f, 1.0f, 30000.0f}) {
      const PulseInputs inputs = Inputs(2000, 8, period, amplitude);
      ASSERT_THAT(Run(inputs), IsRightFor(inputs, 8))
          << "Hint: t / period is an angle in radians; the amplitude comes after the max.";
    }
  }
  const PulseInputs late = Inputs(2000, 2000);
  EXPECT_THAT(Run(late), IsRightFor(late, 2000)) << "Hint: sinf takes any angle.";
}

RUBRIC(MakePulsesTest, Clean, 1, "no bad address, no race, no ignored error, in any order") {
  for (int n : {0, 1, 3, 33, 257, 1025, 4001}) {
    const PulseInputs inputs = Inputs(n, 8);
    const RunResult run = submission.RunEverySchedule(inputs.t, inputs.period, inputs.amplitude,
                                                      inputs.noise, Out<float>(n));
    ASSERT_THAT(run, n == 0 ? grade::IsCleanOrEmpty() : grade::IsClean());
    ASSERT_THAT(run, IsRightFor(inputs, 8)) << kOnceRight;
  }
}

RUBRIC(MakePulsesTest, OneCopyIn, 3, "exactly one copy to the device, of t") {
  const int n = 100'000;
  const PulseInputs inputs = Inputs(n, 8);
  const RunResult run = Run(inputs);
  ASSERT_THAT(run, IsRightFor(inputs, 8)) << kOnceRight;
  if (!run.counted()) return;
  ExpectOneCopy("device", run.transfers().host_to_device_calls,
                run.transfers().host_to_device_bytes, sizeof(float) * n,
                "a ufunc whose inputs are all on the host puts its result there, and the next one "
                "copies it back. Take t to the device first.");
}

RUBRIC(MakePulsesTest, OneCopyOut, 3, "exactly one copy to the host, of the waveform") {
  const int n = 100'000;
  const PulseInputs inputs = Inputs(n, 8);
  const RunResult run = Run(inputs);
  ASSERT_THAT(run, IsRightFor(inputs, 8)) << kOnceRight;
  if (!run.counted()) return;
  ExpectOneCopy("host", run.transfers().device_to_host_calls, run.transfers().device_to_host_bytes,
                sizeof(float) * n, "the pulses are nobody's result: leave them on the device.");
}

RUBRIC(MakePulsesTest, Speedup, 1,
       "11 times as fast as one CPU core as predicted, 2 times on a GPU, copies included") {
  const int n = 1 << 20;
  const PulseInputs inputs = Inputs(n, 8);
  const RunResult run =
      submission.RunTimed(inputs.t, inputs.period, inputs.amplitude, inputs.noise, Out<float>(n));
  ASSERT_THAT(run, IsRightFor(inputs, 8)) << kOnceRight;
  // 12 bytes an element; a sine counts 20 operations, a division 10, the rest 4.
  EXPECT_THAT(run,
              grade::SpeedupAtLeast(run.predicted() ? 11 : 2,
                                    {12.0 * n, 34.0 * n, [&] { MakePulsesReference(inputs); }}))
      << "Hint: copies take most of the time. Are there more than two?";
}

}  // namespace
