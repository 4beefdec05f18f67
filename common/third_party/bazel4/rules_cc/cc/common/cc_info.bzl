# Copyright 2026 The CUDA Kernel Workbook Authors
# SPDX-License-Identifier: Apache-2.0

"""CcInfo by the path of newer rules_cc."""

load("@rules_cc//cc/private:builtins.bzl", "builtin_cc_info")

CcInfo = builtin_cc_info
