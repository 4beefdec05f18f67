// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/ufunc/dtype.h"

namespace ufunc {

const char* NameOf(DType dtype) {
  constexpr const char* kNames[] = {"bool",   "int8",   "int16",  "int32",   "int64",  "uint8",
                                    "uint16", "uint32", "uint64", "float32", "float64"};
  return kNames[static_cast<int>(dtype)];
}

}  // namespace ufunc
