// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/report/symbolizer.h"

#include <backtrace.h>
#include <cxxabi.h>

#include <cstddef>
#include <cstdlib>
#include <string_view>

// libstdc++'s demangler that hands out its result piece by piece, and so needs no malloc: the heap
// of a program that crashed may be broken. Only the static library has it. Returns 0 for what is no
// mangled name.
extern "C" __attribute__((weak)) int __gcclibcxx_demangle_callback(
    const char* mangled, void (*append)(const char*, std::size_t, void*), void* text);

namespace simt {
namespace {

std::string Demangled(const char* name) {
  if (name == nullptr) return "";
  if (name[0] != '_' || name[1] != 'Z') return name;
  if (__gcclibcxx_demangle_callback != nullptr) {
    std::string text;
    const auto append = [](const char* piece, std::size_t size, void* to) {
      static_cast<std::string*>(to)->append(piece, size);
    };
    return __gcclibcxx_demangle_callback(name, append, &text) == 0 ? text : name;
  }
  int status = 0;
  char* text = abi::__cxa_demangle(name, nullptr, nullptr, &status);
  std::string result = status == 0 ? text : name;
  std::free(text);
  return result;
}

void IgnoreError(void*, const char*, int) {}

int AddFrame(void* frames, std::uintptr_t, const char* file, int line, const char* function) {
  if (file == nullptr && function == nullptr) return 0;
  SourceLocation frame;
  if (file != nullptr) frame.file = file;
  frame.line = line;
  frame.function = Demangled(function);
  static_cast<Frames*>(frames)->push_back(std::move(frame));
  return 0;
}

void AddSymbol(void* frames, std::uintptr_t, const char* symbol, std::uintptr_t, std::uintptr_t) {
  if (symbol == nullptr) return;
  SourceLocation frame;
  frame.function = Demangled(symbol);
  static_cast<Frames*>(frames)->push_back(std::move(frame));
}

std::vector<Frames> Symbolize(backtrace_state* state, const std::vector<std::uintptr_t>& pcs) {
  std::vector<Frames> result(pcs.size());
  if (state == nullptr) return result;
  for (std::size_t i = 0; i < pcs.size(); ++i) {
    if (pcs[i] == 0) continue;
    backtrace_pcinfo(state, pcs[i] - 1, AddFrame, IgnoreError, &result[i]);
    if (result[i].empty()) {
      backtrace_syminfo(state, pcs[i] - 1, AddSymbol, IgnoreError, &result[i]);
    }
  }
  return result;
}

// True if `file` lies under /usr or in one of the workbook's own libraries. A .cu file there is a
// program all the same.
bool IsOurs(std::string_view file) {
  if (file.rfind("/usr/", 0) == 0) return true;
  if (file.size() > 3 && file.substr(file.size() - 3) == ".cu") return false;
  for (std::string_view library : {"common/simt/", "common/cuda/", "common/grade/"}) {
    const std::size_t at = file.find(library);
    if (at == 0 || (at != std::string_view::npos && file[at - 1] == '/')) return true;
  }
  return false;
}

}  // namespace

std::vector<Frames> SymbolizeSelf(const std::vector<std::uintptr_t>& pcs) {
  static backtrace_state* state =
      backtrace_create_state(/*filename=*/nullptr, /*threaded=*/0, IgnoreError, nullptr);
  return Symbolize(state, pcs);
}

std::vector<Frames> SymbolizeFile(const std::string& path, const std::vector<std::uintptr_t>& pcs) {
  // The state keeps the name and cannot be freed.
  const std::string* name = new std::string(path);
  return Symbolize(backtrace_create_state(name->c_str(), /*threaded=*/0, IgnoreError, nullptr),
                   pcs);
}

const SourceLocation* StudentFrame(const Frames& frames) {
  const SourceLocation* innermost = nullptr;
  for (const SourceLocation& frame : frames) {
    if (frame.line <= 0) continue;
    if (!IsOurs(frame.file)) return &frame;
    if (innermost == nullptr) innermost = &frame;
  }
  return innermost;
}

}  // namespace simt
