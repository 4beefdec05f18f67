// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Kernels in namespaces, as static members, of class templates, and through function pointers.
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

struct Subtract {
  static __global__ void Kernel(int* x, int value) { x[threadIdx.x] -= value; }
  static void Launch(int* x, int n) { Kernel<<<1, n>>>(x, 3); }
};

template <class T>
class Negation {
 public:
  __global__ static void Kernel(T* x) { x[threadIdx.x] = -x[threadIdx.x]; }
};

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
  Subtract::Kernel<<<1, n>>>(x, 2);        // 13
  Subtract::Launch(x, n);                  // 10
  Negation<int>::Kernel<<<1, n>>>(x);      // -10
  const Step steps[] = {{Double, n}, {numbers::AddConstant<1>, n}, {&Double, n}};
  LaunchAll(steps, 3, x);         // -38
  LaunchParameter<Double>(x, n);  // -76
  void (*add)(int*, int) = numbers::detail::Add;
  (*add)<<<1, n>>>(x, 6);  // -70
  auto* chosen = h != nullptr ? &Double : numbers::AddConstant<7>;
  chosen<<<dim3(1, 1), dim3(n, 1), 0, 0>>>(x);  // -140
  cudaMemcpy(h, x, sizeof h, cudaMemcpyDeviceToHost);
  cudaFree(x);
  for (int value : h) {
    if (value != -140) return 1;
  }
  return cudaGetLastError() == cudaSuccess ? 0 : 2;
}
