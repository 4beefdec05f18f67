// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: host_heap.cc

#include "common/simt/runtime/host_heap.h"

#include <sys/mman.h>
#include <sys/single_threaded.h>

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <iterator>
#include <map>
#include <mutex>
#include <new>
#include <utility>

#include "common/simt/runtime/api_call.h"
#include "simt/object_sizes.h"

namespace simt {
namespace {

// Hands out pages of the system, one piece after the other.
void* AllocateFromPages(std::size_t bytes) {
  constexpr std::size_t kPiece = std::size_t{1} << 20, kAlignment = 16;
  static char* next = nullptr;
  static std::size_t left = 0;
  bytes = (bytes + kAlignment - 1) / kAlignment * kAlignment;
  if (bytes > left) {
    const std::size_t piece = std::max(bytes, kPiece);
    void* pages = mmap(nullptr, piece, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (pages == MAP_FAILED) std::abort();
    next = static_cast<char*>(pages);
    left = piece;
  }
  void* memory = next;
  next += bytes;
  left -= bytes;
  return memory;
}

// The registry is what `new` itself calls, and must survive what the program does to the heap: its
// nodes are in pages of their own.
template <class T>
struct NodeAllocator {
  using value_type = T;
  NodeAllocator() = default;
  template <class Other>
  NodeAllocator(const NodeAllocator<Other>&) {}

  T* allocate(std::size_t) {  // the nodes of a map come one by one
    if (free_nodes == nullptr) return static_cast<T*>(AllocateFromPages(sizeof(T)));
    void* const node = free_nodes;
    free_nodes = *static_cast<void**>(node);
    return static_cast<T*>(node);
  }
  void deallocate(T* node, std::size_t) {
    void* const freed = node;
    *static_cast<void**>(freed) = free_nodes;
    free_nodes = freed;
  }
  friend bool operator==(NodeAllocator, NodeAllocator) { return true; }
  friend bool operator!=(NodeAllocator, NodeAllocator) { return false; }

  static inline void* free_nodes = nullptr;  // each begins with the address of the next
};

struct Extent {
  std::size_t size;
  std::uintptr_t pc;
};
using Blocks = std::map<std::uintptr_t, Extent, std::less<std::uintptr_t>,
                        NodeAllocator<std::pair<const std::uintptr_t, Extent>>>;

// Never destroyed: static destructors free memory, too.
Blocks& TheBlocks() {
  alignas(Blocks) static char storage[sizeof(Blocks)];
  static Blocks& blocks = *new (storage) Blocks;
  return blocks;
}

std::mutex blocks_mutex;

// A program of one thread, which most are, need not lock.
class BlocksLock {
 public:
  BlocksLock() : locked_(!__libc_single_threaded) {
    if (locked_) blocks_mutex.lock();
  }
  ~BlocksLock() {
    if (locked_) blocks_mutex.unlock();
  }
  BlocksLock(const BlocksLock&) = delete;
  BlocksLock& operator=(const BlocksLock&) = delete;

 private:
  const bool locked_;
};

// The operands of the call to come whose size the compiler knows.
HostBlock known_objects[2];

bool heap_abandoned = false;

void* AllocateOnHost(std::size_t bytes, std::uintptr_t pc) {
  if (heap_abandoned) return AllocateFromPages(bytes);
  for (;;) {
    void* memory = std::malloc(std::max<std::size_t>(bytes, 1));
    if (memory != nullptr) {
      NoteHostBlock(memory, bytes, pc);
      return memory;
    }
    const std::new_handler handler = std::get_new_handler();
    if (handler == nullptr) throw std::bad_alloc();
    handler();
  }
}

void FreeOnHost(void* memory) noexcept {
  if (heap_abandoned) return;
  ForgetHostBlock(memory);
  std::free(memory);
}

}  // namespace

void NoteHostBlock(const void* begin, std::size_t bytes, std::uintptr_t pc) {
  if (begin == nullptr) return;
  const auto address = reinterpret_cast<std::uintptr_t>(begin);
  const BlocksLock lock;
  Blocks& blocks = TheBlocks();
  // Blocks in this place were given back by a library, unseen.
  auto next = blocks.lower_bound(address);
  while (next != blocks.end() && next->first < address + bytes) next = blocks.erase(next);
  if (next != blocks.begin()) {
    const auto before = std::prev(next);
    if (before->first + before->second.size > address) blocks.erase(before);
  }
  blocks.emplace_hint(next, address, Extent{bytes, pc});
}

void ForgetHostBlock(const void* begin) {
  const BlocksLock lock;
  TheBlocks().erase(reinterpret_cast<std::uintptr_t>(begin));
}

std::optional<HostBlock> FindHostBlock(std::uintptr_t address) {
  const BlocksLock lock;
  const Blocks& blocks = TheBlocks();
  const auto after = blocks.upper_bound(address);
  if (after != blocks.begin()) {
    const auto& [begin, extent] = *std::prev(after);
    if (address <= begin + extent.size) return HostBlock{begin, extent.size, extent.pc};
  }
  for (const HostBlock& object : known_objects) {
    if (object.begin == address) return object;
  }
  return std::nullopt;
}

void ForgetObjectSizes() { known_objects[0] = known_objects[1] = {}; }

void AbandonHeap() { heap_abandoned = true; }

}  // namespace simt

void simt_know_sizes(const void* first, std::size_t first_bytes, const void* second,
                     std::size_t second_bytes) {
  simt::ForgetObjectSizes();
  const auto know = [](const void* object, std::size_t bytes, simt::HostBlock* known) {
    if (bytes != SIMT_UNKNOWN_SIZE) {
      *known = {reinterpret_cast<std::uintptr_t>(object), bytes, 0};
    }
  };
  know(first, first_bytes, &simt::known_objects[0]);
  know(second, second_bytes, &simt::known_objects[1]);
}

// Weak: a program may bring its own. The other forms of new and delete call these; those with an
// alignment do not, and their blocks are not known.
__attribute__((weak)) void* operator new(std::size_t bytes) {
  return simt::AllocateOnHost(bytes, SIMT_CALLER);
}
__attribute__((weak)) void* operator new[](std::size_t bytes) {
  return simt::AllocateOnHost(bytes, SIMT_CALLER);
}
__attribute__((weak)) void operator delete(void* memory) noexcept { simt::FreeOnHost(memory); }
__attribute__((weak)) void operator delete(void* memory, std::size_t) noexcept {
  simt::FreeOnHost(memory);
}
