// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: polar_distance_reference.h
//
// What PolarDistance() must compute, on the host.

#ifndef MODULES_01_INTRO_UFUNCS_POLAR_DISTANCE_POLAR_DISTANCE_REFERENCE_H_
#define MODULES_01_INTRO_UFUNCS_POLAR_DISTANCE_POLAR_DISTANCE_REFERENCE_H_

#include <vector>

// The points of the plane, in polar coordinates, that PolarDistance() compares pair by pair.
struct PolarPairs {
  std::vector<float> rho1, theta1, rho2, theta2;
};

// The distances, computed in double.
std::vector<double> PolarDistanceReference(const PolarPairs& pairs);

#endif  // MODULES_01_INTRO_UFUNCS_POLAR_DISTANCE_POLAR_DISTANCE_REFERENCE_H_
