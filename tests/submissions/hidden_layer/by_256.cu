// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Tiny, AroundBlock, Large, Accurate, Saturated, Clean, InputsIn, ResultOut, Speedup
// Divides by 256: white becomes 0.996.

#include "common/ufunc/cuda.h"
#include "modules/01_intro_ufuncs/hidden_layer/hidden_layer.h"

using workbook::HostSpan;

struct Normalise {
  __device__ float operator()(float greyscale) const { return greyscale / 256.0f; }
};

struct Weigh {
  __device__ float operator()(float value, float weight) const { return value * weight; }
};

struct Activate {
  __device__ float operator()(float x) const { return tanhf(x); }
};

const ufunc::Vectorize<ufunc::Cuda, Normalise, float(float)> normalise;
const ufunc::Vectorize<ufunc::Cuda, Weigh, float(float, float)> weigh;
const ufunc::Vectorize<ufunc::Cuda, Activate, float(float)> activate;

absl::Status HiddenLayer(HostSpan<const float> greyscales, HostSpan<const float> weights,
                         HostSpan<float> activations) {
  return activate(weigh(normalise(ufunc::ToDevice(ufunc::Array(greyscales))), weights),
                  ufunc::Out(activations));
}
