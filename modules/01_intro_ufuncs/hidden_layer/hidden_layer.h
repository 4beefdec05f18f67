// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: hidden_layer.h
//
// The signature that modules/01_intro_ufuncs/hidden_layer/hidden_layer.cu implements.

#ifndef MODULES_01_INTRO_UFUNCS_HIDDEN_LAYER_HIDDEN_LAYER_H_
#define MODULES_01_INTRO_UFUNCS_HIDDEN_LAYER_HIDDEN_LAYER_H_

#include "absl/status/status.h"
#include "common/cuda/host_span.h"

// HiddenLayer()
//
// One layer of a small neural network, element by element:
//
//   normalised     = greyscales[i] / 255
//   weighed        = normalised * weights[i]
//   activations[i] = tanh(weighed)
//
// greyscales, weights and activations have the same size n and do not overlap; n may be 0. All
// three lie in the host's memory. Greyscales are between 0 and 255; weights are finite, and
// otherwise of any size: then an activation is 1 or -1.
//
// An activation differs from the true value by at most 2^-20.
//
// While it works, greyscales and weights are copied to the device once each, activations are copied
// to the host once, and nothing else travels between the two. (Numbers that go along with a launch
// do not count.)
//
// Nothing but activations is written, and they are complete when HiddenLayer() returns. Returns an
// error if the work could not be done.
absl::Status HiddenLayer(workbook::HostSpan<const float> greyscales,
                         workbook::HostSpan<const float> weights,
                         workbook::HostSpan<float> activations);

#endif  // MODULES_01_INTRO_UFUNCS_HIDDEN_LAYER_HIDDEN_LAYER_H_
