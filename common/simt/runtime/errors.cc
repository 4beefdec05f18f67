// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: errors.cc
//
// The runtime API's functions about errors.

#include "common/simt/runtime/error_state.h"
#include "simt/runtime_api.h"

using simt::ErrorState;

cudaError_t cudaGetLastError() { return ErrorState::Get().Take(); }

cudaError_t cudaPeekAtLastError() { return ErrorState::Get().Peek(); }

const char* cudaGetErrorName(cudaError_t error) {
  switch (error) {
#define SIMT_NAME(name, number, text) \
  case name:                          \
    return #name;
    SIMT_CUDA_ERRORS(SIMT_NAME)
#undef SIMT_NAME
  }
  return "unrecognized error code";
}

const char* cudaGetErrorString(cudaError_t error) {
  switch (error) {
#define SIMT_TEXT(name, number, text) \
  case name:                          \
    return text;
    SIMT_CUDA_ERRORS(SIMT_TEXT)
#undef SIMT_TEXT
  }
  return "unrecognized error code";
}
