# Copyright 2026 The CUDA Kernel Workbook Authors
# SPDX-License-Identifier: Apache-2.0

"""The C++ toolchain, for rules written in Starlark."""

load("@rules_cc//cc/common:cc_common.bzl", "cc_common")

CC_TOOLCHAIN_ATTRS = {
    "_cc_toolchain": attr.label(default = Label("@bazel_tools//tools/cpp:current_cc_toolchain")),
}

def use_cc_toolchain():
    """Returns what a rule lists as its toolchains."""
    return ["@bazel_tools//tools/cpp:toolchain_type"]

def find_cc_toolchain(ctx):
    """Returns the CcToolchainInfo for a rule that has CC_TOOLCHAIN_ATTRS and use_cc_toolchain()."""
    return ctx.attr._cc_toolchain[cc_common.CcToolchainInfo]
