// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The main() of every runner: takes calls out of the shared memory (wire/layout.h), makes them and
// puts back what came of them. It shares its process with the submission and is trusted with
// nothing: the grader confines it, compares outputs with its own copies, and takes silence for a
// verdict.

#include <cuda_runtime.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <chrono>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <random>
#include <string>
#include <vector>

#include "common/grade/runner/device.h"
#include "common/grade/runner/entry.h"
#include "common/grade/wire/layout.h"

namespace grade::runner {
namespace {

// Ends the process; that the call did not finish is all the grader needs to know.
[[noreturn]] void GiveUp(const char* why) {
  std::fprintf(stderr, "runner: %s\n", why);
  _exit(1);
}

// The grader's memory. The records are copied before the first call: what the submission writes
// over them later leads nowhere.
class Memory {
 public:
  Memory() {
    struct stat status;
    if (fstat(wire::kMemoryFd, &status) != 0) {
      GiveUp("a runner is started by a grader; try `bazel test` or `bazel run //:workbook`");
    }
    const auto size = static_cast<std::size_t>(status.st_size);
    void* const mapped =
        mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_SHARED, wire::kMemoryFd, 0);
    if (mapped == MAP_FAILED) GiveUp("cannot map the grader's memory");
    madvise(mapped, size, MADV_POPULATE_WRITE);  // where it fails, pages come when touched
    base_ = static_cast<std::byte*>(mapped);
    if (size >= sizeof(header_)) std::memcpy(&header_, base_, sizeof(header_));
    const std::size_t records = sizeof(wire::Header) +
                                header_.call_count * sizeof(wire::CallRecord) +
                                header_.argument_count * sizeof(wire::ArgumentRecord);
    if (header_.magic != wire::kMagic || header_.size != size || records > size) {
      GiveUp("the grader's memory is not in the agreed form");
    }
    calls_ = reinterpret_cast<wire::CallRecord*>(base_ + sizeof(wire::Header));
    for (std::size_t i = 0; i < header_.call_count; ++i) {
      first_argument_.push_back(calls_[i].first_argument);
      argument_count_.push_back(calls_[i].argument_count);
    }
    const auto* const arguments =
        reinterpret_cast<wire::ArgumentRecord*>(calls_ + header_.call_count);
    arguments_.assign(arguments, arguments + header_.argument_count);
    reinterpret_cast<wire::Header*>(base_)->in_main = 1;
  }

  const wire::Header& header() const { return header_; }
  wire::CallResult* result(std::size_t call) const { return &calls_[call].result; }
  std::size_t argument_count(std::size_t call) const { return argument_count_[call]; }
  const wire::ArgumentRecord& argument(std::size_t call, std::size_t index) const {
    return arguments_.at(first_argument_[call] + index);
  }
  std::byte* bytes(const wire::ArgumentRecord& record) const { return base_ + record.offset; }

 private:
  std::byte* base_ = nullptr;
  wire::Header header_ = {};
  wire::CallRecord* calls_ = nullptr;
  std::vector<std::size_t> first_argument_, argument_count_;
  std::vector<wire::ArgumentRecord> arguments_;
};

void Conclude(wire::CallResult* result, wire::Stage stage, const std::string& text) {
  std::snprintf(result->error_text, sizeof(result->error_text), "%s", text.c_str());
  result->stage = stage;
}

std::string Describe(cudaError_t error) {
  return std::string(cudaGetErrorName(error)) + " (" + cudaGetErrorString(error) + ")";
}

// The arguments of one call: each array where the function expects it, on the device or on the
// host.
class Arguments {
 public:
  Arguments(const Memory& memory, std::size_t call) : memory_(memory), call_(call) {
    for (std::size_t i = 0; i < kEntry.count; ++i) {
      const wire::ArgumentRecord& record = memory.argument(call, i);
      BoundArgument bound{memory.bytes(record), record.rows, record.columns};
      if (IsArray(i)) bound.data = Allocate(i);
      bound_.push_back(bound);
    }
  }

