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

// void simt_sync_threads(const char* file, int line): __syncthreads(), by far the most frequent reason to switch. A
// thread that arrives where the one before it did, and with a waiting thread after it in the pass, is dealt with here;
// every other one by simt_arrive. Offsets: thread.h.
        .set    THREAD_CONTEXT, 0
        .set    THREAD_NEXT, 8
        .set    THREAD_FIBER, 16
        .set    THREAD_FILE, 24
        .set    THREAD_LINE, 32
        .set    THREAD_INDEX, 40
        .set    THREAD_LINEAR, 52
        .set    THREAD_WAIT, 54
        .set    THREAD_LOG_COLUMN, 56
        .set    PASS_THREAD, simt_pass
        .set    PASS_FIBER, simt_pass + 8
        .set    PASS_AT_BARRIER, simt_pass + 20
        .set    PASS_FILE, simt_pass + 24
        .set    PASS_LINE, simt_pass + 32
        .set    PASS_INSTRUMENTED, simt_pass + 40
        .set    WAIT_NOT_RUNNING, 0
        .set    WAIT_BARRIER, 1

        .globl  simt_sync_threads
        .type   simt_sync_threads, @function
simt_sync_threads:
        SAVE_CONTEXT
        cmpq    %rdi, PASS_FILE(%rip)
        jne     .Larrive
        cmpl    %esi, PASS_LINE(%rip)
        jne     .Larrive
        movq    PASS_THREAD(%rip), %rax
        movq    THREAD_NEXT(%rax), %rdx
        testq   %rdx, %rdx
        jz      .Larrive
        cmpb    $WAIT_NOT_RUNNING, THREAD_WAIT(%rdx)
        je      .Larrive
        cmpb    $0, PASS_INSTRUMENTED(%rip)
        jne     .Lrecord_log_end
.Lrecorded:
        movq    THREAD_NEXT(%rdx), %rcx         // the stacks of a block do not fit into the first-level cache:
        testq   %rcx, %rcx                      // fetch the one after
        jz      .Lfetched
        movq    THREAD_CONTEXT(%rcx), %rcx
        prefetcht0 (%rcx)
        prefetcht0 64(%rcx)
        prefetcht0 128(%rcx)
.Lfetched:
        movq    PASS_FIBER(%rip), %rcx
        movq    %rsp, THREAD_CONTEXT(%rax)
        movq    %rcx, THREAD_FIBER(%rax)
        movq    %rdi, THREAD_FILE(%rax)
        movl    %esi, THREAD_LINE(%rax)
        movb    $WAIT_BARRIER, THREAD_WAIT(%rax)
        incl    PASS_AT_BARRIER(%rip)
        movq    %rdx, PASS_THREAD(%rip)
        movq    THREAD_FIBER(%rdx), %rcx
        movq    %rcx, PASS_FIBER(%rip)
        movq    THREAD_INDEX(%rdx), %rcx
        movq    %rcx, threadIdx(%rip)
        movl    THREAD_INDEX + 8(%rdx), %ecx
        movl    %ecx, threadIdx + 8(%rip)
        movq    THREAD_LOG_COLUMN(%rdx), %rcx
        movq    %rcx, simt_access_log(%rip)
        movq    THREAD_CONTEXT(%rdx), %rax
        CONTINUE_CONTEXT

.Lrecord_log_end:                               // RecordLogEnd, for three lanes of four
        movzwl  THREAD_LINEAR(%rax), %ecx
        testb   $3, %cl
        jz      .Larrive
        andl    $31, %ecx
        movq    simt_access_log(%rip), %r8
        movq    %r8, simt_log_ends(,%rcx,8)
        jmp     .Lrecorded

.Larrive:
        movq    %rsp, %rdx
        subq    $8, %rsp
        call    simt_arrive
        CONTINUE_CONTEXT
        .size   simt_sync_threads, .-simt_sync_threads

        .section .note.GNU-stack, "", @progbits
