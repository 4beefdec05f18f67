# Copyright 2026 The CUDA Kernel Workbook Authors
# SPDX-License-Identifier: Apache-2.0

"""How CUDA C++ is compiled and linked: the command lines that the rules of this folder share.

On the simulator (the default) a .cu file is lowered to C++ and compiled by g++ with a hook at each memory access; with
--config=cuda it is compiled by nvcc.
"""

load("@bazel_skylib//rules:common_settings.bzl", "BuildSettingInfo")
load("@cuda//:toolkit.bzl", "CUDA_HOME", "CUDA_VERSION")
load("@rules_cc//cc:find_cc_toolchain.bzl", "CC_TOOLCHAIN_ATTRS", "find_cc_toolchain")
load("@rules_cc//cc/common:cc_common.bzl", "cc_common")
load("@rules_cc//cc/common:cc_info.bzl", "CcInfo")
load(":simt_flags.bzl", "SIMT_CHECK_FLAGS", "SIMT_COMPILE_FLAGS", "SIMT_LINKOPTS")

# What a rule that calls the functions below has among its attributes.
CUDA_ATTRS = dict(
    _architectures = attr.label(default = "//common/bazel:cuda_architectures"),
    _cuda = attr.label(default = "//common/bazel:cuda"),
    _lower = attr.label(
        default = "//common/simt/lower",
        cfg = "exec",
        executable = True,
    ),
    _runtime = attr.label(
        default = "//common/bazel:cuda_runtime",
        providers = [CcInfo],
    ),
    **CC_TOOLCHAIN_ATTRS
)

def uses_nvcc(ctx):
    """Says whether --config=cuda is on; fails with one sentence if there is no toolkit then.

    Args:
      ctx: the context of a rule that has CUDA_ATTRS among its attributes.

    Returns:
      True for nvcc, False for the simulator.
    """
    if not ctx.attr._cuda[BuildSettingInfo].value:
        return False
    if not CUDA_HOME:
        fail("--config=cuda needs the CUDA toolkit: there is no nvcc in $CUDA_HOME/bin, in /usr/local/cuda/bin or in " +
             "$PATH; install the toolkit, or build without --config=cuda to use the simulator")
    return True

def merged_cc_info(ctx, deps):
    """Returns the CcInfo of `deps` together with the backend's runtime."""
    return cc_common.merge_cc_infos(
        cc_infos = [dep[CcInfo] for dep in deps] + [ctx.attr._runtime[CcInfo]],
    )

def toolchain_inputs(ctx):
    """Returns the C++ toolchain's files, an input of every compile and link action."""
    return find_cc_toolchain(ctx).all_files

def action_environment(ctx):
    """The environment of compile and link actions; it also tells caches which toolkit was used.

    Args:
      ctx: the context of a rule that has CUDA_ATTRS among its attributes.

    Returns:
      A dict of variables.
    """
    environment = {
        "LC_ALL": "C",
        "PATH": "/usr/bin:/bin",
        "PWD": "/proc/self/cwd",  # not the sandbox's path in the debug information
    }
    if uses_nvcc(ctx):
        environment["CUDA_VERSION"] = CUDA_VERSION
    return environment

def preprocessor_flags(compilation_context, source):
    """The flags by which a source finds its headers, those beside it included.

    Args:
      compilation_context: that of the source's dependencies.
      source: the source as it was written, not as it was lowered.

    Returns:
      A list of flags that g++ knows.
    """
    flags = ["-iquote", source.dirname]
    for folder in [".", source.root.path] + compilation_context.quote_includes.to_list():
        if folder:
            flags += ["-iquote", folder]
    for folder in compilation_context.includes.to_list():
        flags.append("-I" + folder)
    for folder in compilation_context.system_includes.to_list():
        flags += ["-isystem", folder]
    return flags + ["-D" + define for define in compilation_context.defines.to_list()]

