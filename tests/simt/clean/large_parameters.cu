// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A kernel takes a large struct by value; every thread has its own copy.
//
// finds: nothing

struct Parameters {
  int values[256];
  float scale;
};

__global__ void Use(Parameters parameters, float* out) {
  parameters.values[threadIdx.x] += blockIdx.x;
  out[blockIdx.x * blockDim.x + threadIdx.x] = parameters.scale * parameters.values[threadIdx.x];
}

int main() {
  Parameters parameters;
  for (int i = 0; i < 256; ++i) parameters.values[i] = i;
  parameters.scale = 0.5f;
  float h[512];
  float* d;
  cudaMalloc(&d, sizeof(h));
  Use<<<2, 256>>>(parameters, d);
  cudaMemcpy(h, d, sizeof(h), cudaMemcpyDeviceToHost);
  cudaFree(d);
  return h[255] == 127.5f && h[511] == 128.0f && parameters.values[3] == 3 ? 0 : 1;
}
