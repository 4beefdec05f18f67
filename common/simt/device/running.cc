// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/device/running.h"

namespace simt {

AccessLog access_log;
RunningState running;

}  // namespace simt
