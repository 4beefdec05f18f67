// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Functions of the C and C++ libraries that write their caller's memory, in a kernel and on the
// host: what they write is initialised afterwards, whatever its size.
//
// finds: nothing

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <vector>

struct Record {
  char bytes[5];
  int numbers[6];
};

__global__ void Write(float* sines, int* exponents, double* wholes, Record* records,
                      const Record* source) {
  sincosf(1.0f, &sines[0], &sines[1]);
  frexpf(6.0f, &exponents[0]);
  remquo(7.0, 2.0, &exponents[1]);
  modf(2.5, &wholes[0]);
  memcpy(&records[0], source, sizeof(Record));
  memset(&records[1], 0, sizeof(Record));
  memcpy(records[2].bytes, source->bytes, 5);
  records[3] = *source;
}

__global__ void Read(const float* sines, const int* exponents, const double* wholes,
                     const Record* records, float* sum) {
  *sum = sines[0] + sines[1] + exponents[0] + exponents[1] + static_cast<float>(wholes[0]) +
         records[0].numbers[5] + records[1].numbers[0] + records[2].bytes[4] +
         records[3].numbers[5];
}

__global__ void Sum(const int* numbers, int count, int* sum) {
  *sum = 0;
  for (int i = 0; i < count; ++i) *sum += numbers[i];
}

int main() {
  float *sines, *sum;
  int* exponents;
  double* wholes;
  Record *records, *source;
  cudaMalloc(&sines, 2 * sizeof(float));
  cudaMalloc(&sum, sizeof(float));
  cudaMalloc(&exponents, 2 * sizeof(int));
  cudaMalloc(&wholes, sizeof(double));
  cudaMalloc(&records, 4 * sizeof(Record));
  cudaMalloc(&source, sizeof(Record));
  const Record record = {{1, 2, 3, 4, 5}, {1, 2, 3, 4, 5, 6}};
  cudaMemcpy(source, &record, sizeof(Record), cudaMemcpyHostToDevice);
  Write<<<1, 1>>>(sines, exponents, wholes, records, source);
  Read<<<1, 1>>>(sines, exponents, wholes, records, sum);

  int* numbers;
  int* total;
  cudaMallocManaged(&numbers, 9 * sizeof(int));
  cudaMallocManaged(&total, sizeof(int));
  const int three[3] = {1, 2, 3};
  memcpy(numbers, three, sizeof(three));
  const std::vector<int> two = {4, 5};
  std::copy(two.begin(), two.end(), numbers + 3);
  std::fill(numbers + 5, numbers + 6, 6);
  numbers[6] = 7;
  memset(numbers + 7, 0, 2 * sizeof(int));
  Sum<<<1, 1>>>(numbers, 9, total);
  cudaDeviceSynchronize();
  const bool right = *total == 28;
  if (!right) printf("the sum is %d\n", *total);

  cudaFree(sines);
  cudaFree(sum);
  cudaFree(exponents);
  cudaFree(wholes);
  cudaFree(records);
  cudaFree(source);
  cudaFree(numbers);
  cudaFree(total);
  return right ? 0 : 1;
}
