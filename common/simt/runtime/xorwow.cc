// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: xorwow.cc
//
// Long jumps of an xorshift generator. A step is linear over the field of two elements: a matrix of
// 160 x 160 bits. 2^k steps are the matrix that comes of squaring it k times; each is made when it
// is first needed (131 of them at most, 3.2 KB each).

#include "simt/xorwow.h"

#include <array>
#include <cstdint>

namespace simt {
namespace {

constexpr int kWords = 5, kBits = 32 * kWords;
constexpr int kLargestPower = 67 + 63;  // of a jump by sequences

using Words = std::array<std::uint32_t, kWords>;

void Add(Words* sum, const Words& more) {
  for (int i = 0; i < kWords; ++i) (*sum)[i] ^= more[i];
}

// What becomes of each bit of a state.
using Matrix = std::array<Words, kBits>;

Words Apply(const Matrix& matrix, const Words& words) {
  Words result = {};
  for (int i = 0; i < kWords; ++i) {
    for (std::uint32_t left = words[i]; left != 0; left &= left - 1) {
      Add(&result, matrix[32 * i + __builtin_ctz(left)]);
    }
  }
  return result;
}

Words Step(const Words& w) {
  const std::uint32_t t = w[0] ^ (w[0] >> 2);
  return {w[1], w[2], w[3], w[4], (w[4] ^ (w[4] << 4)) ^ (t ^ (t << 1))};
}

Matrix OneStep() {
  Matrix matrix;
  for (int bit = 0; bit < kBits; ++bit) {
    Words unit = {};
    unit[bit / 32] = 1u << bit % 32;
    matrix[bit] = Step(unit);
  }
  return matrix;
}

// The matrix of 2^power steps.
const Matrix& PowerOfTwoSteps(int power) {
  static Matrix matrices[kLargestPower + 1];
  static int made = 0;
  for (; made <= power; ++made) {
    if (made == 0) {
      matrices[made] = OneStep();
      continue;
    }
    const Matrix& half = matrices[made - 1];
    for (int bit = 0; bit < kBits; ++bit) matrices[made][bit] = Apply(half, half[bit]);
  }
  return matrices[power];
}

}  // namespace

void JumpXorshift(std::uint32_t (&words)[5], unsigned long long count, int power) {
  Words state;
  for (int i = 0; i < kWords; ++i) state[i] = words[i];
  for (; count != 0; count >>= 1, ++power) {
    if (count & 1) state = Apply(PowerOfTwoSteps(power), state);
  }
  for (int i = 0; i < kWords; ++i) words[i] = state[i];
}

}  // namespace simt
