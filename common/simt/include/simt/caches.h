// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: caches.h
//
// Loads and stores that choose their cache. The choice is timing only: they are plain accesses.

#ifndef COMMON_SIMT_INCLUDE_SIMT_CACHES_H_
#define COMMON_SIMT_INCLUDE_SIMT_CACHES_H_

#include "simt/qualifiers.h"

#define SIMT_CACHED_LOAD(name)           \
  template <class T>                     \
  SIMT_INLINE T name(const T* address) { \
    return *address;                     \
  }
#define SIMT_CACHED_STORE(name)                \
  template <class T>                           \
  SIMT_INLINE void name(T* address, T value) { \
    *address = value;                          \
  }
SIMT_CACHED_LOAD(__ldg)
SIMT_CACHED_LOAD(__ldca)
SIMT_CACHED_LOAD(__ldcg)
SIMT_CACHED_LOAD(__ldcs)
SIMT_CACHED_LOAD(__ldlu)
SIMT_CACHED_LOAD(__ldcv)
SIMT_CACHED_STORE(__stwb)
SIMT_CACHED_STORE(__stcg)
SIMT_CACHED_STORE(__stcs)
SIMT_CACHED_STORE(__stwt)
#undef SIMT_CACHED_LOAD
#undef SIMT_CACHED_STORE

#endif  // COMMON_SIMT_INCLUDE_SIMT_CACHES_H_
