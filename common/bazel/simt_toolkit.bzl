# Copyright 2026 The CUDA Kernel Workbook Authors
# SPDX-License-Identifier: Apache-2.0

"""simt_toolkit: what it takes to compile a lone .cu file for the simulator outside of Bazel."""

load("@rules_cc//cc/common:cc_info.bzl", "CcInfo")
load(":cuda_actions.bzl", "link_inputs")
load(":simt_flags.bzl", "SIMT_CHECK_FLAGS", "SIMT_COMPILE_FLAGS", "SIMT_LINKOPTS")

def _runfiles_path(ctx, short_path):
    return short_path[len("../"):] if short_path.startswith("../") else ctx.workspace_name + "/" + short_path

def _simt_toolkit_impl(ctx):
    compilation_context = ctx.attr.simulator[CcInfo].compilation_context
    linking_context = ctx.attr.simulator[CcInfo].linking_context
    archives = link_inputs(linking_context)
    user_link_flags = []
    for linker_input in linking_context.linker_inputs.to_list():
        user_link_flags += linker_input.user_link_flags
    folders = [
        folder
        for folder in compilation_context.includes.to_list() + compilation_context.system_includes.to_list()
        if not folder.startswith(ctx.bin_dir.path)
    ]
    manifest = ctx.actions.declare_file(ctx.label.name + ".json")
    ctx.actions.write(manifest, struct(
        check_flags = SIMT_CHECK_FLAGS,
        compile_flags = SIMT_COMPILE_FLAGS,
        compiler = "g++",
        include_dirs = [ctx.workspace_name] + [
            folder if folder.startswith("/") else ctx.workspace_name + "/" + folder
            for folder in folders
        ],
        libraries = [_runfiles_path(ctx, file.short_path) for file in archives],
        link_flags = SIMT_LINKOPTS,
        lower = _runfiles_path(ctx, ctx.executable.lower.short_path),
        system_libraries = user_link_flags,
    ).to_json())
    return [DefaultInfo(
        files = depset([manifest]),
        runfiles = ctx.runfiles(
            files = [manifest, ctx.executable.lower] + archives,
            transitive_files = compilation_context.headers,
        ),
    )]

simt_toolkit = rule(
    implementation = _simt_toolkit_impl,
    doc = """Runfiles with the lowering tool, the simulator's headers and archives, and NAME.json, which says how to use them.

The manifest's keys: compiler, compile_flags, check_flags (left out to run without checks), include_dirs, lower,
libraries (in link order), link_flags (before the objects) and system_libraries (after the libraries). Paths are below
the runfiles folder, or absolute.""",
    attrs = {
        "lower": attr.label(
            default = "//common/simt/lower",
            cfg = "target",
            executable = True,
        ),
        "simulator": attr.label(
            default = "//common/simt",
            providers = [CcInfo],
        ),
    },
)
