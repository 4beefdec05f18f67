// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Atomic objects of libcu++ and references to plain words: counters, a lock, a message that is
// released and acquired, the last block of a grid.
//
// finds: nothing

#include <cuda/atomic>
#include <cuda/std/limits>

__device__ cuda::atomic<int, cuda::thread_scope_device> arrived{0};

__global__ void Count(const int* x, int n, int* even, int* largest) {
  __shared__ cuda::atomic<int, cuda::thread_scope_block> own;
  if (threadIdx.x == 0) own.store(0, cuda::memory_order_relaxed);
  __syncthreads();
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n && x[i] % 2 == 0) own.fetch_add(1, cuda::memory_order_relaxed);
  if (i < n) cuda::atomic_ref<int, cuda::thread_scope_device>(*largest).fetch_max(x[i]);
  __syncthreads();
  if (threadIdx.x == 0) {
    cuda::atomic_ref<int, cuda::thread_scope_device> all(*even);
    all += own.load();
  }
}

// Each block leaves a number; the last one to come adds them.
__global__ void SumOfBlocks(int* parts, int* sum) {
  if (threadIdx.x != 0) return;
  parts[blockIdx.x] = 1 + blockIdx.x;
  const int before = arrived.fetch_add(1, cuda::memory_order_acq_rel);
  if (before != static_cast<int>(gridDim.x) - 1) return;
  int total = 0;
  for (unsigned i = 0; i < gridDim.x; ++i) total += parts[i];
  *sum = total;
}

// A warp waits for the message of another.
__global__ void SendMessage(int* out) {
  __shared__ int message;
  __shared__ cuda::atomic<int, cuda::thread_scope_block> ready;
  if (threadIdx.x == 0) ready = 0;
  __syncthreads();
  if (threadIdx.x == 0) {
    message = 17;
    ready.store(1, cuda::memory_order_release);
  } else if (threadIdx.x == 32) {
    while (ready.load(cuda::memory_order_acquire) == 0) {
    }
    *out = message;
  }
}

__global__ void CountWithLock(unsigned* lock, int* count) {
  if (threadIdx.x % 32 != 0) return;
  cuda::atomic_ref<unsigned> word(*lock);
  unsigned expected = 0;
  while (!word.compare_exchange_weak(expected, 1u, cuda::memory_order_acquire)) expected = 0;
  ++*count;
  word.store(0, cuda::memory_order_release);
}

int main() {
  constexpr int n = 300;
  static_assert(cuda::std::numeric_limits<int>::max() == 2147483647);
  int h[n], result[4], *x, *results, *parts;
  unsigned* lock;
  for (int i = 0; i < n; ++i) h[i] = i;
  cudaMalloc(&x, sizeof h);
  cudaMalloc(&results, 5 * sizeof(int));
  cudaMalloc(&parts, 4 * sizeof(int));
  cudaMalloc(&lock, sizeof *lock);
  cudaMemcpy(x, h, sizeof h, cudaMemcpyHostToDevice);
  cudaMemset(results, 0, 5 * sizeof(int));
  cudaMemset(lock, 0, sizeof *lock);
  Count<<<3, 128>>>(x, n, results, results + 4);
  SumOfBlocks<<<4, 32>>>(parts, results + 1);
  SendMessage<<<1, 64>>>(results + 2);
  CountWithLock<<<2, 128>>>(lock, results + 3);
  int largest = 0;
  cudaMemcpy(result, results, sizeof result, cudaMemcpyDeviceToHost);
  cudaMemcpy(&largest, results + 4, sizeof largest, cudaMemcpyDeviceToHost);
  cudaFree(x);
  cudaFree(results);
  cudaFree(parts);
  cudaFree(lock);
  return result[0] == 150 && result[1] == 10 && result[2] == 17 && result[3] == 8 && largest == 299
             ? 0
             : 1;
}
