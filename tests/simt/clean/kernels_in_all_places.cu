// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Kernels in namespaces, of template templates, and through function pointers.
//
// finds: nothing

namespace numbers {
namespace detail {
__global__ void Add(int* x, int value) { x[threadIdx.x] += value; }
}  // namespace detail
inline namespace v2 {
template <int kValue>
__global__ void AddConstant(int* x) {
  x[threadIdx.x] += kValue;
}
}  // namespace v2
}  // namespace numbers

namespace {
__global__ void Double(int* x) { x[threadIdx.x] *= 2; }
}  // namespace

// A kernel cannot be a member, but what it runs can.
template <class T>
struct Negation {
  static __device__ T Of(T value) { return -value; }
};
template <template <class> class Operation, class T>
__global__ void Apply(T* x) {
  x[threadIdx.x] = Operation<T>::Of(x[threadIdx.x]);
}

using Kernel = void (*)(int*);

struct Step {
  Kernel kernel;
  int threads;
};

void LaunchAll(const Step* steps, int count, int* x) {
  for (int i = 0; i < count; ++i) steps[i].kernel<<<1, steps[i].threads>>>(x);
}

template <Kernel kKernel>
void LaunchParameter(int* x, int n) {
  kKernel<<<1, n>>>(x);
}

int main() {
  constexpr int n = 32;
  int *x, h[n];
  cudaMalloc(&x, sizeof h);
  cudaMemset(x, 0, sizeof h);
  numbers::detail::Add<<<1, n>>>(x, 10);   // 10
  ::numbers::AddConstant<5><<<1, n>>>(x);  // 15
  Apply<Negation><<<1, n>>>(x);            // -15
  const Step steps[] = {{Double, n}, {numbers::AddConstant<1>, n}, {&Double, n}};
  LaunchAll(steps, 3, x);         // -58
  LaunchParameter<Double>(x, n);  // -116
  void (*add)(int*, int) = numbers::detail::Add;
  (*add)<<<1, n>>>(x, 6);  // -110
  auto* chosen = h != nullptr ? &Double : numbers::AddConstant<7>;
  chosen<<<dim3(1, 1), dim3(n, 1), 0, 0>>>(x);  // -220
  cudaMemcpy(h, x, sizeof h, cudaMemcpyDeviceToHost);
  cudaFree(x);
  for (int value : h) {
    if (value != -220) return 1;
  }
  return cudaGetLastError() == cudaSuccess ? 0 : 2;
}
