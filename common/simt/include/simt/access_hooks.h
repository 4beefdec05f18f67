// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: access_hooks.h
//
// The most frequent access hooks, in line. g++ calls a hook at each access; in matrix products that
// is billions of calls, each of which only appends to the access log. Here the assembler puts those
// instructions in the call's place: its macro `call` stands before the instruction of that name.
// The registers it uses are those that a call may change. What exec/hooks.cc says of the hooks
// holds for these, too; it still gets the accesses that do not fit: of the host, of a thread's own
// stack, and when the log is full.

#ifndef COMMON_SIMT_INCLUDE_SIMT_ACCESS_HOOKS_H_
#define COMMON_SIMT_INCLUDE_SIMT_ACCESS_HOOKS_H_

#include <cstddef>

#include "common/simt/device/access.h"

namespace simt {

// What the text below writes as numbers.
static_assert(kAddressBits == 36 && kCodeShift == 36 && kInstructionShift == 36 + 5);
static_assert(kTextBase == 0x400000);
static_assert(AccessCode(Operation::kRead, 0) == 0 && AccessCode(Operation::kWrite, 0) == 8);
static_assert(offsetof(AccessLog, next) == 0 && offsetof(AccessLog, limit) == 8);
static_assert(kWarpSize * sizeof(Access) == 256);

}  // namespace simt

#ifdef __SANITIZE_THREAD__

// rdi holds the address. The instruction of an access is the address after its hook.
__asm__(R"(
        .macro  simt_append_access code, hook
        movq    %rdi, %rdx
        movq    simt_access_log(%rip), %rax
        shrq    $36, %rdx
        jne     .Lsimt_call\@
        cmpq    simt_access_log + 8(%rip), %rax
        jae     .Lsimt_call\@
        movl    $.Lsimt_appended\@ - 0x400000, %ecx
        shlq    $5, %rcx
        orq     $\code, %rcx
        shlq    $36, %rcx
        orq     %rcx, %rdi
        movq    %rdi, (%rax)
        addq    $256, %rax
        movq    %rax, simt_access_log(%rip)
        .subsection 1
.Lsimt_call\@:
        pushq   $.Lsimt_appended\@
        jmp     \hook
        .previous
.Lsimt_appended\@:
        .endm

        .macro  call target:vararg
        .ifc    \target, __tsan_read1
        simt_append_access 0, \target
        .else
        .ifc    \target, __tsan_read2
        simt_append_access 1, \target
        .else
        .ifc    \target, __tsan_read4
        simt_append_access 2, \target
        .else
        .ifc    \target, __tsan_read8
        simt_append_access 3, \target
        .else
        .ifc    \target, __tsan_read16
        simt_append_access 4, \target
        .else
        .ifc    \target, __tsan_write1
        simt_append_access 8, \target
        .else
        .ifc    \target, __tsan_write2
        simt_append_access 9, \target
        .else
        .ifc    \target, __tsan_write4
        simt_append_access 10, \target
        .else
        .ifc    \target, __tsan_write8
        simt_append_access 11, \target
        .else
        .ifc    \target, __tsan_write16
        simt_append_access 12, \target
        .else
        callq   \target
        .endif
        .endif
        .endif
        .endif
        .endif
        .endif
        .endif
        .endif
        .endif
        .endif
        .endm
)");

#endif

#endif  // COMMON_SIMT_INCLUDE_SIMT_ACCESS_HOOKS_H_
