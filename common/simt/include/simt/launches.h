// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: launches.h
//
// Launches by a function of the runtime API instead of <<<>>>. The lowering tool names the kernel
// in the call, so that its parameters are known.

#ifndef COMMON_SIMT_INCLUDE_SIMT_LAUNCHES_H_
#define COMMON_SIMT_INCLUDE_SIMT_LAUNCHES_H_

#include <cstddef>
#include <type_traits>
#include <utility>

#include "simt/lowered.h"
#include "simt/runtime_api.h"
#include "simt/runtime_types.h"

// Attributes of a launch. Only the cooperative launch and the cluster's extent are looked at: the
// others are about time.
enum cudaLaunchAttributeID {
  cudaLaunchAttributeIgnore = 0,
  cudaLaunchAttributeAccessPolicyWindow = 1,
  cudaLaunchAttributeCooperative = 2,
  cudaLaunchAttributeSynchronizationPolicy = 3,
  cudaLaunchAttributeClusterDimension = 4,
  cudaLaunchAttributeClusterSchedulingPolicyPreference = 5,
  cudaLaunchAttributeProgrammaticStreamSerialization = 6,
  cudaLaunchAttributePriority = 8,
  cudaLaunchAttributePreferredSharedMemoryCarveout = 14
};
union cudaLaunchAttributeValue {
  int cooperative;
  struct {
    unsigned x, y, z;
  } clusterDim;
  int programmaticStreamSerializationAllowed;
  int priority;
  unsigned sharedMemCarveout;
};
struct cudaLaunchAttribute {
  cudaLaunchAttributeID id;
  cudaLaunchAttributeValue val;
};
struct cudaLaunchConfig_t {
  dim3 gridDim;
  dim3 blockDim;
  size_t dynamicSmemBytes;
  cudaStream_t stream;
  cudaLaunchAttribute* attrs;
  unsigned numAttrs;
};

namespace simt {

template <class... Parameters, std::size_t... kIndex>
SIMT_INLINE void LaunchWithPointers(TypedLaunch<Parameters...> launch, void** arguments,
                                    std::index_sequence<kIndex...>) {
  launch(*static_cast<std::remove_cv_t<Parameters>*>(arguments[kIndex])...);
}

inline LaunchWishes WishesOf(const cudaLaunchConfig_t& configuration) {
  LaunchWishes wishes;
  for (unsigned i = 0; i < configuration.numAttrs; ++i) {
    const cudaLaunchAttribute& attribute = configuration.attrs[i];
    if (attribute.id == cudaLaunchAttributeCooperative) {
      wishes.cooperative = attribute.val.cooperative != 0;
    } else if (attribute.id == cudaLaunchAttributeClusterDimension) {
      const auto& extent = attribute.val.clusterDim;
      wishes.clusters = extent.x * extent.y * extent.z > 1;
    }
  }
  return wishes;
}

template <class... Parameters>
SIMT_INLINE TypedLaunch<Parameters...> Launch(NamedKernel<void (*)(Parameters...)> kernel,
                                              const cudaLaunchConfig_t& configuration) {
  return Launch(kernel, configuration.gridDim, configuration.blockDim,
                configuration.dynamicSmemBytes, configuration.stream, WishesOf(configuration));
}

}  // namespace simt

template <class... Parameters>
SIMT_INLINE cudaError_t cudaLaunchKernel(::simt::NamedKernel<void (*)(Parameters...)> kernel,
                                         dim3 grid, dim3 block, void** arguments,
                                         size_t shared_bytes = 0, cudaStream_t stream = nullptr) {
  ::simt::LaunchWithPointers(::simt::Launch(kernel, grid, block, shared_bytes, stream), arguments,
                             std::index_sequence_for<Parameters...>());
  return cudaPeekAtLastError();
}

template <class... Parameters>
SIMT_INLINE cudaError_t cudaLaunchCooperativeKernel(
    ::simt::NamedKernel<void (*)(Parameters...)> kernel, dim3 grid, dim3 block, void** arguments,
    size_t shared_bytes = 0, cudaStream_t stream = nullptr) {
  ::simt::LaunchWithPointers(
      ::simt::Launch(kernel, grid, block, shared_bytes, stream, {true, false}), arguments,
      std::index_sequence_for<Parameters...>());
  return cudaPeekAtLastError();
}

template <class... Parameters, class... Arguments>
SIMT_INLINE cudaError_t cudaLaunchKernelEx(const cudaLaunchConfig_t* configuration,
                                           ::simt::NamedKernel<void (*)(Parameters...)> kernel,
                                           Arguments&&... arguments) {
  ::simt::Launch(kernel, *configuration)(static_cast<Arguments&&>(arguments)...);
  return cudaPeekAtLastError();
}

template <class... Parameters>
SIMT_INLINE cudaError_t cudaLaunchKernelExC(const cudaLaunchConfig_t* configuration,
                                            ::simt::NamedKernel<void (*)(Parameters...)> kernel,
                                            void** arguments) {
  ::simt::LaunchWithPointers(::simt::Launch(kernel, *configuration), arguments,
                             std::index_sequence_for<Parameters...>());
  return cudaPeekAtLastError();
}

#endif  // COMMON_SIMT_INCLUDE_SIMT_LAUNCHES_H_
