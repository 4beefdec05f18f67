// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: device.h
//
// Arrays in device memory: what cuda.to_device, copy_to_host and device_array are to Numba.
//
// Example:
//
//   absl::StatusOr<Array> x = ToDevice(*HostArray<float>({1, 2, 3}, {3}));  // one copy
//   absl::StatusOr<Array> y = add(x, x);                                    // no copy
//   absl::StatusOr<Array> z = ToHost(y);                                    // one copy

#ifndef COMMON_UFUNC_DEVICE_H_
#define COMMON_UFUNC_DEVICE_H_

#include <cstdint>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "common/ufunc/array.h"
#include "common/ufunc/call.h"

namespace ufunc {

// The array on the device (the host): itself if it is there, else a copy, which owns its memory and
// has the same shape. ToHost waits for the device. An error that comes in goes out.
absl::StatusOr<Array> ToDevice(const absl::StatusOr<Array>& array);
absl::StatusOr<Array> ToHost(const absl::StatusOr<Array>& array);

// A new array on the device whose elements hold nothing yet.
absl::StatusOr<Array> DeviceEmpty(DType dtype, Shape shape);

namespace internal {

// The device's memory, by the CUDA runtime.
const Memory& DeviceMemory();

// How many blocks of kThreads threads to launch for `elements` elements: enough to fill the device,
// and no more than there are elements for.
inline constexpr unsigned kThreads = 256;
unsigned BlocksFor(std::int64_t elements);

// What became of the launch just made on behalf of the ufunc `name`.
absl::Status LaunchStatus(const std::string& name);

}  // namespace internal
}  // namespace ufunc

#endif  // COMMON_UFUNC_DEVICE_H_
