// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Arrays of vectors and of structs of vectors in shared memory: the compiler adds nothing to them
// that threads could race for.
//
// finds: nothing

#include <cstdio>
#include <vector>

struct Body {
  float4 position;
  float3 velocity;
};

__device__ float3 operator+(float3 a, float3 b) {
  return make_float3(a.x + b.x, a.y + b.y, a.z + b.z);
}

__device__ float3 Pull(float4 on, float4 by) {
  const float3 r = {by.x - on.x, by.y - on.y, by.z - on.z};
  const float inverse = rsqrtf(r.x * r.x + r.y * r.y + r.z * r.z + 1e-3f);
  const float strength = by.w * inverse * inverse * inverse;
  return make_float3(r.x * strength, r.y * strength, r.z * strength);
}

__global__ void Accelerate(const float4* positions, float3* accelerations, int n) {
  __shared__ float4 tile[64];
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float4 own = i < n ? positions[i] : make_float4(0, 0, 0, 0);
  float3 sum = {0, 0, 0};
  for (int first = 0; first < n; first += blockDim.x) {
    const int count = min(static_cast<int>(blockDim.x), n - first);
    if (static_cast<int>(threadIdx.x) < count) tile[threadIdx.x] = positions[first + threadIdx.x];
    __syncthreads();
    for (int j = 0; j < count; ++j) sum = sum + Pull(own, tile[j]);
    __syncthreads();
  }
  if (i < n) accelerations[i] = sum;
}

__global__ void Swap(float4* positions) {
  __shared__ Body bodies[2][32];
  __shared__ float2 pair;
  if (threadIdx.x == 0) pair = make_float2(1, 2);
  bodies[1][threadIdx.x].position = positions[threadIdx.x];
  __syncthreads();
  float4 other = bodies[1][31 - threadIdx.x].position;
  other.x += pair.y;
  positions[threadIdx.x] = other;
}

int main() {
  const int n = 100;
  std::vector<float4> h_positions(n);
  for (int i = 0; i < n; ++i) h_positions[i] = make_float4(i % 7, i % 5, i % 3, 1);
  float4* positions;
  float3* accelerations;
  cudaMalloc(&positions, n * sizeof(float4));
  cudaMalloc(&accelerations, n * sizeof(float3));
  cudaMemcpy(positions, h_positions.data(), n * sizeof(float4), cudaMemcpyHostToDevice);
  Accelerate<<<2, 64>>>(positions, accelerations, n);
  Swap<<<1, 32>>>(positions);
  cudaMemcpy(h_positions.data(), positions, n * sizeof(float4), cudaMemcpyDeviceToHost);
  cudaFree(positions);
  cudaFree(accelerations);
  return h_positions[31].x == 2 && h_positions[0].y == 1 ? 0 : 1;
}
