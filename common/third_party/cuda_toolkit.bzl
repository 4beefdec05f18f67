# Copyright 2026 The CUDA Kernel Workbook Authors
# SPDX-License-Identifier: Apache-2.0

"""Finds the CUDA toolkit. It is optional: without it only targets built with --config=cuda fail."""

_BUILD = """
load("@rules_cc//cc:cc_library.bzl", "cc_library")

package(default_visibility = ["//visibility:public"])

cc_library(
    name = "headers",
    hdrs = glob([
        "include/*.h",
        "include/*.hpp",
        "include/cooperative_groups/**",
        "include/crt/**",
    ], allow_empty = True),
    includes = ["include"],
)

cc_library(
    name = "cudart_static",
    srcs = glob(["lib/libcudart_static.a"], allow_empty = True),
    linkopts = ["-ldl", "-lpthread", "-lrt"],
    deps = [":headers"],
)
"""

def _cuda_toolkit_impl(repository_ctx):
    nvcc = repository_ctx.which("nvcc")
    candidates = [
        repository_ctx.os.environ.get("CUDA_HOME"),
        "/usr/local/cuda",
        str(nvcc.realpath.dirname.dirname) if nvcc else None,
    ]
    home = ""
    version = ""
    for candidate in candidates:
        if candidate and repository_ctx.path(candidate + "/bin/nvcc").exists:
            result = repository_ctx.execute([candidate + "/bin/nvcc", "--version"])
            if result.return_code == 0:
                home = candidate
                version = result.stdout.strip().splitlines()[-1]
                break
    if home:
        repository_ctx.symlink(home + "/include", "include")
        for lib in ["lib64", "lib"]:
            if repository_ctx.path("{}/{}/libcudart_static.a".format(home, lib)).exists:
                repository_ctx.symlink("{}/{}".format(home, lib), "lib")
                break
    repository_ctx.file("BUILD.bazel", _BUILD)
    repository_ctx.file("toolkit.bzl", "CUDA_HOME = %r\nCUDA_VERSION = %r\n" % (home, version))

cuda_toolkit = repository_rule(
    implementation = _cuda_toolkit_impl,
    doc = """Looks for an nvcc that runs, in $CUDA_HOME, /usr/local/cuda and $PATH, in this order.

The repository's toolkit.bzl says CUDA_HOME and CUDA_VERSION, both empty without a toolkit.""",
    configure = True,
    environ = ["CUDA_HOME", "PATH"],
    local = True,
)
