# Copyright 2026 The CUDA Kernel Workbook Authors
# SPDX-License-Identifier: Apache-2.0

"""Bazel 4's built-in C++ symbols under other names: a file cannot export a builtin under the builtin's own name."""

builtin_cc_common = cc_common  # buildifier: disable=native-cc-common
builtin_cc_info = CcInfo  # buildifier: disable=native-cc-info
