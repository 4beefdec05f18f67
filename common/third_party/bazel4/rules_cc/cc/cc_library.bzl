# Copyright 2026 The CUDA Kernel Workbook Authors
# SPDX-License-Identifier: Apache-2.0

"""cc_library by the path of newer rules_cc."""

load("@rules_cc//cc:defs.bzl", _cc_library = "cc_library")

cc_library = _cc_library
