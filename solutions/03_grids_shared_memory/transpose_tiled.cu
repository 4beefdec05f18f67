// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Model answer: modules/03_grids_shared_memory/transpose_tiled.

#include "modules/03_grids_shared_memory/transpose_tiled/transpose_tiled.h"

using workbook::DeviceMatrix;

constexpr int kTile = 32;  // rows and columns of a tile: a warp reads or writes one row of it

constexpr int TilesIn(int extent) { return (extent + kTile - 1) / kTile; }

// One block moves one tile, one thread an element of it: from rows of `in` to rows of the tile,
// then from columns of the tile to rows of `out`.
__global__ void TransposeKernel(DeviceMatrix<const float> in, DeviceMatrix<float> out) {
  __shared__ float tile[kTile][kTile];
  const int x = threadIdx.x;  // neighbouring threads, neighbouring words: in both halves
  const int y = threadIdx.y;
  const int first_row = blockIdx.y * kTile;  // of the tile, in `in`
  const int first_column = blockIdx.x * kTile;

  if (first_row + y < in.rows() && first_column + x < in.columns()) {
    tile[y][x] = in(first_row + y, first_column + x);
  }
  __syncthreads();  // each thread now takes what another one brought

  // The tile's place in `out` is mirrored, too.
  if (first_column + y < out.rows() && first_row + x < out.columns()) {
    out(first_column + y, first_row + x) = tile[x][y];
  }
}

void TransposeTiled(DeviceMatrix<const float> in, DeviceMatrix<float> out) {
  if (in.empty()) return;  // a launch of 0 blocks is an error
  const dim3 tiles(TilesIn(in.columns()), TilesIn(in.rows()));
  TransposeKernel<<<tiles, dim3(kTile, kTile)>>>(in, out);
}
