// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A class owns its array, launches from its members, and has a kernel for a friend.
//
// finds: nothing

__global__ void FillKernel(float* x, int n, float value) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) x[i] = value;
}

class Vector {
 public:
  explicit Vector(int n) : n_(n) { cudaMalloc(&data_, n * sizeof(float)); }
  ~Vector() { cudaFree(data_); }
  Vector(const Vector&) = delete;
  Vector& operator=(const Vector&) = delete;

  void Fill(float value) { FillKernel<<<Blocks(), kBlock>>>(data_, n_, value); }
  float Get(int i) const {
    float value;
    cudaMemcpy(&value, data_ + i, sizeof(float), cudaMemcpyDeviceToHost);
    return value;
  }
  __global__ friend void Accumulate(const float* x, float* y, int n);
  void Add(const Vector& other);

 private:
  static constexpr int kBlock = 128;
  int Blocks() const { return (n_ + kBlock - 1) / kBlock; }
  int n_;
  float* data_;
};

__global__ void Accumulate(const float* x, float* y, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] += x[i];
}

void Vector::Add(const Vector& other) {
  Accumulate<<<this->Blocks(), kBlock>>>(other.data_, this->data_, n_);
}

int main() {
  Vector a(200), b(200);
  a.Fill(1.5f);
  b.Fill(2.0f);
  b.Add(a);
  return b.Get(0) == 3.5f && b.Get(199) == 3.5f ? 0 : 1;
}
