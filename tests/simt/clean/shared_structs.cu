// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Structs in shared memory, some of their members never set and never read.
//
// finds: nothing

struct Particle {
  float x, y;
  int cell;
  char tag;
};

__global__ void Step(const float* x, float* out) {
  __shared__ Particle particles[32];
  const int t = threadIdx.x;
  particles[t].x = x[t];
  particles[t].cell = t / 4;
  __syncthreads();
  const Particle& other = particles[31 - t];
  out[t] = other.x + other.cell;
}

int main() {
  float h_x[32], h_out[32];
  for (int i = 0; i < 32; ++i) h_x[i] = i;
  float *d_x, *d_out;
  cudaMalloc(&d_x, sizeof(h_x));
  cudaMalloc(&d_out, sizeof(h_out));
  cudaMemcpy(d_x, h_x, sizeof(h_x), cudaMemcpyHostToDevice);
  Step<<<1, 32>>>(d_x, d_out);
  cudaMemcpy(h_out, d_out, sizeof(h_out), cudaMemcpyDeviceToHost);
  cudaFree(d_x);
  cudaFree(d_out);
  return h_out[0] == 31 + 7 ? 0 : 1;
}
