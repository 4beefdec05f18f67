// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: gaussian_pdf.h
//
// The signature that modules/01_intro_ufuncs/gaussian_pdf/gaussian_pdf.cu implements.

#ifndef MODULES_01_INTRO_UFUNCS_GAUSSIAN_PDF_GAUSSIAN_PDF_H_
#define MODULES_01_INTRO_UFUNCS_GAUSSIAN_PDF_GAUSSIAN_PDF_H_

#include "absl/status/status.h"
#include "common/cuda/device_span.h"

// GaussianPdf()
//
// Writes the density of the normal distribution with this mean and standard deviation: for every i
//
//   out[i] = exp(-z^2 / 2) / (sigma * sqrt(2 pi))   with   z = (x[i] - mean) / sigma
//
// x and out have the same size n, which may be 0, lie in device memory and do not overlap. x and
// mean are finite, sigma lies between 1e-3 and 1e3.
//
// The arithmetic is that of float: no float becomes a double on the way. In units of u = 2^-24 the
// result may differ from the true value by 4 u of it where x[i] is the mean, by 16 u where |z| <=
// 1, and by (16 + 4 z^2) u up to |z| = 13, and always by 2^-149, the smallest positive float.
// Further out it is at most 1e-32.
//
// Returns the error of the ufunc call, or OkStatus(). Nothing but out is written. The work may
// still be running when GaussianPdf() returns.
absl::Status GaussianPdf(workbook::DeviceSpan<const float> x, float mean, float sigma,
                         workbook::DeviceSpan<float> out);

#endif  // MODULES_01_INTRO_UFUNCS_GAUSSIAN_PDF_GAUSSIAN_PDF_H_
