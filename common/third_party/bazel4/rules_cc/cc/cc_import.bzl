# Copyright 2026 The CUDA Kernel Workbook Authors
# SPDX-License-Identifier: Apache-2.0

"""cc_import by the path of newer rules_cc."""

load("@rules_cc//cc:defs.bzl", _cc_import = "cc_import")

cc_import = _cc_import
