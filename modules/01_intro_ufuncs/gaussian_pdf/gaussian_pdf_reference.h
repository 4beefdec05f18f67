// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: gaussian_pdf_reference.h
//
// What GaussianPdf() must compute, on the host.

#ifndef MODULES_01_INTRO_UFUNCS_GAUSSIAN_PDF_GAUSSIAN_PDF_REFERENCE_H_
#define MODULES_01_INTRO_UFUNCS_GAUSSIAN_PDF_GAUSSIAN_PDF_REFERENCE_H_

#include <vector>

// The density at each x, computed in double and left in it.
std::vector<double> GaussianPdfReference(const std::vector<float>& x, float mean, float sigma);

#endif  // MODULES_01_INTRO_UFUNCS_GAUSSIAN_PDF_GAUSSIAN_PDF_REFERENCE_H_
