// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A machine with one device: it has no peers, shares nothing with other processes, and memory of
// the host can be page-locked after its allocation.
//
// finds: nothing

#include <cstdlib>

__global__ void Increment(int* x, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) ++x[i];
}

int main() {
  constexpr int n = 1000;
  int errors = 0, can_access = 1, value = 0;
  errors += cudaDeviceCanAccessPeer(&can_access, 0, 0) != cudaSuccess || can_access != 0;
  errors += cudaDeviceCanAccessPeer(&can_access, 0, 1) != cudaErrorInvalidDevice;
  errors += cudaDeviceEnablePeerAccess(1, 0) != cudaErrorInvalidDevice;
  errors += cudaDeviceGetP2PAttribute(&value, cudaDevP2PAttrAccessSupported, 0, 1) !=
            cudaErrorInvalidDevice;

  int* host = static_cast<int*>(std::malloc(n * sizeof(int)));
  for (int i = 0; i < n; ++i) host[i] = i;
  errors += cudaHostRegister(host, n * sizeof(int), cudaHostRegisterDefault) != cudaSuccess;
  errors += cudaHostRegister(host, sizeof(int), cudaHostRegisterPortable) !=
            cudaErrorHostMemoryAlreadyRegistered;
  cudaPointerAttributes attributes;
  cudaPointerGetAttributes(&attributes, host + 10);
  errors += attributes.type != cudaMemoryTypeHost;

  cudaMemPool_t pool;
  cudaDeviceGetDefaultMemPool(&pool, 0);
  unsigned long long threshold = ~0ull;
  errors +=
      cudaMemPoolSetAttribute(pool, cudaMemPoolAttrReleaseThreshold, &threshold) != cudaSuccess;
  cudaStream_t stream;
  cudaStreamCreate(&stream);
  int *a, *b;
  cudaMallocAsync(&a, n * sizeof(int), stream);
  cudaMallocFromPoolAsync(&b, n * sizeof(int), pool, stream);
  cudaMemcpyAsync(a, host, n * sizeof(int), cudaMemcpyHostToDevice, stream);
  Increment<<<4, 256, 0, stream>>>(a, n);
  errors += cudaMemcpyPeerAsync(b, 0, a, 0, n * sizeof(int), stream) != cudaSuccess;
  errors += cudaMemcpyPeer(b, 1, a, 0, sizeof(int)) != cudaErrorInvalidDevice;
  cudaMemcpyAsync(host, b, n * sizeof(int), cudaMemcpyDeviceToHost, stream);
  cudaFreeAsync(a, stream);
  cudaFreeAsync(b, stream);
  cudaStreamSynchronize(stream);
  errors += cudaMemPoolTrimTo(pool, 0) != cudaSuccess;
  for (int i = 0; i < n; ++i) errors += host[i] != i + 1;
  errors += cudaHostUnregister(host) != cudaSuccess;
  errors += cudaHostUnregister(host) != cudaErrorHostMemoryNotRegistered;
  std::free(host);
  cudaStreamDestroy(stream);

  cudaMalloc(&a, sizeof(int));  // a reset frees it
  errors += cudaDeviceReset() != cudaSuccess || cudaGetLastError() != cudaSuccess;
  return errors;
}