  // Whether the grader's schema of the call is this function's.
  static bool Fits(const Memory& memory, std::size_t call) {
    if (memory.argument_count(call) != kEntry.count) return false;
    for (std::size_t i = 0; i < kEntry.count; ++i) {
      const wire::ArgumentRecord& record = memory.argument(call, i);
      const wire::Parameter& parameter = kEntry.parameters[i];
      if (record.shape != static_cast<std::uint32_t>(parameter.shape) ||
          record.element != static_cast<std::uint32_t>(parameter.element) ||
          record.writable != (parameter.writable ? 1u : 0u) ||
          record.on_host != (parameter.on_host ? 1u : 0u)) {
        return false;
      }
    }
    return true;
  }

  // Brings every array to its values before the call: inputs, and outputs with their poison.
  void CopyIn() {
    transfer_seconds_ = 0;
    CopyInRotated([](std::size_t) { return std::size_t{0}; });
  }
  // The same with the elements of each array moved round by a random distance: other inputs of the
  // same kind, so that nothing kept of an earlier call is of use in a later one.
  void CopyInMovedRound(std::mt19937_64& engine) {
    CopyInRotated([&engine](std::size_t count) { return engine() % count; });
  }
  // Brings every array back, inputs too: the grader looks whether they are what they were.
  void CopyOut() {
    for (std::size_t i = 0; i < bound_.size(); ++i) {
      if (!IsArray(i) || Bytes(i) == 0) continue;
      Move(i, memory_.bytes(memory_.argument(call_, i)), bound_[i].data, Bytes(i),
           cudaMemcpyDeviceToHost);
    }
  }

  void Free() {
    for (std::size_t i = 0; i < bound_.size(); ++i) {
      if (!IsArray(i) || bound_[i].data == nullptr) continue;
      if (OnHost(i)) {
        std::free(bound_[i].data);
      } else {
        Check(cudaFree(bound_[i].data));
      }
    }
  }

  // What a caller with its arrays on the host pays beside the call: the seconds that copies of
  // inputs to the device and of outputs from it took, since the last CopyIn.
  double transfer_seconds() const { return transfer_seconds_; }

  const BoundArgument* data() const { return bound_.data(); }
  cudaError_t error() const { return error_; }

 private:
  static bool IsArray(std::size_t i) { return kEntry.parameters[i].shape != wire::Shape::kScalar; }
  static bool OnHost(std::size_t i) { return kEntry.parameters[i].on_host; }
  void* Allocate(std::size_t i) {
    void* data = nullptr;
    if (Bytes(i) == 0) return data;
    if (!OnHost(i)) {
      Check(cudaMalloc(&data, Bytes(i)));
      return data;
    }
    data = std::malloc(Bytes(i));
    Check(data == nullptr ? cudaErrorMemoryAllocation : cudaSuccess);
    return data;
  }
  std::size_t Bytes(std::size_t i) const {
    const wire::ArgumentRecord& record = memory_.argument(call_, i);
    return record.rows * record.columns * wire::ElementSize(kEntry.parameters[i].element);
  }
  // `distance` is asked how far an array of some elements is to be moved round.
  template <class Distance>
  void CopyInRotated(const Distance& distance) {
    for (std::size_t i = 0; i < bound_.size(); ++i) {
      if (!IsArray(i) || Bytes(i) == 0) continue;
      const std::size_t element = wire::ElementSize(kEntry.parameters[i].element);
      const std::size_t head = distance(Bytes(i) / element) * element;
      const std::byte* const from = memory_.bytes(memory_.argument(call_, i));
      auto* const to = static_cast<std::byte*>(bound_[i].data);
      Move(i, to, from + head, Bytes(i) - head, cudaMemcpyHostToDevice);
      if (head > 0) Move(i, to + (Bytes(i) - head), from, head, cudaMemcpyHostToDevice);
    }
  }
  // Copies to or from the array of argument `i`, where that is.
  void Move(std::size_t i, void* to, const void* from, std::size_t bytes, cudaMemcpyKind kind) {
    if (!OnHost(i)) {
      const auto start = std::chrono::steady_clock::now();
      Check(cudaMemcpy(to, from, bytes, kind));
      const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
      const bool writes = kEntry.parameters[i].writable;
      if (writes == (kind == cudaMemcpyDeviceToHost)) transfer_seconds_ += took.count();
    } else if (bound_[i].data != nullptr) {
      std::memcpy(to, from, bytes);
    }
  }
  void Check(cudaError_t error) {
    if (error_ == cudaSuccess) error_ = error;
  }