def compile_command(ctx, compilation_context, source, copts, checks = True):
    """The command that compiles a source, without -c, input and output.

    Args:
      ctx: the context of a rule that has CUDA_ATTRS among its attributes.
      compilation_context: that of the source's dependencies.
      source: the source as it was written; g++ is to be given what it was lowered to.
      copts: further flags.
      checks: whether the simulator checks and counts; nothing to nvcc.

    Returns:
      The compiler and its flags.
    """
    headers = preprocessor_flags(compilation_context, source)
    if not uses_nvcc(ctx):
        compiler = find_cc_toolchain(ctx).compiler_executable
        return [compiler] + SIMT_COMPILE_FLAGS + (SIMT_CHECK_FLAGS if checks else []) + headers + copts
    return [CUDA_HOME + "/bin/nvcc"] + [
        "-std=c++17",
        "-O2",
        "-lineinfo",
        "--extended-lambda",
        "-x",
        "cu",
        "--objdir-as-tempdir",  # nvcc names its temporary files by process id, which sandboxes share
        "-ccbin",
        find_cc_toolchain(ctx).compiler_executable,
    ] + _architecture_flags(ctx.attr._architectures[BuildSettingInfo].value) + _for_nvcc(headers) + copts

def _architecture_flags(architectures):
    flags = []
    architectures = [architecture.strip() for architecture in architectures.split(",")]
    for architecture in architectures:
        if not architecture.isdigit():
            fail("--//common/bazel:cuda_architectures is a list such as 75,80,90, not %r" % ",".join(architectures))
        flags.append("-gencode=arch=compute_{0},code=sm_{0}".format(architecture))
    return flags + ["-gencode=arch=compute_{0},code=compute_{0}".format(architectures[-1])]

def _for_nvcc(flags):
    """nvcc knows -I, -isystem and -D; -iquote goes to the preprocessor that it calls."""
    result = []
    for i, flag in enumerate(flags):
        if flag == "-iquote":
            result.append("-I" + flags[i + 1])
        elif i == 0 or flags[i - 1] != "-iquote":
            result.append(flag)
    return result

def compile_object(ctx, compilation_context, source, copts = [], checks = True, headers = []):
    """Compiles one source of a cuda_library or cuda_binary.

    Args:
      ctx: the context of a rule that has CUDA_ATTRS among its attributes.
      compilation_context: that of the source's dependencies.
      source: a .cu, .cc or .cpp file.
      copts: further flags.
      checks: whether the simulator checks and counts; nothing to nvcc.
      headers: headers that are not in the compilation context.

    Returns:
      The object file.
    """
    stem = "_objs/{}/{}".format(ctx.label.name, source.basename[:-len(source.extension) - 1])
    compiled = source
    if not uses_nvcc(ctx) and source.extension == "cu":
        compiled = ctx.actions.declare_file(stem + ".lowered.cc")
        ctx.actions.run(
            executable = ctx.executable._lower,
            arguments = [source.path, compiled.path],
            inputs = [source],
            outputs = [compiled],
            mnemonic = "CudaLower",
            progress_message = "Lowering " + source.short_path,
        )
    object = ctx.actions.declare_file(stem + ".o")
    command = compile_command(ctx, compilation_context, source, copts, checks)
    ctx.actions.run(
        executable = command[0],
        arguments = command[1:] + ["-c", compiled.path, "-o", object.path],
        inputs = depset([source, compiled] + headers, transitive = [
            compilation_context.headers,
            toolchain_inputs(ctx),
        ]),
        outputs = [object],
        env = action_environment(ctx),
        mnemonic = "CudaCompile",
        progress_message = "Compiling " + source.short_path,
    )
    return object

def link_inputs(linking_context):
    """The archives that a program with this linking context is linked from.

    Args:
      linking_context: that of the program's dependencies.

    Returns:
      The files in link order.
    """
    files = []
    for linker_input in linking_context.linker_inputs.to_list():
        for library in linker_input.libraries:
            file = library.static_library or library.pic_static_library
            if not file:
                fail("%s has no static library to link a CUDA program with" % linker_input.owner)
            files.append(file)
    return files

def link_command(ctx, linking_context):
    """The link command without objects and output.

    The workbook's own archives are linked whole: a program that defines a function of theirs is told so by the linker
    instead of quietly taking its place.

    Args:
      ctx: the context of a rule that has CUDA_ATTRS among its attributes.
      linking_context: that of the program's dependencies.

    Returns:
      The linker with what comes before the program's own objects, and the flags that come after them.
    """
    user_flags = []
    for linker_input in linking_context.linker_inputs.to_list():
        user_flags += linker_input.user_link_flags
    archives = [file.path for file in link_inputs(linking_context)]
    before = [find_cc_toolchain(ctx).compiler_executable] + (["-no-pie"] if uses_nvcc(ctx) else SIMT_LINKOPTS)
    after = ["-Wl,--whole-archive"] + archives + ["-Wl,--no-whole-archive"] + user_flags + ["-lstdc++", "-lm"]
    return before, after
