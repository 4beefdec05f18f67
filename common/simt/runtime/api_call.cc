// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: api_call.cc

#include "common/simt/runtime/api_call.h"

#include <utility>

#include "common/simt/runtime/error_state.h"
#include "common/simt/runtime/host_heap.h"

namespace simt {
namespace {

const ApiCall* current = nullptr;

}  // namespace

ApiCall::ApiCall(const char* name, std::uintptr_t pc, Kind kind)
    : name_(name),
      pc_(pc),
      outer_(current),
      device_error_(ErrorState::Get().Sticky(kind == Kind::kSynchronous)) {
  current = this;
}

ApiCall::~ApiCall() {
  current = outer_;
  ForgetObjectSizes();
}

const ApiCall* ApiCall::Current() { return current; }

cudaError_t ApiCall::Return(cudaError_t error) const {
  ErrorState::Get().Record(error);
  return error;
}

void ApiCall::Report(FindingKind kind, std::string summary, std::string object, std::string advice,
                     std::optional<Place> other) const {
  Finding finding;
  finding.kind = kind;
  finding.summary = std::move(summary);
  finding.object = std::move(object);
  finding.advice = std::move(advice);
  finding.where.pc = pc_;
  finding.where.action = name_;
  finding.other = std::move(other);
  simt::Report(std::move(finding));
}

}  // namespace simt