  const Memory& memory_;
  const std::size_t call_;
  std::vector<BoundArgument> bound_;
  cudaError_t error_ = cudaSuccess;
  double transfer_seconds_ = 0;
};

// Calls the submission's function and waits for the device. True if all went well.
bool CallEntry(const Arguments& arguments, wire::CallResult* result) {
  try {
    kEntry.call(arguments.data());
  } catch (const ReturnedError& error) {
    Conclude(result, wire::Stage::kReturnedError, error.what());
    return false;
  } catch (const std::exception& exception) {
    Conclude(result, wire::Stage::kThrew, exception.what());
    return false;
  } catch (...) {
    Conclude(result, wire::Stage::kThrew, "of a type that is no std::exception");
    return false;
  }
  ReportIgnoredErrors();
  const cudaError_t launched = cudaGetLastError();
  const cudaError_t finished = cudaDeviceSynchronize();
  const cudaError_t error = launched != cudaSuccess ? launched : finished;
  if (error == cudaSuccess) return true;
  Conclude(result, wire::Stage::kCudaError, Describe(error));
  return false;
}

void Make(const Memory& memory, std::size_t call) {
  wire::CallResult* const result = memory.result(call);
  if (!Arguments::Fits(memory, call)) {
    return Conclude(result, wire::Stage::kRefused,
                    "the test's arguments do not fit the function's parameters");
  }
  Arguments arguments(memory, call);
  const bool measured = memory.header().timed == 1 && MeasuresTime();
  std::mt19937_64 engine(memory.header().nonce);
  // The inputs that the grader compares by are seen only once, in a repetition like the others.
  if (measured) {
    arguments.CopyInMovedRound(engine);
  } else {
    arguments.CopyIn();
  }
  cudaDeviceSynchronize();
  if (arguments.error() != cudaSuccess) {
    return Conclude(result, wire::Stage::kRefused, Describe(arguments.error()));
  }
  result->stage = wire::Stage::kCalled;
  BeginCounting();
  if (!CallEntry(arguments, result)) return EndCounting(result);
  EndCounting(result);

  if (measured) {
    bool ok = true;
    const auto reset = [&](bool last) {
      if (last) {
        arguments.CopyIn();
      } else {
        arguments.CopyInMovedRound(engine);
      }
    };
    MeasureRepeated(
        reset, [&] { return ok = CallEntry(arguments, result); }, result);
    if (!ok) return;
  }
  arguments.CopyOut();
  if (measured) result->measurement.transfer_seconds = arguments.transfer_seconds();
  arguments.Free();
  if (arguments.error() != cudaSuccess) {
    return Conclude(result, wire::Stage::kCudaError, Describe(arguments.error()));
  }
  result->proof = memory.header().nonce;
  result->stage = wire::Stage::kFinished;
}

}  // namespace
}  // namespace grade::runner

int main() {
  const grade::runner::Memory memory;
  const std::string no_device = grade::runner::PrepareDevice();
  for (std::size_t i = 0; !no_device.empty() && i < memory.header().call_count; ++i) {
    grade::runner::Conclude(memory.result(i), grade::wire::Stage::kNoDevice, no_device);
  }
  bool finished = no_device.empty();
  for (std::size_t i = 0; finished && i < memory.header().call_count; ++i) {
    grade::runner::Make(memory, i);
    finished = memory.result(i)->stage == grade::wire::Stage::kFinished;
  }
  grade::runner::FinishReport(finished);
  std::fflush(nullptr);
  // Not exit(): what the submission registered for the end is none of the grader's business.
  _exit(0);
}
