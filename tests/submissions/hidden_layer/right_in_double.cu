// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: nothing
// One ufunc, in double, from arrays that were taken to the device beforehand.

#include "common/ufunc/cuda.h"
#include "modules/01_intro_ufuncs/hidden_layer/hidden_layer.h"

using workbook::HostSpan;

struct Layer {
  __device__ float operator()(float greyscale, float weight) const {
    return static_cast<float>(tanh(static_cast<double>(greyscale) / 255.0 * weight));
  }
};
const ufunc::Vectorize<ufunc::Cuda, Layer, float(float, float)> layer;

absl::Status HiddenLayer(HostSpan<const float> greyscales, HostSpan<const float> weights,
                         HostSpan<float> activations) {
  return layer(ufunc::ToDevice(ufunc::Array(greyscales)), ufunc::ToDevice(ufunc::Array(weights)),
               ufunc::Out(activations));
}
