// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: error_state.h
//
// The errors that the device keeps for the program. An error of a call is the last error until
// the program asks for it. A kernel that fails loses the device: the next call that waits for the
// device returns its error, and so does every call from then on.

#ifndef COMMON_SIMT_RUNTIME_ERROR_STATE_H_
#define COMMON_SIMT_RUNTIME_ERROR_STATE_H_

#include <cstdint>
#include <string>
#include <vector>

#include "simt/errors.h"

namespace simt {

// A launch that was refused, which only the last error tells.
struct RefusedLaunch {
  cudaError_t error;
  std::string kernel;
  std::string reason;  // "the block has 2048 threads and a block may have 1024"
  std::uintptr_t pc;
};

class ErrorState {
 public:
  static ErrorState& Get();

  void Record(cudaError_t error);
  void RefuseLaunch(RefusedLaunch launch);
  void LoseDevice(cudaError_t error);  // a kernel failed

  // True from a kernel's failure on, even while the program cannot know.
  bool device_lost() const { return unseen_ != cudaSuccess || sticky_ != cudaSuccess; }
  // The error that every call returns; `waited` if the call waits for the device.
  cudaError_t Sticky(bool waited);

  // cudaGetLastError and cudaPeekAtLastError.
  cudaError_t Take();
  cudaError_t Peek();

  // cudaDeviceReset.
  void Reset();

  // Launches that were refused and that the program never asked about.
  const std::vector<RefusedLaunch>& ignored() const { return ignored_; }

 private:
  cudaError_t last_ = cudaSuccess;
  cudaError_t unseen_ = cudaSuccess;
  cudaError_t sticky_ = cudaSuccess;
  std::vector<RefusedLaunch> ignored_;
};

}  // namespace simt

#endif  // COMMON_SIMT_RUNTIME_ERROR_STATE_H_
