# Copyright 2026 The CUDA Kernel Workbook Authors
# SPDX-License-Identifier: Apache-2.0

"""simulated_program_test: a CUDA program whose source says what the simulator must find in it."""

load("//common/bazel:cuda.bzl", "cuda_binary")

_SCRIPT = """#!/bin/sh
exec ./{checker} --program='{program}' --source='{source}' "$@"
"""

def _checked_program_test_impl(ctx):
    script = ctx.actions.declare_file(ctx.label.name)
    ctx.actions.write(
        script,
        _SCRIPT.format(
            checker = ctx.executable._checker.short_path,
            program = ctx.executable.program.short_path,
            source = ctx.file.source.short_path,
        ),
        is_executable = True,
    )
    runfiles = ctx.runfiles(files = [ctx.executable._checker, ctx.executable.program, ctx.file.source])
    return [DefaultInfo(executable = script, runfiles = runfiles)]

_checked_program_test = rule(
    implementation = _checked_program_test_impl,
    attrs = {
        "program": attr.label(
            mandatory = True,
            cfg = "target",
            executable = True,
        ),
        "source": attr.label(
            mandatory = True,
            allow_single_file = [".cu"],
        ),
        "_checker": attr.label(
            default = "//tests/simt:program_test",
            cfg = "target",
            executable = True,
        ),
    },
    test = True,
)

def simulated_program_test(name, source, is_cuda = True, **kwargs):
    """Runs the program `source` under several schedules; program_test.cc says what it is compared with.

    Args:
      name: the test's name.
      source: a .cu file that is a whole program.
      is_cuda: whether nvcc compiles it, too; with --config=cuda it is built, not run.
      **kwargs: attributes that all tests have.
    """
    compatible_with = [] if is_cuda else select({
        "//common/bazel:is_cuda": ["@platforms//:incompatible"],
        "//conditions:default": [],
    })
    cuda_binary(
        name = name + "_program",
        testonly = True,
        srcs = [source],
        tags = ["manual"],
        target_compatible_with = compatible_with,
    )
    _checked_program_test(
        name = name,
        program = ":" + name + "_program",
        source = source,
        target_compatible_with = compatible_with,
        **kwargs
    )
