// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Clean, InputsIn, ResultOut, Speedup
// A loop on the host.

#include <cmath>
#include <cstddef>

#include "modules/01_intro_ufuncs/hidden_layer/hidden_layer.h"

using workbook::HostSpan;

absl::Status HiddenLayer(HostSpan<const float> greyscales, HostSpan<const float> weights,
                         HostSpan<float> activations) {
  for (std::size_t i = 0; i < activations.size(); ++i) {
    activations[i] = std::tanh(greyscales[i] / 255.0f * weights[i]);
  }
  return absl::OkStatus();
}
