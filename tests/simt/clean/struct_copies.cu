// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Structs of 24 and of 12 bytes, which lie differently for each lane, are copied by assignment.
//
// finds: nothing

struct Pair {
  double weight;
  int values[4];
};
struct Vector {
  float x, y, z;
};

__global__ void Reverse(const Pair* pairs, const Vector* vectors, Pair* pairs_out,
                        Vector* vectors_out) {
  __shared__ Pair tile[32];
  const int t = threadIdx.x;
  tile[t] = pairs[t];
  __syncthreads();
  pairs_out[t] = tile[31 - t];
  vectors_out[t] = vectors[31 - t];
}

int main() {
  Pair h_pairs[32];
  Vector h_vectors[32];
  for (int i = 0; i < 32; ++i) {
    h_pairs[i] = {0.5 * i, {i, i + 1, i + 2, i + 3}};
    h_vectors[i] = {1.0f * i, 2.0f * i, 3.0f * i};
  }
  Pair *d_pairs, *d_pairs_out;
  Vector *d_vectors, *d_vectors_out;
  cudaMalloc(&d_pairs, sizeof(h_pairs));
  cudaMalloc(&d_pairs_out, sizeof(h_pairs));
  cudaMalloc(&d_vectors, sizeof(h_vectors));
  cudaMalloc(&d_vectors_out, sizeof(h_vectors));
  cudaMemcpy(d_pairs, h_pairs, sizeof(h_pairs), cudaMemcpyHostToDevice);
  cudaMemcpy(d_vectors, h_vectors, sizeof(h_vectors), cudaMemcpyHostToDevice);
  Reverse<<<1, 32>>>(d_pairs, d_vectors, d_pairs_out, d_vectors_out);
  cudaMemcpy(h_pairs, d_pairs_out, sizeof(h_pairs), cudaMemcpyDeviceToHost);
  cudaMemcpy(h_vectors, d_vectors_out, sizeof(h_vectors), cudaMemcpyDeviceToHost);
  cudaFree(d_pairs);
  cudaFree(d_pairs_out);
  cudaFree(d_vectors);
  cudaFree(d_vectors_out);
  return h_pairs[0].values[3] == 34 && h_pairs[31].weight == 0 && h_vectors[1].z == 90 ? 0 : 1;
}
