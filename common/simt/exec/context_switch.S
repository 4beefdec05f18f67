// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The switch between threads of a block. A suspended context is its stack pointer, at which lie r15, r14, r13, r12, rbx, rbp
// (what the System V ABI makes a callee keep) and the address to go on at. That last step is a jump, not a return: the
// processor predicts returns by pairing them with calls, and here the call was another thread's.

#if !defined(__x86_64__)
#error "simt runs on x86-64 only: its context switch and its address layout are written for it"
#endif

        .text

        .macro  SAVE_CONTEXT
        pushq   %rbp
        pushq   %rbx
        pushq   %r12
        pushq   %r13
        pushq   %r14
        pushq   %r15
        .endm

        .macro  CONTINUE_CONTEXT        // whose stack pointer is in rax
        movq    %rax, %rsp
        popq    %r15
        popq    %r14
        popq    %r13
        popq    %r12
        popq    %rbx
        popq    %rbp
        popq    %rcx
        jmpq    *%rcx
        .endm

// void simt_switch(void** save, void* load): saves the caller's context in *save and continues `load`.
        .globl  simt_switch
        .type   simt_switch, @function
simt_switch:
        SAVE_CONTEXT
        movq    %rsp, (%rdi)
        movq    %rsi, %rax
        CONTINUE_CONTEXT
        .size   simt_switch, .-simt_switch

// void simt_suspend(int wait): suspends the running thread; simt_next(wait, context) names the context to continue.
        .globl  simt_suspend
        .type   simt_suspend, @function
simt_suspend:
        SAVE_CONTEXT
        movq    %rsp, %rsi
        subq    $8, %rsp
        call    simt_next
        CONTINUE_CONTEXT
        .size   simt_suspend, .-simt_suspend

// void simt_sync_threads(const char* file, int line): __syncthreads(), by far the most frequent reason to switch.
        .globl  simt_sync_threads
        .type   simt_sync_threads, @function
simt_sync_threads:
        SAVE_CONTEXT
        movq    %rsp, %rdx
        subq    $8, %rsp
        call    simt_arrive
        CONTINUE_CONTEXT
        .size   simt_sync_threads, .-simt_sync_threads

        .section .note.GNU-stack, "", @progbits
