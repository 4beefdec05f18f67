// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Tiny, AroundBlock, Large, Accurate, Saturated, Clean, InputsIn, ResultOut, Speedup
// Copies the weights.

#include <algorithm>

#include "modules/01_intro_ufuncs/hidden_layer/hidden_layer.h"

using workbook::HostSpan;

absl::Status HiddenLayer(HostSpan<const float> greyscales, HostSpan<const float> weights,
                         HostSpan<float> activations) {
  (void)greyscales;
  std::copy(weights.begin(), weights.end(), activations.begin());
  return absl::OkStatus();
}
