// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Tiny, AroundBlock, Large, Accurate, Saturated, Clean, InputsIn, ResultOut, Speedup
// Every activation is 0.

#include <algorithm>

#include "modules/01_intro_ufuncs/hidden_layer/hidden_layer.h"

using workbook::HostSpan;

absl::Status HiddenLayer(HostSpan<const float> greyscales, HostSpan<const float> weights,
                         HostSpan<float> activations) {
  (void)greyscales;
  (void)weights;
  std::fill(activations.begin(), activations.end(), 0.0f);
  return absl::OkStatus();
}
