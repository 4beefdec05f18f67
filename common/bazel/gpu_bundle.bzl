# Copyright 2026 The CUDA Kernel Workbook Authors
# SPDX-License-Identifier: Apache-2.0

"""gpu_bundle: graders and submissions in one archive, for a machine with a GPU and its driver, and no Bazel."""

load(":cuda_actions.bzl", "CUDA_ATTRS", "uses_nvcc")
load(":graded_test.bzl", "GradedSuiteInfo")

def _without_extension(path):
    return path[:path.rindex(".")]

def _exercise_of(graded):
    """The module and the name of the exercise that a grader or benchmark is made for."""
    label = graded.grader.label
    return label.package.split("/")[-1], label.name[:label.name.rindex("_")]

def _gpu_bundle_impl(ctx):
    if not uses_nvcc(ctx):
        fail("a GPU bundle is for GPUs: build %s with --config=cuda" % ctx.label)
    files = {}  # place in the bundle: file
    answers = []
    for suite in ctx.attr.suites:
        for graded in suite[GradedSuiteInfo].tests + suite[GradedSuiteInfo].benchmarks:
            module, exercise = _exercise_of(graded)
            program = graded.grader[DefaultInfo].files_to_run.executable
            files["graders/%s/%s" % (module, program.basename)] = program
        for graded in suite[GradedSuiteInfo].tests:
            module, exercise = _exercise_of(graded)
            source = graded.runner.source.short_path
            files[source] = graded.runner.source
            files[_without_extension(source) + ".runner"] = graded.runner.runner
            files[_without_extension(source) + ".diagnostics"] = graded.runner.diagnostics
            answers.append([module, exercise, source, "expect" if graded.expect_losses else "full"])
    for program in ctx.attr.programs:
        executable = program[DefaultInfo].files_to_run.executable
        files["bin/" + executable.basename] = executable
    files["run.sh"] = ctx.file.run

    answers_list = ctx.actions.declare_file(ctx.label.name + ".answers")
    ctx.actions.write(answers_list, "".join(["\t".join(answer) + "\n" for answer in answers]))
    files["answers"] = answers_list
    files_list = ctx.actions.declare_file(ctx.label.name + ".files")
    ctx.actions.write(files_list, "".join(["%s\t%s\n" % (place, file.path) for place, file in files.items()]))

    archive = ctx.actions.declare_file(ctx.label.name + ".tar.xz")
    ctx.actions.run(
        executable = ctx.executable._pack,
        arguments = [files_list.path, ctx.label.name, archive.path],
        inputs = [files_list] + files.values(),
        outputs = [archive],
        env = {"LC_ALL": "C", "PATH": "/usr/bin:/bin"},
        mnemonic = "GpuBundle",
        progress_message = "Packing " + archive.short_path,
    )
    return [DefaultInfo(files = depset([archive]))]

gpu_bundle = rule(
    implementation = _gpu_bundle_impl,
    doc = """Packs NAME.tar.xz: a folder NAME with run.sh, graders, benchmarks, runners and the shared libraries they need.

Its files are real and stripped of symbols. The machine that it is unpacked on needs a GPU, its driver, bash, xz, and a
C library no older than this machine's.""",
    attrs = dict(
        programs = attr.label_list(doc = "Programs that run.sh calls as bin/PROGRAM."),
        run = attr.label(
            mandatory = True,
            allow_single_file = [".sh"],
            doc = "The script that grades on the other machine.",
        ),
        suites = attr.label_list(
            providers = [GradedSuiteInfo],
            doc = "What is graded there.",
        ),
        _pack = attr.label(
            default = "//common/bazel:pack_bundle.sh",
            allow_single_file = True,
            cfg = "exec",
            executable = True,
        ),
        **CUDA_ATTRS
    ),
    fragments = ["cpp"],
)
