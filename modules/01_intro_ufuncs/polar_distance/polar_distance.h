// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: polar_distance.h
//
// The signature that modules/01_intro_ufuncs/polar_distance/polar_distance.cu implements.

#ifndef MODULES_01_INTRO_UFUNCS_POLAR_DISTANCE_POLAR_DISTANCE_H_
#define MODULES_01_INTRO_UFUNCS_POLAR_DISTANCE_POLAR_DISTANCE_H_

#include "absl/status/status.h"
#include "common/cuda/device_span.h"

// PolarDistance()
//
// Writes to out[i] the distance of two points of the plane that are given in polar coordinates: the
// first is rho1[i] away from the origin in the direction theta1[i], the second rho2[i] in the
// direction theta2[i]. The angles are in radians.
//
// All arrays have the same size n and do not overlap; n may be 0. They lie in device memory. Every
// rho is 0 or between 2^-40 and 2^40; every theta is finite and between -1000 and 1000.
//
// The result differs from the true distance by at most 2^-20 * (rho1[i] + rho2[i]). In particular
// it is a number, also where both points are the same.
//
// Nothing but out is written. The work may still be running when PolarDistance() returns. Returns
// an error if the work could not be started.
absl::Status PolarDistance(workbook::DeviceSpan<const float> rho1,
                           workbook::DeviceSpan<const float> theta1,
                           workbook::DeviceSpan<const float> rho2,
                           workbook::DeviceSpan<const float> theta2,
                           workbook::DeviceSpan<float> out);

#endif  // MODULES_01_INTRO_UFUNCS_POLAR_DISTANCE_POLAR_DISTANCE_H_
