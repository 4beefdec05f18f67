// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

// says: submissions/include_system_file.cu: includes a file that is neither a system header
#include "/etc/passwd"

int Answer() { return 42; }
