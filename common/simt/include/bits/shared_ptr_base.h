// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: shared_ptr_base.h
//
// The standard library spells an attribute __noinline__, which CUDA defines as a macro. This header
// stands before the library's own of the same name and hides the macro from it.

#pragma push_macro("__noinline__")
#undef __noinline__
#include_next <bits/shared_ptr_base.h>
#pragma pop_macro("__noinline__")
