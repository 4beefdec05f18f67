# Copyright 2026 The CUDA Kernel Workbook Authors
# SPDX-License-Identifier: Apache-2.0

"""graded_test: the grader of an exercise, run against one submission."""

load("@bazel_skylib//rules:common_settings.bzl", "BuildSettingInfo")
load(":runner.bzl", "RunnerInfo")

# A grader makes and compares millions of values: with huge pages one was seen to take 2.8 s of CPU instead of 3.4.
_SCRIPT = """#!/bin/sh
export GLIBC_TUNABLES=glibc.malloc.hugetlb=1
{lock}exec {program} {arguments} "$@"
"""

_SCHEDULES_SCRIPT = """#!/bin/sh
export GLIBC_TUNABLES=glibc.malloc.hugetlb=1
{lock}for schedule in {schedules}; do
  {program} {arguments} --schedules="$schedule" "$@" || exit 1
done
"""

# Submissions that are timed have the GPU alone; the lock is seen across sandboxes.
_GPU_LOCK = "export GRADE_GPU_LOCK=/dev/shm/workbook_gpu.lock\n"

def _graded_impl(ctx):
    runner = ctx.attr.runner[RunnerInfo]
    program = ctx.executable.grader
    arguments = [
        "--runner=" + runner.runner.short_path,
        "--diagnostics=" + runner.diagnostics.short_path,
        "--source=" + runner.source.short_path,
    ]
    if ctx.attr.expect_losses:
        arguments.append("--expect=" + runner.source.short_path)
    if ctx.attr.expect_starter:
        arguments.append("--starter=yes")
    script = ctx.actions.declare_file(ctx.label.name)
    ctx.actions.write(
        script,
        (_SCHEDULES_SCRIPT if ctx.attr.schedules else _SCRIPT).format(
            arguments = " ".join(["'%s'" % argument for argument in arguments]),
            lock = _GPU_LOCK if ctx.attr._cuda[BuildSettingInfo].value else "",
            program = "./" + program.short_path,
            schedules = " ".join(ctx.attr.schedules),
        ),
        is_executable = True,
    )
    runfiles = ctx.runfiles(files = [program, runner.runner, runner.diagnostics, runner.source])
    return [DefaultInfo(
        executable = script,
        runfiles = runfiles.merge(ctx.attr.grader[DefaultInfo].default_runfiles),
    )]

_ATTRS = {
    "expect_losses": attr.bool(
        doc = "Whether the submission names, in a comment `// loses: LineA, LineB`, the rubric lines that it must lose.",
    ),
    "expect_starter": attr.bool(
        doc = "Whether the submission must be an untouched starter: graded as not started.",
    ),
    "grader": attr.label(
        mandatory = True,
        cfg = "target",
        executable = True,
        doc = "The program made from NAME_test.cc or NAME_benchmark.cc; built once for all submissions.",
    ),
    "runner": attr.label(
        mandatory = True,
        providers = [RunnerInfo],
        doc = "The submission.",
    ),
    "schedules": attr.string_list(
        doc = "Orders of threads and blocks; the whole grading is repeated under each, in place of the usual ones.",
    ),
    "_cuda": attr.label(default = "//common/bazel:cuda"),
}

graded_test = rule(
    implementation = _graded_impl,
    doc = "Runs `grader --runner=PROGRAM --diagnostics=FILE --source=FILE.cu`; its exit status is the test's.",
    attrs = _ATTRS,
    test = True,
)

graded_benchmark = rule(
    implementation = _graded_impl,
    doc = "The same as a program for `bazel run`, for the benchmark of a submission.",
    attrs = _ATTRS,
    executable = True,
)
