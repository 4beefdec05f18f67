// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Functions of the device library, near what the host computes.
//
// finds: nothing

#include <cmath>

__global__ void Math(const float* x, float* out) {
  const int t = threadIdx.x;
  const float v = x[t];
  out[t * 8 + 0] = sqrtf(v) * rsqrtf(v);
  out[t * 8 + 1] = __fdividef(v, v + 1.0f);
  out[t * 8 + 2] = sinf(v) * sinf(v) + cosf(v) * cosf(v);
  out[t * 8 + 3] = __expf(logf(v));
  out[t * 8 + 4] = hypotf(3.0f * v, 4.0f * v);
  out[t * 8 + 5] = fmaf(v, 2.0f, 1.0f);
  out[t * 8 + 6] = fminf(v, 3.0f) + fmaxf(v, 3.0f) + min(t, 3) + max(t, 3);
  out[t * 8 + 7] = __popc(t) + __clz(1 << t % 31) + __ffs(8) + __brev(1u) / 0x80000000u;
}

bool Near(double a, double b) { return std::fabs(a - b) <= 1e-5 * std::fabs(b); }

int main() {
  float h_x[32], h[256];
  for (int i = 0; i < 32; ++i) h_x[i] = 0.5f + i;
  float *d_x, *d;
  cudaMalloc(&d_x, sizeof(h_x));
  cudaMalloc(&d, sizeof(h));
  cudaMemcpy(d_x, h_x, sizeof(h_x), cudaMemcpyHostToDevice);
  Math<<<1, 32>>>(d_x, d);
  cudaMemcpy(h, d, sizeof(h), cudaMemcpyDeviceToHost);
  cudaFree(d_x);
  cudaFree(d);
  for (int t = 0; t < 32; ++t) {
    const double v = h_x[t];
    if (!Near(h[t * 8], 1) || !Near(h[t * 8 + 1], v / (v + 1)) || !Near(h[t * 8 + 2], 1)) return 1;
    if (!Near(h[t * 8 + 3], v) || !Near(h[t * 8 + 4], 5 * v)) return 2;
    if (!Near(h[t * 8 + 5], 2 * v + 1) || !Near(h[t * 8 + 6], v + 3 + t + 3)) return 3;
    if (h[t * 8 + 7] != __builtin_popcount(t) + 31 - t % 31 + 4 + 1) return 4;
  }
}
