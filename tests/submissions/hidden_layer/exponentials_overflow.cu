// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Saturated
// The textbook formula: beyond 89 it is infinity / infinity.

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
    const float up = expf(x), down = expf(-x);
    return (up - down) / (up + down);
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
