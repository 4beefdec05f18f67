# Copyright 2026 The CUDA Kernel Workbook Authors
# SPDX-License-Identifier: Apache-2.0

"""exercise, solution and submissions: what the BUILD files of modules/, solutions/ and tests/submissions/ say."""

load("@rules_cc//cc:cc_binary.bzl", "cc_binary")
load("@rules_cc//cc:cc_library.bzl", "cc_library")
load(":graded_test.bzl", "graded_benchmark", "graded_test")
load(":runner.bzl", "cuda_runner")
load(":write_source.bzl", "write_source")

# Who may use the parts of an exercise: the model answers and the wrong ones.
_SUBMITTERS = [
    "//solutions:__subpackages__",
    "//tests:__subpackages__",
]

# References and graders work on millions of values, whatever the compilation mode.
_COPTS = ["-O2"]

# What a student's file won it must win again: its inputs are drawn afresh in each run. Answers with a known grade are
# tests of the grader, and kept like any other test's result.
_TAGS = ["external"]

# Answers that must lose points. A build with --config=cuda may leave them out: what they show is shown by their grades.
_WRONG_ANSWER = ["wrong_answer"]

# Beside the forward one, under which NAME_test runs.
_SCHEDULES = ["reverse", "random", "random", "random"]

def exercise(name, entry, deps = [], submission_deps = [], size = "medium", **kwargs):
    """An exercise, from files that are named by convention.

    NAME/NAME.h declares the function, NAME/NAME.cu is what the student edits, NAME/NAME_reference.{h,cc} computes the
    right answer, NAME/NAME_test.cc is the rubric and NAME/NAME_benchmark.cc the benchmark. Made of them are

      NAME_test       grades the student's file
      NAME_benchmark  measures the student's file, for `bazel run`
      NAME_header     the header, as a library
      NAME_reference  the reference, as a library
      NAME_submission what a submission may include, as a library
      NAME_entry, NAME_grader, NAME_bench   what solution() and submissions() need of it

    Args:
      name: the exercise's name, that of its folder and its files.
      entry: the function that the header declares and the submission defines.
      deps: what the header includes besides //common/cuda.
      submission_deps: what a submission may include besides the header, such as "//common/ufunc:cuda".
      size: the test's size, as for any test.
      **kwargs: passed to the test.
    """
    prefix = "%s/%s" % (name, name)
    cc_library(
        name = name + "_header",
        hdrs = [prefix + ".h"],
        visibility = _SUBMITTERS,
        deps = ["//common/cuda"] + deps,
    )
    cc_library(
        name = name + "_submission",
        visibility = _SUBMITTERS,
        deps = [":" + name + "_header"] + submission_deps,
    )
    cc_library(
        name = name + "_reference",
        srcs = [prefix + "_reference.cc"],
        hdrs = [prefix + "_reference.h"],
        copts = _COPTS,
        visibility = _SUBMITTERS,
        deps = [
            ":" + name + "_header",
            "//common/grade",
            "//common/third_party:eigen",
        ],
    )
    write_source(
        name = name + "_entry_source",
        out = prefix + "_entry.cc",
        content = """\
#include "common/grade/runner/entry.h"
#include "{package}/{prefix}.h"

GRADE_ENTRY({entry})
""".format(
            entry = entry,
            package = native.package_name(),
            prefix = prefix,
        ),
    )
    cc_library(
        name = name + "_entry",
        srcs = [prefix + "_entry.cc"],
        alwayslink = True,
        copts = _COPTS,
        visibility = _SUBMITTERS,
        deps = [
            ":" + name + "_submission",
            "//common/grade/runner",
        ],
    )
    for program, source, main in [
        ("_grader", "_test.cc", "//common/grade:grade_main"),
        ("_bench", "_benchmark.cc", "//common/grade:benchmark_main"),
    ]:
        cc_binary(
            name = name + program,
            testonly = True,
            srcs = [prefix + source],
            copts = _COPTS,
            visibility = _SUBMITTERS,
            deps = [
                ":" + name + "_header",
                ":" + name + "_reference",
                "//common/grade",
                main,
            ],
        )
    _submission(
        name = name,
        exercise = "//%s:%s" % (native.package_name(), name),
        src = prefix + ".cu",
        size = size,
        tags = _TAGS,
        **kwargs
    )

