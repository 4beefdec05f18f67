# Copyright 2026 The CUDA Kernel Workbook Authors
# SPDX-License-Identifier: Apache-2.0

"""graded_test: the grader of an exercise, run against one submission; graded_suite: some of them together."""

load("@bazel_skylib//rules:common_settings.bzl", "BuildSettingInfo")
load(":runner.bzl", "RunnerInfo")

GradedInfo = provider(
    doc = "What a graded_test or graded_benchmark runs.",
    fields = {
        "expect_losses": "bool: whether the submission names the lines that it must lose",
        "grader": "Target: the program made from NAME_test.cc or NAME_benchmark.cc",
        "runner": "RunnerInfo: the submission",
    },
)

GradedSuiteInfo = provider(
    doc = "Submissions that are graded.",
    fields = {
        "benchmarks": "list of GradedInfo, in the order of the BUILD file",
        "tests": "list of GradedInfo, in the order of the BUILD file",
    },
)

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
    return [
        DefaultInfo(
            executable = script,
            runfiles = runfiles.merge(ctx.attr.grader[DefaultInfo].default_runfiles),
        ),
        GradedInfo(
            expect_losses = ctx.attr.expect_losses,
            grader = ctx.attr.grader,
            runner = runner,
        ),
    ]

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

def _graded_suite_impl(ctx):
    return [GradedSuiteInfo(
        benchmarks = [benchmark[GradedInfo] for benchmark in ctx.attr.benchmarks],
        tests = [test[GradedInfo] for test in ctx.attr.tests],
    )]

_graded_suite = rule(
    implementation = _graded_suite_impl,
    doc = "The submissions of a package, for rules that put them to another use than `bazel test`.",
    attrs = {
        "benchmarks": attr.label_list(providers = [GradedInfo]),
        "tests": attr.label_list(providers = [GradedInfo]),
    },
)

def graded_suite(name, **kwargs):
    """What the package's exercises, solutions or submissions above this call grade and measure.

    Left out are what a wildcard leaves out, starters that must grade as such, and other schedules.

    Args:
      name: the target's name.
      **kwargs: such as visibility.
    """
    tests = []
    benchmarks = []
    for rule in native.existing_rules().values():
        if "manual" in rule["tags"]:
            continue
        if rule["kind"] == "graded_benchmark":
            benchmarks.append(":" + rule["name"])
        elif rule["kind"] == "graded_test" and not rule["expect_starter"] and not rule["schedules"]:
            tests.append(":" + rule["name"])
    _graded_suite(
        name = name,
        testonly = True,
        benchmarks = benchmarks,
        tests = tests,
        **kwargs
    )
