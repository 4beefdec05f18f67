// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: error_state.cc

#include "common/simt/runtime/error_state.h"

#include <utility>

namespace simt {

ErrorState& ErrorState::Get() {
  static ErrorState& state = *new ErrorState;
  return state;
}

void ErrorState::Record(cudaError_t error) {
  if (error != cudaSuccess) last_ = error;
}

void ErrorState::RefuseLaunch(RefusedLaunch launch) {
  Record(launch.error);
  ignored_.push_back(std::move(launch));
}

void ErrorState::LoseDevice(cudaError_t error) {
  if (!device_lost()) unseen_ = error;
}

cudaError_t ErrorState::Sticky(bool waited) {
  if (waited && unseen_ != cudaSuccess) sticky_ = std::exchange(unseen_, cudaSuccess);
  return sticky_;
}

cudaError_t ErrorState::Take() {
  const cudaError_t error = Peek();
  last_ = cudaSuccess;
  return error;
}

cudaError_t ErrorState::Peek() {
  ignored_.clear();
  return sticky_ != cudaSuccess ? sticky_ : last_;
}

void ErrorState::Reset() { last_ = unseen_ = sticky_ = cudaSuccess; }

}  // namespace simt