def solution(name, module = None, size = "medium", **kwargs):
    """The model answer NAME.cu of the exercise NAME, and the proof that the exercise can be begun and won. Made of it are

      NAME_test            grades the model answer
      NAME_benchmark       measures it, for `bazel run`
      NAME_schedules_test  grades it under other orders of threads and blocks: full points under each
      NAME_starter_test    grades the exercise's starter: as not started

    Args:
      name: the exercise's name.
      module: the exercise's package below modules/; by default the one named as this package is below solutions/.
      size: the test's size, as for any test.
      **kwargs: passed to the test.
    """
    package = module or native.package_name().split("/")[-1]
    exercise = "//modules/%s:%s" % (package, name)
    _submission(
        name = name,
        exercise = exercise,
        src = name + ".cu",
        size = size,
        **kwargs
    )
    on_the_simulator = select({
        "//common/bazel:is_cuda": ["@platforms//:incompatible"],
        "//conditions:default": [],
    })
    graded_test(
        name = name + "_schedules_test",
        size = size,
        grader = exercise + "_grader",
        runner = ":" + name + "_runner",
        schedules = _SCHEDULES,
        target_compatible_with = on_the_simulator,
    )
    graded_test(
        name = name + "_starter_test",
        size = size,
        expect_starter = True,
        grader = exercise + "_grader",
        runner = exercise + "_runner",
        target_compatible_with = on_the_simulator,
    )

def submissions(name, exercise, srcs, more = [], size = "medium", **kwargs):
    """Answers with a known grade: each file says in a comment `// loses: LineA, LineB` (or `nothing`) what it must lose.

    FILE.cu is graded by the test NAME_FILE_test. Files of right answers are called right_*.cu.

    Args:
      name: what the tests' names begin with, and a test_suite of them all, those of `more` included.
      exercise: the exercise, such as "//modules/01_intro_ufuncs:hypot".
      srcs: the answers.
      more: answers that are tested only by the test_suite: a wildcard such as //tests/... leaves them out.
      size: the tests' size, as for any test.
      **kwargs: passed to the tests.
    """
    tests = []
    for src in srcs + more:
        file = src.split("/")[-1][:-len(".cu")]
        answer = name + "_" + file
        tags = ([] if file.startswith("right_") else _WRONG_ANSWER) + (["manual"] if src in more else [])
        cuda_runner(
            name = answer + "_runner",
            testonly = True,
            src = src,
            entry = exercise + "_entry",
            tags = tags,
            deps = [exercise + "_submission"],
        )
        graded_test(
            name = answer + "_test",
            size = size,
            expect_losses = True,
            grader = exercise + "_grader",
            runner = ":" + answer + "_runner",
            tags = tags,
            **kwargs
        )
        tests.append(":" + answer + "_test")
    native.test_suite(
        name = name,
        tags = ["manual"],
        tests = tests,
    )

def _submission(name, exercise, src, size, **kwargs):
    cuda_runner(
        name = name + "_runner",
        testonly = True,
        src = src,
        entry = exercise + "_entry",
        visibility = _SUBMITTERS,
        deps = [exercise + "_submission"],
    )
    graded_test(
        name = name + "_test",
        size = size,
        grader = exercise + "_grader",
        runner = ":" + name + "_runner",
        **kwargs
    )
    graded_benchmark(
        name = name + "_benchmark",
        testonly = True,
        grader = exercise + "_bench",
        runner = ":" + name + "_runner",
        tags = ["benchmark"],
    )
