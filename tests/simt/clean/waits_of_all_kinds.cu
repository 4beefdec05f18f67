// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The host touches managed and pinned memory only after it has waited, in each way there is, and
// may touch what no unfinished work touches at any time.
//
// finds: nothing

__global__ void Add(int* x, int more) { x[threadIdx.x] += more; }

void AddOnHost(void* x) { ++static_cast<int*>(x)[0]; }

int main() {
  int *managed, *other, *pinned, *device;
  cudaMallocManaged(&managed, 32 * sizeof(int));
  cudaMallocManaged(&other, 32 * sizeof(int));
  cudaMallocHost(&pinned, 32 * sizeof(int));
  cudaMalloc(&device, 32 * sizeof(int));
  for (int i = 0; i < 32; ++i) managed[i] = other[i] = pinned[i] = 0;
  cudaStream_t stream;
  cudaStreamCreate(&stream);
  cudaEvent_t event;
  cudaEventCreate(&event);

  Add<<<1, 32>>>(managed, 1);
  other[0] = 5;
  cudaDeviceSynchronize();
  managed[0] += 1;

  Add<<<1, 32, 0, stream>>>(managed, 1);
  cudaStreamSynchronize(stream);
  managed[1] += 1;

  Add<<<1, 32, 0, stream>>>(managed, 1);
  cudaEventRecord(event, stream);
  cudaEventSynchronize(event);
  managed[2] += 1;

  Add<<<1, 32, 0, stream>>>(managed, 1);
  while (cudaStreamQuery(stream) == cudaErrorNotReady) {
  }
  managed[3] += 1;

  Add<<<1, 32, 0, stream>>>(managed, 1);
  cudaLaunchHostFunc(stream, AddOnHost, managed);
  cudaStreamSynchronize(stream);

  Add<<<1, 32>>>(managed, 1);
  int first;
  cudaMemcpy(&first, managed, sizeof(int), cudaMemcpyDeviceToHost);
  managed[4] += 1;

  cudaMemcpyAsync(device, pinned, 32 * sizeof(int), cudaMemcpyHostToDevice, stream);
  const int read_meanwhile = pinned[0];
  Add<<<1, 32, 0, stream>>>(device, 7);
  cudaStreamSynchronize(stream);
  pinned[0] = 100;
  cudaMemcpyAsync(pinned, device, 32 * sizeof(int), cudaMemcpyDeviceToHost, stream);
  cudaStreamSynchronize(stream);
  const bool right = first == 8 && managed[4] == 7 && pinned[0] == 7 && read_meanwhile == 0;

  cudaEventDestroy(event);
  cudaStreamDestroy(stream);
  cudaFree(managed);
  cudaFree(other);
  cudaFree(device);
  cudaFreeHost(pinned);
  return right ? 0 : 1;
}
