// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: errors.h
//
// cudaError_t: the errors that the simulator returns or that programs name, with CUDA's numbers and
// texts.

#ifndef COMMON_SIMT_INCLUDE_SIMT_ERRORS_H_
#define COMMON_SIMT_INCLUDE_SIMT_ERRORS_H_

#define SIMT_CUDA_ERRORS(ERROR)                                                           \
  ERROR(cudaSuccess, 0, "no error")                                                       \
  ERROR(cudaErrorInvalidValue, 1, "invalid argument")                                     \
  ERROR(cudaErrorMemoryAllocation, 2, "out of memory")                                    \
  ERROR(cudaErrorInitializationError, 3, "initialization error")                          \
  ERROR(cudaErrorInvalidConfiguration, 9, "invalid configuration argument")               \
  ERROR(cudaErrorInvalidPitchValue, 12, "invalid pitch argument")                         \
  ERROR(cudaErrorInvalidSymbol, 13, "invalid device symbol")                              \
  ERROR(cudaErrorInvalidHostPointer, 16, "invalid host pointer")                          \
  ERROR(cudaErrorInvalidDevicePointer, 17, "invalid device pointer")                      \
  ERROR(cudaErrorInvalidMemcpyDirection, 21, "invalid copy direction for memcpy")         \
  ERROR(cudaErrorInsufficientDriver, 35,                                                  \
        "CUDA driver version is insufficient for CUDA runtime version")                   \
  ERROR(cudaErrorInvalidDeviceFunction, 98, "invalid device function")                    \
  ERROR(cudaErrorNoDevice, 100, "no CUDA-capable device is detected")                     \
  ERROR(cudaErrorInvalidDevice, 101, "invalid device ordinal")                            \
  ERROR(cudaErrorPeerAccessUnsupported, 217,                                              \
        "peer access is not supported between these two devices")                         \
  ERROR(cudaErrorInvalidResourceHandle, 400, "invalid resource handle")                   \
  ERROR(cudaErrorNotReady, 600, "device not ready")                                       \
  ERROR(cudaErrorIllegalAddress, 700, "an illegal memory access was encountered")         \
  ERROR(cudaErrorLaunchOutOfResources, 701, "too many resources requested for launch")    \
  ERROR(cudaErrorLaunchTimeout, 702, "the launch timed out and was terminated")           \
  ERROR(cudaErrorPeerAccessAlreadyEnabled, 704, "peer access is already enabled")         \
  ERROR(cudaErrorPeerAccessNotEnabled, 705, "peer access has not been enabled")           \
  ERROR(cudaErrorAssert, 710, "device-side assert triggered")                             \
  ERROR(cudaErrorHostMemoryAlreadyRegistered, 712,                                        \
        "part or all of the requested memory range is already mapped")                    \
  ERROR(cudaErrorHostMemoryNotRegistered, 713,                                            \
        "pointer does not correspond to a registered memory region")                      \
  ERROR(cudaErrorMisalignedAddress, 716, "misaligned address")                            \
  ERROR(cudaErrorLaunchFailure, 719, "unspecified launch failure")                        \
  ERROR(cudaErrorCooperativeLaunchTooLarge, 720, "too many blocks in cooperative launch") \
  ERROR(cudaErrorNotPermitted, 800, "operation not permitted")                            \
  ERROR(cudaErrorNotSupported, 801, "operation not supported")                            \
  ERROR(cudaErrorUnknown, 999, "unknown error")

enum cudaError {
#define SIMT_ENUMERATOR(name, number, text) name = number,
  SIMT_CUDA_ERRORS(SIMT_ENUMERATOR)
#undef SIMT_ENUMERATOR
};
typedef enum cudaError cudaError_t;

#endif  // COMMON_SIMT_INCLUDE_SIMT_ERRORS_H_
