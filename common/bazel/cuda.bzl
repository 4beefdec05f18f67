# Copyright 2026 The CUDA Kernel Workbook Authors
# SPDX-License-Identifier: Apache-2.0

"""cuda_library and cuda_binary: C++ with kernels, on the simulator or, with --config=cuda, by nvcc.

The attributes are those of rules_cuda's rules of the same names.
"""

load("@rules_cc//cc:find_cc_toolchain.bzl", "find_cc_toolchain", "use_cc_toolchain")
load("@rules_cc//cc/common:cc_common.bzl", "cc_common")
load("@rules_cc//cc/common:cc_info.bzl", "CcInfo")
load(
    ":cuda_actions.bzl",
    "CUDA_ATTRS",
    "action_environment",
    "compile_object",
    "link_command",
    "link_inputs",
    "merged_cc_info",
    "toolchain_inputs",
)

_SOURCE_EXTENSIONS = [".cu", ".cc", ".cpp"]
_HEADER_EXTENSIONS = [".cuh", ".h", ".hpp", ".inl"]

_COMPILE_ATTRS = dict(
    srcs = attr.label_list(
        allow_files = _SOURCE_EXTENSIONS + _HEADER_EXTENSIONS,
        doc = "Sources, and headers that only they include.",
    ),
    checks = attr.bool(
        default = True,
        doc = "Whether the simulator checks and counts these sources' memory accesses; nothing to nvcc.",
    ),
    copts = attr.string_list(doc = "Compiler flags for these sources."),
    defines = attr.string_list(doc = "Macros, NAME or NAME=VALUE, for these sources and all that depend on them."),
    local_defines = attr.string_list(doc = "Macros for these sources only."),
    includes = attr.string_list(doc = "Header folders, below the package, for these sources and all that depend on them."),
    linkopts = attr.string_list(doc = "Linker flags of a program with this in it."),
    deps = attr.label_list(
        providers = [CcInfo],
        doc = "cuda_library and cc_library targets.",
    ),
    **CUDA_ATTRS
)

def _is_header(file):
    return "." + file.extension in _HEADER_EXTENSIONS

def _own_context(ctx, public_headers):
    folders = []
    for folder in ctx.attr.includes:
        path = "/".join([part for part in [ctx.label.package, folder] if part and part != "."]) or "."
        folders += [path, ctx.bin_dir.path + "/" + path]
    return cc_common.create_compilation_context(
        defines = depset(ctx.attr.defines),
        headers = depset(public_headers),
        includes = depset(folders),
        quote_includes = depset([".", ctx.bin_dir.path]),
    )

def _compile(ctx, public_headers):
    """Returns the objects of the rule's sources and the CcInfo of its headers and dependencies."""
    own = CcInfo(compilation_context = _own_context(ctx, public_headers))
    exported = cc_common.merge_cc_infos(cc_infos = [own, merged_cc_info(ctx, ctx.attr.deps)])
    private_headers = [file for file in ctx.files.srcs if _is_header(file)]
    objects = [
        compile_object(
            ctx,
            exported.compilation_context,
            source,
            copts = ctx.attr.copts + ["-D" + define for define in ctx.attr.local_defines],
            checks = ctx.attr.checks,
            headers = private_headers,
        )
        for source in ctx.files.srcs
        if not _is_header(source)
    ]
    return objects, exported

def _cuda_library_impl(ctx):
    objects, exported = _compile(ctx, ctx.files.hdrs)
    archive = []
    libraries = []
    if objects:
        cc_toolchain = find_cc_toolchain(ctx)
        archive = [ctx.actions.declare_file("lib%s.a" % ctx.label.name)]
        ctx.actions.run(
            executable = cc_toolchain.ar_executable,
            arguments = ["rcsD", archive[0].path] + [object.path for object in objects],
            inputs = depset(objects, transitive = [toolchain_inputs(ctx)]),
            outputs = archive,
            env = action_environment(ctx),
            mnemonic = "CudaArchive",
            progress_message = "Archiving //%s:%s" % (ctx.label.package, ctx.label.name),
        )
        libraries = [cc_common.create_library_to_link(
            actions = ctx.actions,
            alwayslink = ctx.attr.alwayslink,
            cc_toolchain = cc_toolchain,
            feature_configuration = cc_common.configure_features(
                ctx = ctx,
                cc_toolchain = cc_toolchain,
                requested_features = ctx.features,
                unsupported_features = ctx.disabled_features,
            ),
            static_library = archive[0],
        )]
    own_linking = CcInfo(linking_context = cc_common.create_linking_context(
        linker_inputs = depset([cc_common.create_linker_input(
            owner = ctx.label,
            libraries = depset(libraries),
            user_link_flags = depset(ctx.attr.linkopts),
        )]),
    ))
    return [
        DefaultInfo(files = depset(archive)),
        cc_common.merge_cc_infos(cc_infos = [own_linking, exported]),
    ]

cuda_library = rule(
    implementation = _cuda_library_impl,
    doc = "A library with kernels. A cc_library or cc_test may depend on it if it is linked as the backend asks.",
    attrs = dict(
        alwayslink = attr.bool(doc = "Whether all of it is linked, even what nothing refers to."),
        hdrs = attr.label_list(
            allow_files = _HEADER_EXTENSIONS,
            doc = "Headers for all that depend on this.",
        ),
        **_COMPILE_ATTRS
    ),
    fragments = ["cpp"],
    provides = [CcInfo],
    toolchains = use_cc_toolchain(),
)

def _cuda_binary_impl(ctx):
    objects, merged = _compile(ctx, [])
    program = ctx.actions.declare_file(ctx.label.name)
    before, after = link_command(ctx, merged.linking_context)
    ctx.actions.run(
        executable = before[0],
        arguments = before[1:] + [object.path for object in objects] + after + ctx.attr.linkopts + ["-o", program.path],
        inputs = depset(objects + link_inputs(merged.linking_context), transitive = [toolchain_inputs(ctx)]),
        outputs = [program],
        env = action_environment(ctx),
        mnemonic = "CudaLink",
        progress_message = "Linking //%s:%s" % (ctx.label.package, ctx.label.name),
    )
    return [DefaultInfo(
        executable = program,
        runfiles = ctx.runfiles(files = ctx.files.data),
    )]

cuda_binary = rule(
    implementation = _cuda_binary_impl,
    doc = "A program with kernels: statically linked with the simulator, or with the CUDA runtime.",
    attrs = dict(
        data = attr.label_list(
            allow_files = True,
            doc = "Files that the program reads when it runs.",
        ),
        **_COMPILE_ATTRS
    ),
    executable = True,
    fragments = ["cpp"],
    toolchains = use_cc_toolchain(),
)
