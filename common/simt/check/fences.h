// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: fences.h
//
// Order that threads make for themselves with fences and atomics: a thread that has fenced and then
// updates a word atomically releases what it and, through barriers, its block did before the fence;
// whoever updates that word later acquires it. This is what makes the last-block pattern and locks
// free of races (CUDA C++ Programming Guide, "Memory Fence Functions").

#ifndef COMMON_SIMT_CHECK_FENCES_H_
#define COMMON_SIMT_CHECK_FENCES_H_

#include <cstdint>

#include "common/simt/check/cell.h"

namespace simt {

// The thread has completed a fence; everything it did before has a tick below the current one.
void NoteFence(unsigned thread);

// The thread updates the word atomically, or reads or writes it as a volatile flag. An update or a
// read acquires what was released there; an update or a write releases.
void NoteSynchronization(std::uintptr_t address, unsigned thread, bool acquires, bool releases);

// Whether the accesses of `entry` happened before what `thread` does now.
bool OrderedByFences(Entry entry, unsigned thread);

// Whether everything that earlier blocks of this launch did is released to `thread`.
bool EarlierBlocksOrderedByFences(unsigned thread);

}  // namespace simt

#endif  // COMMON_SIMT_CHECK_FENCES_H_
