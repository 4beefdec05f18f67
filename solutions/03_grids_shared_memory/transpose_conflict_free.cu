// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Model answer: modules/03_grids_shared_memory/transpose_conflict_free.

#include "modules/03_grids_shared_memory/transpose_conflict_free/transpose_conflict_free.h"

using workbook::DeviceMatrix;

constexpr int kTile = 32;  // rows and columns of a tile: a warp reads or writes one row of it
constexpr int kRowsPerRound = 8;  // a block has 32 x 8 threads, so each moves 4 elements of a tile

constexpr int TilesIn(int extent) { return (extent + kTile - 1) / kTile; }

// One block moves one tile: rows of `in` to rows of shared memory, then columns of shared memory to
// rows of `out`.
__global__ void TransposeKernel(DeviceMatrix<const float> in, DeviceMatrix<float> out,
                                int tiles_across) {
  // The 33rd column holds nothing. It moves each row one bank on, so that the 32 elements of a
  // column lie in 32 different banks.
  __shared__ float tile[kTile][kTile + 1];

  const int first_row = static_cast<int>(blockIdx.x) / tiles_across * kTile;
  const int first_column = static_cast<int>(blockIdx.x) % tiles_across * kTile;
  const int x = threadIdx.x;  // neighbouring threads, neighbouring words: in both halves

  for (int y = threadIdx.y; y < kTile; y += kRowsPerRound) {
    const int row = first_row + y;
    const int column = first_column + x;
    if (row < in.rows() && column < in.columns()) tile[y][x] = in(row, column);
  }
  __syncthreads();  // each thread now reads what others wrote

  for (int y = threadIdx.y; y < kTile; y += kRowsPerRound) {
    const int row = first_column + y;  // the tile's place in `out` is mirrored too
    const int column = first_row + x;
    if (row < out.rows() && column < out.columns()) out(row, column) = tile[x][y];
  }
}

void Transpose(DeviceMatrix<const float> in, DeviceMatrix<float> out) {
  if (in.empty()) return;  // a launch of 0 blocks is an error
  // The tiles are numbered along the x axis of the grid, row after row: x may count to 2^31 - 1,
  // y and z only to 65535.
  const int tiles_across = TilesIn(in.columns());
  const int tiles_down = TilesIn(in.rows());
  const dim3 threads(kTile, kRowsPerRound);
  TransposeKernel<<<tiles_across * tiles_down, threads>>>(in, out, tiles_across);
}
