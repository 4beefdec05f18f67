// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Model answer: modules/01_intro_ufuncs/hidden_layer.

#include "modules/01_intro_ufuncs/hidden_layer/hidden_layer.h"

#include "common/ufunc/cuda.h"

using workbook::HostSpan;

struct Normalise {
  __device__ float operator()(float greyscale) const { return greyscale / 255.0f; }
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
  const absl::StatusOr<ufunc::Array> grey = ufunc::ToDevice(ufunc::Array(greyscales));
  const absl::StatusOr<ufunc::Array> weighed = weigh(normalise(grey), weights);  // on the device
  return activate(weighed, ufunc::Out(activations));  // the only result that travels
}
