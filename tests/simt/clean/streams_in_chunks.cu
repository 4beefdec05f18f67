// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Two streams at the same time, each on its own part of the arrays, then each on the other's after
// an event, a wait of the host, or work in the null stream; and two that only read.
//
// finds: nothing

__global__ void Double(const int* x, int* y, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = 2 * x[i];
}

__global__ void Count(const int* x, int* sum) { atomicAdd(sum, x[threadIdx.x]); }

int main() {
  constexpr int kChunk = 128, kChunks = 4, n = kChunk * kChunks;
  constexpr size_t kBytes = kChunk * sizeof(int);
  int *h_x, *h_y, *d_x, *d_y, *d_sum, sum = -1;
  cudaMallocHost(&h_x, n * sizeof(int));
  cudaMallocHost(&h_y, n * sizeof(int));
  cudaMalloc(&d_x, n * sizeof(int));
  cudaMalloc(&d_y, n * sizeof(int));
  cudaMalloc(&d_sum, sizeof(int));
  for (int i = 0; i < n; ++i) h_x[i] = i;
  cudaStream_t streams[2];
  cudaEvent_t event;
  for (cudaStream_t& stream : streams) cudaStreamCreate(&stream);
  cudaEventCreate(&event);

  cudaMemset(d_sum, 0, sizeof(int));  // in the null stream, which both wait for
  for (int c = 0; c < kChunks; ++c) {
    const cudaStream_t stream = streams[c % 2];
    const int begin = c * kChunk;
    cudaMemcpyAsync(d_x + begin, h_x + begin, kBytes, cudaMemcpyHostToDevice, stream);
    Double<<<1, kChunk, 0, stream>>>(d_x + begin, d_y + begin, kChunk);
    cudaMemcpyAsync(h_y + begin, d_y + begin, kBytes, cudaMemcpyDeviceToHost, stream);
    Count<<<1, kChunk, 0, stream>>>(d_x + begin, d_sum);
  }
  cudaEventRecord(event, streams[1]);
  cudaStreamWaitEvent(streams[0], event, 0);
  cudaMemcpyAsync(&sum, d_sum, sizeof(int), cudaMemcpyDeviceToHost, streams[0]);
  int errors = sum != n * (n - 1) / 2;

  cudaStreamSynchronize(streams[0]);
  cudaMemsetAsync(d_y, 0, n * sizeof(int), streams[1]);
  Double<<<kChunks, kChunk>>>(d_x, d_y, n);  // in the null stream
  cudaMemcpyAsync(h_y, d_y, n * sizeof(int), cudaMemcpyDeviceToHost, streams[1]);
  Double<<<kChunks, kChunk, 0, streams[0]>>>(d_y, d_x, n);  // reads what is copied
  cudaDeviceSynchronize();
  for (int i = 0; i < n; ++i) errors += h_y[i] != 2 * i;

  // The columns of a matrix in turn.
  cudaMemset2DAsync(d_y, 64, 0, 32, 8, streams[0]);
  cudaMemset2DAsync(d_y + 8, 64, 0, 32, 8, streams[1]);
  cudaDeviceSynchronize();

  for (cudaStream_t& stream : streams) cudaStreamDestroy(stream);
  cudaEventDestroy(event);
  cudaFree(d_x);
  cudaFree(d_y);
  cudaFree(d_sum);
  cudaFreeHost(h_x);
  cudaFreeHost(h_y);
  return errors;
}
