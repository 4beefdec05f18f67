# Copyright 2026 The CUDA Kernel Workbook Authors
# SPDX-License-Identifier: Apache-2.0

"""A library that the system provides: found in its default folders, linked by flags."""

load("@rules_cc//cc/common:cc_common.bzl", "cc_common")
load("@rules_cc//cc/common:cc_info.bzl", "CcInfo")

def _system_library_impl(ctx):
    flags = ["-l:lib%s.a" % archive for archive in ctx.attr.archives]
    if len(flags) > 1:
        flags = ["-Wl,--start-group"] + flags + ["-Wl,--end-group"]
    flags = flags + ctx.attr.linkopts
    compilation_context = cc_common.create_compilation_context(
        system_includes = depset(ctx.attr.system_includes),
    )
    linker_input = cc_common.create_linker_input(
        owner = ctx.label,
        user_link_flags = depset(flags),
    )
    return [CcInfo(
        compilation_context = compilation_context,
        linking_context = cc_common.create_linking_context(
            linker_inputs = depset([linker_input]),
        ),
    )]

system_library = rule(
    implementation = _system_library_impl,
    doc = "What a cc_library may depend on to use a library of the system.",
    attrs = {
        "archives": attr.string_list(
            doc = "Static archives to link, without lib and .a; they may need each other in any order.",
        ),
        "linkopts": attr.string_list(
            doc = "Further linker flags, after the archives.",
        ),
        "system_includes": attr.string_list(
            doc = "Header folders below the compiler's own ones.",
        ),
    },
    provides = [CcInfo],
)
