// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: lowered.h
//
// What the lowering tool puts in place of CUDA's syntax: kernel launches and the variables of
// device memory spaces. Included by cuda_runtime.h after dim3 and cudaStream_t; nothing a student
// writes names anything in here.

#ifndef COMMON_SIMT_INCLUDE_SIMT_LOWERED_H_
#define COMMON_SIMT_INCLUDE_SIMT_LOWERED_H_

#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

#include "common/simt/device/variable.h"
#include "common/simt/exec/thread.h"
#include "simt/qualifiers.h"
#include "simt/runtime_api.h"
#include "simt/runtime_types.h"

namespace simt {

// What a launch asks for beside its configuration.
struct LaunchWishes {
  bool cooperative = false;  // that its blocks can wait for each other
  bool clusters = false;
};

// Validates the configuration against the device, runs the grid, records errors as a CUDA launch
// does. Defined in runtime/.
void LaunchGrid(const char* name, dim3 grid, dim3 block, std::size_t shared_bytes,
                cudaStream_t stream, LaunchWishes wishes, void (*call)(void*), void* arguments,
                std::uintptr_t pc);

// The arguments of one launch, taken once, as CUDA does, and given to the kernel for each thread.
template <std::size_t kIndex, class T>
struct LaunchArgument {
  T value;
};
template <class Callable, class Indices, class... T>
struct BoundLaunch;
template <class Callable, std::size_t... kIndex, class... T>
struct BoundLaunch<Callable, std::index_sequence<kIndex...>, T...> : LaunchArgument<kIndex, T>... {
  Callable* callable;

  template <class... Arguments>
  __attribute__((no_sanitize("thread"))) explicit BoundLaunch(Callable* callable_in,
                                                              Arguments&&... arguments)
      : LaunchArgument<kIndex, T>{std::forward<Arguments>(arguments)}..., callable(callable_in) {}

  // Calls the kernel for the running thread and, if they are fresh, for those that follow it.
  __attribute__((no_sanitize("thread"))) static void Run(void* self) {
    [[maybe_unused]] BoundLaunch& bound = *static_cast<BoundLaunch*>(self);
    do {
      (*bound.callable)(static_cast<LaunchArgument<kIndex, T>&>(bound).value...);
    } while (EndBeforeFreshThread());
  }
};

// A kernel and its configuration, waiting for its arguments. `Callable` calls the kernel with what
// it is given, so that template arguments are deduced and defaults filled in by the compiler.
template <class Callable>
struct PendingLaunch {
  const char* name;
  Callable callable;
  dim3 grid, block;
  std::size_t shared_bytes;
  cudaStream_t stream;
  LaunchWishes wishes;

  template <class... Arguments>
  __attribute__((noinline, no_sanitize("thread"))) void operator()(Arguments&&... arguments) {
    using Bound =
        BoundLaunch<Callable, std::index_sequence_for<Arguments...>, std::decay_t<Arguments>...>;
    Bound bound(&callable, std::forward<Arguments>(arguments)...);
    LaunchGrid(name, grid, block, shared_bytes, stream, wishes, &Bound::Run, &bound,
               reinterpret_cast<std::uintptr_t>(__builtin_return_address(0)));
  }
};

template <class Callable>
struct NamedKernel {
  const char* name;
  Callable callable;
};
template <class Callable>
NamedKernel(const char*, Callable) -> NamedKernel<Callable>;

// A launch with an argument in braces, which takes its type from the kernel's parameter.
template <class... Parameters>
struct TypedLaunch {
  PendingLaunch<void (*)(Parameters...)> launch;

  SIMT_INLINE void operator()(Parameters... arguments) {
    launch(static_cast<Parameters&&>(arguments)...);
  }
};

template <class Callable>
PendingLaunch<Callable> Launch(NamedKernel<Callable> kernel, dim3 grid, dim3 block,
                               std::size_t shared_bytes = 0, cudaStream_t stream = nullptr) {
  return {kernel.name, kernel.callable, grid, block, shared_bytes, stream, {}};
}
template <class... Parameters>
TypedLaunch<Parameters...> Launch(NamedKernel<void (*)(Parameters...)> kernel, dim3 grid,
                                  dim3 block, std::size_t shared_bytes = 0,
                                  cudaStream_t stream = nullptr, LaunchWishes wishes = {}) {
  return {{kernel.name, kernel.callable, grid, block, shared_bytes, stream, wishes}};
}

template <class... Parameters>
NamedKernel<void (*)(Parameters...)> KernelFunction(const char* name,
                                                    void (*kernel)(Parameters...)) {
  return {name, kernel};
}
__attribute__((
    unavailable("the simulator must see which kernel this launches: name it in the call"))) void*
KernelFunction(const char* name, const void* kernel);

#define SIMT_KERNEL(...)                                                               \
  ::simt::NamedKernel {                                                                \
#__VA_ARGS__, [&](auto... simt_arguments) __attribute__((no_sanitize("thread"))) { \
      static_assert(std::is_void_v<decltype(__VA_ARGS__(simt_arguments...))>,          \
                    "a __global__ function returns void");                             \
      __VA_ARGS__(simt_arguments...);                                                  \
    }                                                                                  \
  }
