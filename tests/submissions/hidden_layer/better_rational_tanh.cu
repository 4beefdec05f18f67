// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Tiny, AroundBlock, Large, Accurate, Saturated, Clean, InputsIn, ResultOut, Speedup
// The near miss: one more term, off by 5e-8 at 1, by 2e-5 at 2, and useless beyond.

#include "common/ufunc/cuda.h"
#include "modules/01_intro_ufuncs/hidden_layer/hidden_layer.h"

using workbook::HostSpan;

struct Normalise {
  __device__ float operator()(float greyscale) const { return greyscale / 255.0f; }
};

struct Weigh {
  __device__ float operator()(float value, float weight) const { return value * weight; }
};

struct Activate {
  __device__ float operator()(float x) const {
    const float s = x * x;
    return x * (945.0f + s * (105.0f + s)) / (945.0f + s * (420.0f + s * 15.0f));
  }
};

const ufunc::Vectorize<ufunc::Cuda, Normalise, float(float)> normalise;
const ufunc::Vectorize<ufunc::Cuda, Weigh, float(float, float)> weigh;
const ufunc::Vectorize<ufunc::Cuda, Activate, float(float)> activate;

absl::Status HiddenLayer(HostSpan<const float> greyscales, HostSpan<const float> weights,
                         HostSpan<float> activations) {
  return activate(weigh(normalise(ufunc::ToDevice(ufunc::Array(greyscales))), weights),
                  ufunc::Out(activations));
}
