// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

// says: submissions/include_device.cu: compiling needs more than 4 GiB of memory
#include "/dev/zero"
