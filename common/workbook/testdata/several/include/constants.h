// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A header of plain C++.

#pragma once

constexpr int kThreads = 128;
