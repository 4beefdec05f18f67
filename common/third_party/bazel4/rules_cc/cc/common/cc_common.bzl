# Copyright 2026 The CUDA Kernel Workbook Authors
# SPDX-License-Identifier: Apache-2.0

"""cc_common by the path of newer rules_cc."""

load("@rules_cc//cc/private:builtins.bzl", "builtin_cc_common")

cc_common = builtin_cc_common
