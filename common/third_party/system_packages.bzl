# Copyright 2026 The CUDA Kernel Workbook Authors
# SPDX-License-Identifier: Apache-2.0

"""Checks that the packages which the workbook takes from the system are there."""

def _read_table(content):
    """Returns the table's rows as (apt package, file) pairs."""
    rows = []
    for line in content.splitlines():
        fields = [field for field in line.split(" ") if field]
        if fields and not fields[0].startswith("#"):
            rows.append((fields[0], fields[1]))
    return rows

def _system_packages_impl(repository_ctx):
    rows = _read_table(repository_ctx.read(repository_ctx.attr.table))
    missing = [package for package, file in rows if not repository_ctx.path(file).exists]
    if missing:
        fail("not installed: {packages}; run common/setup.sh, or: apt-get install {packages}".format(
            packages = " ".join(missing),
        ))
    repository_ctx.file("BUILD.bazel", "")
    repository_ctx.file("packages.bzl", "SYSTEM_PACKAGES = %r\n" % [package for package, _ in rows])

system_packages = repository_rule(
    implementation = _system_packages_impl,
    doc = """Fails with one sentence, naming the apt packages, if a file of the table does not exist.

Otherwise makes a repository whose packages.bzl says SYSTEM_PACKAGES; loading that is what runs the check.""",
    attrs = {
        "table": attr.label(
            mandatory = True,
            allow_single_file = True,
            doc = "Lines of an apt package's name and a file that it brings; # starts a comment line.",
        ),
    },
    configure = True,
    local = True,
)
