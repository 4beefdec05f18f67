// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: hidden_layer_reference.h
//
// What HiddenLayer() must compute, on the host.

#ifndef MODULES_01_INTRO_UFUNCS_HIDDEN_LAYER_HIDDEN_LAYER_REFERENCE_H_
#define MODULES_01_INTRO_UFUNCS_HIDDEN_LAYER_HIDDEN_LAYER_REFERENCE_H_

#include <vector>

// The activations, computed in double.
std::vector<double> HiddenLayerReference(const std::vector<float>& greyscales,
                                         const std::vector<float>& weights);

#endif  // MODULES_01_INTRO_UFUNCS_HIDDEN_LAYER_HIDDEN_LAYER_REFERENCE_H_
