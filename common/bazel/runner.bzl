# Copyright 2026 The CUDA Kernel Workbook Authors
# SPDX-License-Identifier: Apache-2.0

"""The rule that makes a runner: a submission as a program of its own."""

load("@cuda//:toolkit.bzl", "CUDA_HOME")
load("@rules_cc//cc:find_cc_toolchain.bzl", "use_cc_toolchain")
load("@rules_cc//cc/common:cc_info.bzl", "CcInfo")
load(
    ":cuda_actions.bzl",
    "CUDA_ATTRS",
    "action_environment",
    "compile_command",
    "link_command",
    "link_inputs",
    "merged_cc_info",
    "toolchain_inputs",
    "uses_nvcc",
)

RunnerInfo = provider(
    doc = "A submission that was built, or the reason why it could not be.",
    fields = {
        "diagnostics": "File: the compiler's messages if the submission could not be built, else where float and double meet",
        "runner": "File: the program; empty if the submission could not be built",
        "source": "File: the submission",
    },
)

def _cuda_runner_impl(ctx):
    source = ctx.file.src
    runner = ctx.actions.declare_file(ctx.label.name)
    diagnostics = ctx.actions.declare_file(ctx.label.name + ".diagnostics")
    headers_list = ctx.actions.declare_file(ctx.label.name + ".headers")

    # The submission sees the exercise's headers, not what the entry point is made of.
    visible = merged_cc_info(ctx, ctx.attr.deps).compilation_context
    linking_context = merged_cc_info(ctx, [ctx.attr.entry]).linking_context
    ctx.actions.write(headers_list, "".join([file.path + "\n" for file in visible.headers.to_list()]))

    before, after = link_command(ctx, linking_context)
    arguments = [
        "--source=" + source.path,
        "--runner=" + runner.path,
        "--diagnostics=" + diagnostics.path,
        "--headers=" + headers_list.path,
    ]
    tools = []
    if uses_nvcc(ctx):
        arguments.append("--toolkit=" + CUDA_HOME)
    else:
        arguments.append("--lower=" + ctx.executable._lower.path)
        tools.append(ctx.attr._lower[DefaultInfo].files_to_run)
    copts = [] if uses_nvcc(ctx) else [
        "-fdiagnostics-color=never",
        "-Wdouble-promotion",
        "-Wfloat-conversion",
    ]
    arguments += ["--compile"] + compile_command(ctx, visible, source, copts)
    arguments += ["--link-before"] + before + ["--link-after"] + after
    ctx.actions.run(
        executable = ctx.executable._build_runner,
        arguments = arguments,
        inputs = depset(
            [source, headers_list] + link_inputs(linking_context),
            transitive = [visible.headers, toolchain_inputs(ctx)],
        ),
        tools = tools,
        outputs = [runner, diagnostics],
        env = action_environment(ctx),
        mnemonic = "CudaRunner",
        progress_message = "Building the runner of " + source.short_path,
    )
    return [
        DefaultInfo(
            files = depset([runner, diagnostics]),
            runfiles = ctx.runfiles(files = [runner, diagnostics, source]),
        ),
        RunnerInfo(
            diagnostics = diagnostics,
            runner = runner,
            source = source,
        ),
    ]

cuda_runner = rule(
    implementation = _cuda_runner_impl,
    doc = """Builds a submission into a program that runs the exercise's function for the grader.

It is built even if the submission is wrong: what the compiler says is then in NAME.diagnostics and the program is empty.
Of a submission that is built the file says where it converts float to double, or double to float, without a cast; it is
empty if it does so nowhere, and with --config=cuda.
The action reads the submission, the headers of `deps` and the system's, and nothing else.""",
    attrs = dict(
        deps = attr.label_list(
            providers = [CcInfo],
            doc = "What the submission may include.",
        ),
        entry = attr.label(
            mandatory = True,
            providers = [CcInfo],
            doc = "The runner's main and the call of the exercise's function.",
        ),
        src = attr.label(
            mandatory = True,
            allow_single_file = [".cu"],
            doc = "The submission.",
        ),
        _build_runner = attr.label(
            default = "//common/bazel:build_runner.sh",
            allow_single_file = True,
            cfg = "exec",
            executable = True,
        ),
        **CUDA_ATTRS
    ),
    fragments = ["cpp"],
    provides = [RunnerInfo],
    toolchains = use_cc_toolchain(),
)
