// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A box is filled, then a smaller one in its corner.
//
// finds: nothing

int main() {
  constexpr int kWidth = 100, kHeight = 4, kDepth = 3;
  cudaPitchedPtr box;
  cudaMalloc3D(&box, make_cudaExtent(kWidth, kHeight, kDepth));
  cudaMemset3D(box, 1, make_cudaExtent(kWidth, kHeight, kDepth));
  cudaMemset3DAsync(box, 2, make_cudaExtent(50, 2, 2), 0);
  unsigned char x[kDepth * kHeight][kWidth];
  cudaMemcpy2D(x, kWidth, box.ptr, box.pitch, kWidth, kDepth * kHeight, cudaMemcpyDeviceToHost);
  cudaFree(box.ptr);
  int errors = 0;
  for (int z = 0; z < kDepth; ++z) {
    for (int y = 0; y < kHeight; ++y) {
      for (int i = 0; i < kWidth; ++i) {
        errors += x[z * kHeight + y][i] != (z < 2 && y < 2 && i < 50 ? 2 : 1);
      }
    }
  }
  return errors;
}
