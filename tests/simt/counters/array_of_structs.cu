// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Only one of four members is read: the floats of a warp are 16 bytes apart, so 512 bytes are
// touched, 16 sectors, where an array of that member alone would have cost 4.
//
// counts SumX: global_load_requests=1 global_load_sectors=16 global_load_ideal_sectors=4
//
// finds: nothing

struct Particle {
  float x, y, z, mass;
};

__global__ void SumX(const Particle* particles, float* x) {
  x[threadIdx.x] = particles[threadIdx.x].x;
}

int main() {
  Particle* d_particles;
  float* d_x;
  cudaMalloc(&d_particles, 32 * sizeof(Particle));
  cudaMalloc(&d_x, 32 * sizeof(float));
  cudaMemset(d_particles, 0, 32 * sizeof(Particle));
  SumX<<<1, 32>>>(d_particles, d_x);
  cudaDeviceSynchronize();
  cudaFree(d_particles);
  cudaFree(d_x);
}
