// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: unsupported.h
//
// What CUDA has and the simulator does not, so that the compiler says so, by name, at the line that
// uses it.

#ifndef COMMON_SIMT_INCLUDE_SIMT_UNSUPPORTED_H_
#define COMMON_SIMT_INCLUDE_SIMT_UNSUPPORTED_H_

#include "simt/errors.h"

#define SIMT_UNSUPPORTED(what) __attribute__((unavailable("the simulator does not support " what)))
#define SIMT_UNSUPPORTED_FUNCTION(name, what) SIMT_UNSUPPORTED(what) cudaError_t name(...);
#define SIMT_UNSUPPORTED_TYPE(name, what) typedef struct simt_##name* name SIMT_UNSUPPORTED(what);

#define SIMT_GRAPHS "CUDA graphs: launch the kernels one by one"
SIMT_UNSUPPORTED_TYPE(cudaGraph_t, SIMT_GRAPHS)
SIMT_UNSUPPORTED_TYPE(cudaGraphExec_t, SIMT_GRAPHS)
SIMT_UNSUPPORTED_TYPE(cudaGraphNode_t, SIMT_GRAPHS)
SIMT_UNSUPPORTED_FUNCTION(cudaStreamBeginCapture, SIMT_GRAPHS)
SIMT_UNSUPPORTED_FUNCTION(cudaStreamEndCapture, SIMT_GRAPHS)
SIMT_UNSUPPORTED_FUNCTION(cudaStreamIsCapturing, SIMT_GRAPHS)
SIMT_UNSUPPORTED_FUNCTION(cudaGraphCreate, SIMT_GRAPHS)
SIMT_UNSUPPORTED_FUNCTION(cudaGraphInstantiate, SIMT_GRAPHS)
SIMT_UNSUPPORTED_FUNCTION(cudaGraphLaunch, SIMT_GRAPHS)
SIMT_UNSUPPORTED_FUNCTION(cudaGraphDestroy, SIMT_GRAPHS)
SIMT_UNSUPPORTED_FUNCTION(cudaGraphExecDestroy, SIMT_GRAPHS)
SIMT_UNSUPPORTED_FUNCTION(cudaGraphAddKernelNode, SIMT_GRAPHS)

#define SIMT_COPIES_3D "copies in three dimensions: copy slice by slice with cudaMemcpy2D"
SIMT_UNSUPPORTED_TYPE(cudaMemcpy3DParms, SIMT_COPIES_3D)
SIMT_UNSUPPORTED_FUNCTION(cudaMemcpy3D, SIMT_COPIES_3D)
SIMT_UNSUPPORTED_FUNCTION(cudaMemcpy3DAsync, SIMT_COPIES_3D)

#define SIMT_TEXTURES "textures and arrays: read through a pointer"
SIMT_UNSUPPORTED_TYPE(cudaArray_t, SIMT_TEXTURES)
SIMT_UNSUPPORTED_TYPE(cudaTextureObject_t, SIMT_TEXTURES)
SIMT_UNSUPPORTED_TYPE(cudaSurfaceObject_t, SIMT_TEXTURES)
SIMT_UNSUPPORTED_TYPE(cudaResourceDesc, SIMT_TEXTURES)
SIMT_UNSUPPORTED_TYPE(cudaTextureDesc, SIMT_TEXTURES)
SIMT_UNSUPPORTED_TYPE(cudaChannelFormatDesc, SIMT_TEXTURES)
SIMT_UNSUPPORTED_FUNCTION(cudaMallocArray, SIMT_TEXTURES)
SIMT_UNSUPPORTED_FUNCTION(cudaMalloc3DArray, SIMT_TEXTURES)
SIMT_UNSUPPORTED_FUNCTION(cudaFreeArray, SIMT_TEXTURES)
SIMT_UNSUPPORTED_FUNCTION(cudaCreateTextureObject, SIMT_TEXTURES)
SIMT_UNSUPPORTED_FUNCTION(cudaDestroyTextureObject, SIMT_TEXTURES)

#undef SIMT_UNSUPPORTED_FUNCTION
#undef SIMT_UNSUPPORTED_TYPE

#endif  // COMMON_SIMT_INCLUDE_SIMT_UNSUPPORTED_H_
