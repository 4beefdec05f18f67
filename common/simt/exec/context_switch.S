// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The switch between threads of a block. A suspended context is its stack pointer, at which lie r15, r14, r13, r12, rbx, rbp
// (what the System V ABI makes a callee keep) and the address to go on at. That last step is a jump, not a return: the
// processor predicts returns by pairing them with calls, and here the call was another thread's. Nor is anything popped from
// the new stack: a Zen 5 takes two cycles longer for pops after a change of stacks than for loads.

#if !defined(__x86_64__)
#error "simt runs on x86-64 only: its context switch and its address layout are written for it"
#endif

        .text
        .globl  simt_switch_begin       // what is stopped in here is between two threads
simt_switch_begin:

        .macro  SAVE_CONTEXT
        pushq   %rbp
        pushq   %rbx
        pushq   %r12
        pushq   %r13
        pushq   %r14
        pushq   %r15
        .endm

        .macro  CONTINUE_CONTEXT        // whose stack pointer is in rax
        movq    (%rax), %r15
        movq    8(%rax), %r14
        movq    16(%rax), %r13
        movq    24(%rax), %r12
        movq    32(%rax), %rbx
        movq    40(%rax), %rbp
        leaq    56(%rax), %rsp
        jmpq    *48(%rax)
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

// void simt_sync_threads(const char* file, int line): __syncthreads(), by far the most frequent reason to switch. A
// thread that arrives where the one before it did, and with a suspended thread after it in the pass, is dealt with here;
// every other one by simt_arrive. Offsets: thread.h.
        .set    THREAD_CONTEXT, 0
        .set    THREAD_FIBER, 8
        .set    THREAD_INDEX, 16
        .set    THREAD_LINEAR, 28
        .set    THREAD_WAIT, 30
        .set    PASS_POSITION, simt_pass
        .set    PASS_LAST_SUSPENDED, simt_pass + 16
        .set    PASS_FIBER, simt_pass + 24
        .set    PASS_FILE, simt_pass + 32
        .set    PASS_LINE, simt_pass + 40
        .set    PASS_INSTRUMENTED, simt_pass + 56
        .set    WAIT_BARRIER, 1
        .set    LOG_ROWS, simt_access_log + 16

        .globl  simt_sync_threads
        .type   simt_sync_threads, @function
simt_sync_threads:
        SAVE_CONTEXT
        movq    PASS_POSITION(%rip), %rcx
        cmpq    %rdi, PASS_FILE(%rip)
        jne     .Larrive
        cmpl    %esi, PASS_LINE(%rip)
        jne     .Larrive
        cmpq    PASS_LAST_SUSPENDED(%rip), %rcx
        jae     .Larrive
        movq    (%rcx), %rax
        movq    8(%rcx), %rdx
        cmpb    $0, PASS_INSTRUMENTED(%rip)
        jne     .Lrecord_log_end
.Lrecorded:
        addq    $8, %rcx
        movq    %rcx, PASS_POSITION(%rip)
        movq    %rsp, THREAD_CONTEXT(%rax)
        movb    $WAIT_BARRIER, THREAD_WAIT(%rax)
        movq    THREAD_FIBER(%rdx), %rcx
        movq    %rcx, PASS_FIBER(%rip)
        movdqa  THREAD_INDEX(%rdx), %xmm0
        movdqa  %xmm0, threadIdx(%rip)
        movq    THREAD_CONTEXT(%rdx), %rax
        CONTINUE_CONTEXT

.Lrecord_log_end:                               // RecordLogEnd, for three lanes of four, and the next one's column
        movzwl  THREAD_LINEAR(%rax), %r9d
        testb   $3, %r9b
        jz      .Larrive
        andl    $31, %r9d
        movq    simt_access_log(%rip), %r8
        movq    %r8, simt_log_ends(,%r9,8)
        movzwl  THREAD_LINEAR(%rdx), %r9d
        andl    $31, %r9d
        leaq    LOG_ROWS(,%r9,8), %r8
        movq    %r8, simt_access_log(%rip)
        jmp     .Lrecorded

.Larrive:
        movq    %rsp, %rdx
        subq    $8, %rsp
        call    simt_arrive
        CONTINUE_CONTEXT
        .size   simt_sync_threads, .-simt_sync_threads

        .globl  simt_switch_end
simt_switch_end:

        .section .note.GNU-stack, "", @progbits
