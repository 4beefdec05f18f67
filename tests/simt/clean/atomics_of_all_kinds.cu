// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Every atomic operation on every type it has.
//
// finds: nothing

__global__ void Atomics(int* i, unsigned* u, unsigned long long* w, float* f, double* d) {
  const int t = blockIdx.x * blockDim.x + threadIdx.x;
  atomicAdd(&i[0], t);
  atomicSub(&i[1], t);
  atomicMin(&i[2], 50 - t);
  atomicMax(&i[3], t);
  atomicAnd(&u[0], ~(1u << t % 32));
  atomicOr(&u[1], 1u << t % 32);
  atomicXor(&u[2], 1u << t % 16);
  atomicInc(&u[3], 9);
  atomicDec(&u[4], 9);
  atomicAdd(&w[0], 1ull << 33);
  atomicMax(&w[1], static_cast<unsigned long long>(t) << 32);
  atomicAdd(&f[0], 0.5f);
  atomicAdd(&d[0], 0.25);
  int seen = i[4 + t];
  while (true) {
    const int before = atomicCAS(&i[4 + t], seen, seen + 7);
    if (before == seen) break;
    seen = before;
  }
  if (t == 0) atomicExch(&u[5], 77u);
}

int main() {
  int h_i[4 + 64] = {0, 0, 1000, -1000};
  unsigned h_u[6] = {0xffffffff, 0, 0, 0, 0, 0};
  unsigned long long h_w[2] = {0, 0};
  float h_f = 0;
  double h_d = 0;
  int* i;
  unsigned* u;
  unsigned long long* w;
  float* f;
  double* d;
  cudaMalloc(&i, sizeof(h_i));
  cudaMalloc(&u, sizeof(h_u));
  cudaMalloc(&w, sizeof(h_w));
  cudaMalloc(&f, sizeof(h_f));
  cudaMalloc(&d, sizeof(h_d));
  cudaMemcpy(i, h_i, sizeof(h_i), cudaMemcpyHostToDevice);
  cudaMemcpy(u, h_u, sizeof(h_u), cudaMemcpyHostToDevice);
  cudaMemcpy(w, h_w, sizeof(h_w), cudaMemcpyHostToDevice);
  cudaMemcpy(f, &h_f, sizeof(h_f), cudaMemcpyHostToDevice);
  cudaMemcpy(d, &h_d, sizeof(h_d), cudaMemcpyHostToDevice);
  Atomics<<<2, 32>>>(i, u, w, f, d);
  cudaMemcpy(h_i, i, sizeof(h_i), cudaMemcpyDeviceToHost);
  cudaMemcpy(h_u, u, sizeof(h_u), cudaMemcpyDeviceToHost);
  cudaMemcpy(h_w, w, sizeof(h_w), cudaMemcpyDeviceToHost);
  cudaMemcpy(&h_f, f, sizeof(h_f), cudaMemcpyDeviceToHost);
  cudaMemcpy(&h_d, d, sizeof(h_d), cudaMemcpyDeviceToHost);
  cudaFree(i);
  cudaFree(u);
  cudaFree(w);
  cudaFree(f);
  cudaFree(d);
  if (h_i[0] != 2016 || h_i[1] != -2016 || h_i[2] != -13 || h_i[3] != 63) return 1;
  if (h_u[0] != 0 || h_u[1] != 0xffffffff || h_u[2] != 0) return 2;
  if (h_u[3] != 4 || h_u[4] != 6 || h_u[5] != 77) return 3;
  if (h_w[0] != 64ull << 33 || h_w[1] != 63ull << 32) return 4;
  if (h_f != 32.0f || h_d != 16.0) return 5;
  for (int t = 0; t < 64; ++t) {
    if (h_i[4 + t] != 7) return 6;
  }
}