// The same for a kernel that is one function, whose parameters are wanted.
#define SIMT_KERNEL_FUNCTION(...) ::simt::KernelFunction(#__VA_ARGS__, __VA_ARGS__)

// Describes a variable once per program, before main, without a cost where it is used.
template <class T>
struct ExtentsOf {
  static constexpr int kRank = 0;
  using Element = T;
  static void Fill(std::size_t*) {}
};
template <class T, std::size_t kSize>
struct ExtentsOf<T[kSize]> {
  static constexpr int kRank = 1 + ExtentsOf<T>::kRank;
  using Element = typename ExtentsOf<T>::Element;
  static void Fill(std::size_t* extents) {
    extents[0] = kSize;
    ExtentsOf<T>::Fill(extents + 1);
  }
};

template <auto* kAddress, MemoryKind kKind>
struct RegisteredVariable {
  using Type = std::remove_pointer_t<decltype(kAddress)>;
  static Variable variable;
  struct Registration {
    __attribute__((no_sanitize("thread"))) Registration() {
      using Extents = ExtentsOf<std::remove_cv_t<Type>>;
      static_assert(Extents::kRank <= 4, "simt knows arrays of up to four dimensions");
      variable.address = const_cast<const void*>(static_cast<const volatile void*>(kAddress));
      variable.size = sizeof(Type);
      variable.kind = kKind;
      variable.name =
          __PRETTY_FUNCTION__;  // device/ cuts the variable's name out of "kAddress = (& name)"
      variable.element_size = sizeof(typename Extents::Element);
      variable.rank = Extents::kRank;
      Extents::Fill(variable.extents);
      RegisterVariable(&variable);
    }
  };
  static Registration registration;
};
template <auto* kAddress, MemoryKind kKind>
Variable RegisteredVariable<kAddress, kKind>::variable;
template <auto* kAddress, MemoryKind kKind>
typename RegisteredVariable<kAddress, kKind>::Registration
    RegisteredVariable<kAddress, kKind>::registration;

}  // namespace simt

// What `new` in device code is lowered to: `new (::simt::in_device_code) T`.
namespace simt {
struct InDeviceCode {};
inline constexpr InDeviceCode in_device_code;
}  // namespace simt
void* operator new(std::size_t bytes, simt::InDeviceCode);
void* operator new[](std::size_t bytes, simt::InDeviceCode);

// The memory of extern __shared__ arrays, sized at the launch.
extern "C" char simt_dynamic_shared[];
// What a reference to such an array is bound to. (An extern declaration with an assembler name
// would do, were it not lost in templates.)
#define SIMT_DYNAMIC_SHARED(name) reinterpret_cast<decltype(name)>(simt_dynamic_shared)

// Inside a function: a discarded expression that instantiates the registration.
#define SIMT_SHARED_VARIABLE(name) \
  (void)&::simt::RegisteredVariable<&name, ::simt::MemoryKind::kShared>::registration
// At namespace scope: an explicit instantiation would need the enclosing namespace, a reference
// does not. `inline` before it makes it a member. The variable may be a qualified name.
#define SIMT_VARIABLE_AT_NAMESPACE_SCOPE(name, kind) \
  SIMT_REGISTERED_VARIABLE(name, kind, __COUNTER__)
#define SIMT_REGISTERED_VARIABLE(name, kind, number) SIMT_REGISTERED(name, kind, number)
#define SIMT_REGISTERED(name, kind, number)                                   \
  static const void* const simt_registered_##number __attribute__((unused)) = \
      &::simt::RegisteredVariable<&name, ::simt::MemoryKind::kind>::registration
#define SIMT_SHARED_VARIABLE_GLOBAL(name) SIMT_VARIABLE_AT_NAMESPACE_SCOPE(name, kShared)
#define SIMT_DEVICE_VARIABLE(name) SIMT_VARIABLE_AT_NAMESPACE_SCOPE(name, kDeviceVariable)
#define SIMT_CONSTANT_VARIABLE(name) SIMT_VARIABLE_AT_NAMESPACE_SCOPE(name, kConstantVariable)
#define SIMT_MANAGED_VARIABLE(name) SIMT_VARIABLE_AT_NAMESPACE_SCOPE(name, kManaged)

#endif  // COMMON_SIMT_INCLUDE_SIMT_LOWERED_H_
