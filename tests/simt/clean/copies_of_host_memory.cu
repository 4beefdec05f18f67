// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Copies to and from host memory of all kinds, each to its very last byte.
//
// finds: nothing

#include <array>
#include <memory>
#include <string>
#include <vector>

struct Record {
  int header;
  float values[7];
};

float global_array[32];

__global__ void AddOne(float* x, int n) {
  if (threadIdx.x < n) x[threadIdx.x] += 1.0f;
}

// Copies n floats to the device, adds one to each, and copies them to `out`.
void RoundTrip(float* out, const float* in, int n) {
  float* d_x;
  cudaMalloc(&d_x, n * sizeof(float));
  cudaMemcpy(d_x, in, n * sizeof(float), cudaMemcpyHostToDevice);
  AddOne<<<1, 128>>>(d_x, n);
  cudaMemcpy(out, d_x, n * sizeof(float), cudaMemcpyDeviceToHost);
  cudaFree(d_x);
}

int main() {
  int errors = 0;

  std::vector<float> vector(100, 1.0f);
  RoundTrip(vector.data() + 40, vector.data(), 60);
  errors += vector[40] != 2.0f || vector[99] != 2.0f || vector[39] != 1.0f;
  vector.resize(101);
  vector.shrink_to_fit();
  RoundTrip(vector.data() + 100, vector.data() + 99, 1);
  errors += vector[100] != 3.0f;

  float local[33] = {};
  RoundTrip(local, global_array, 32);
  RoundTrip(&local[31], local + 31, 2);
  errors += local[0] != 1.0f || local[32] != 1.0f;

  Record record = {7, {}};
  RoundTrip(record.values, record.values, 7);
  errors += record.header != 7 || record.values[6] != 1.0f;

  std::array<float, 5> array = {};
  RoundTrip(array.data(), array.data(), 5);
  errors += array[4] != 1.0f;

  auto* block = static_cast<float*>(malloc(4 * sizeof(float)));
  block = static_cast<float*>(realloc(block, 64 * sizeof(float)));
  for (int i = 0; i < 64; ++i) block[i] = 0.0f;
  RoundTrip(block, block, 64);
  errors += block[63] != 1.0f;
  free(block);
  auto* zeros = static_cast<float*>(calloc(16, sizeof(float)));
  RoundTrip(zeros, zeros, 16);
  errors += zeros[15] != 1.0f;
  free(zeros);

  // Blocks that lie where others were before.
  for (int n = 1; n <= 100; ++n) {
    const std::unique_ptr<float[]> again(new float[n]());
    RoundTrip(again.get(), again.get(), n);
    errors += again[n - 1] != 1.0f;
  }

  std::string text(40, 'a'), copy(40, ' ');
  char* d_text;
  cudaMalloc(&d_text, 40);
  cudaMemcpy(d_text, text.data(), 40, cudaMemcpyHostToDevice);
  cudaMemcpy(&copy[0], d_text, 40, cudaMemcpyDeviceToHost);
  cudaMemcpy(d_text, "a literal", 10, cudaMemcpyHostToDevice);
  cudaFree(d_text);
  errors += copy != text;
  return errors;
}
