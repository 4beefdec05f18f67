# Copyright 2026 The CUDA Kernel Workbook Authors
# SPDX-License-Identifier: Apache-2.0

"""The simulator's compiler and linker flags: the one place where they are."""

# The simulator's own libraries: fast whatever the compilation mode, never instrumented.
SIMT_LIBRARY_COPTS = [
    "-O2",
    "-fno-stack-protector",
    "-fomit-frame-pointer",
]

# Lowered code: optimised as nvcc does it, loops of a known length unrolled, whatever the compilation mode.
SIMT_COMPILE_FLAGS = [
    "-std=c++17",
    "-O3",
    # Lines and functions are all that findings take from the debug information: the names and extents of variables come
    # from their registration. What -g says of variables and types is most of the assembler text, and takes its time.
    "-g1",
    "-fno-pie",
    # The return address of a call is the line that a finding names: each call stays one of its own, in its own function.
    "-fno-crossjumping",
    "-fno-ipa-icf",
    "-fno-optimize-sibling-calls",
    "-fno-tree-tail-merge",
    "-Wno-unknown-pragmas",
]

# A call into the simulator at each load, store and index of a local array: what the checks and counters see.
SIMT_CHECK_FLAGS = [
    "-O2",  # takes the place of -O3: to the counters each copy of an access in an unrolled loop would be one of its own
    "-fsanitize=thread",
    "-fsanitize=bounds",
    "--param",
    "tsan-instrument-func-entry-exit=0",
    "--param",
    "tsan-distinguish-volatile=1",
    "-Wno-tsan",
]

# Static at a fixed address: the hooks keep a place in the code in 24 bits and an address in 36. There is no -fsanitize
# here: the simulator takes the place of the sanitizers' own runtimes.
SIMT_LINKOPTS = [
    "-static",
    "-no-pie",
    # The workbook links some 800 such programs, and gold takes less than half of what the default linker takes. Its
    # messages are its own: build_runner.sh and common/workbook/toolkit.cc read them. Bazel links tests with it, too.
    "-fuse-ld=gold",
]
