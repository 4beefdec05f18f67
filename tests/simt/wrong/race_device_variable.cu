// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Threads number themselves with a plain counter in a __device__ variable.
//
// finds: race

__device__ int next;

__global__ void TakeTicket(int* tickets) {
  const int ticket = next;  // <- race
  next = ticket + 1;        // <- race
  tickets[threadIdx.x] = ticket;
}

int main() {
  int* d_tickets;
  cudaMalloc(&d_tickets, 32 * sizeof(int));
  TakeTicket<<<1, 32>>>(d_tickets);
  cudaDeviceSynchronize();
  cudaFree(d_tickets);
}
