// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/check/checker.h"

#include <algorithm>
#include <array>
#include <string>
#include <unordered_map>
#include <vector>

#include "common/simt/check/cell.h"
#include "common/simt/check/common_cases.h"
#include "common/simt/check/describe.h"
#include "common/simt/check/fences.h"
#include "common/simt/check/split_cells.h"

namespace simt {
namespace {

// What all words of one request have in common.
struct Context {
  const Instruction& instruction;
  const RunningWarp& warp;
  const Allocation* allocation;
  Tick start;  // accesses before it are over: the launch's start; for shared memory, the block's
  bool is_volatile;
};

// One word or byte of a request, with the lanes that touch it.
struct Touch {
  std::uintptr_t address;
  unsigned bytes;
  LaneSet who;

  unsigned Thread(const Context& c) const { return c.warp.index * kWarpSize + who.lane; }
  Entry Owner(const Context& c) const {
    return OwnerInFirstWarp(who.Packed()) + OwnerOffset(c.warp.index);
  }
};

Entry NewEntry(const Context& c, Entry owner, Entry flags) {
  return Entry{running.tick} << kTickShift | Entry{c.instruction.id} << kIdShift |
         (owner & kOwnerMask) | flags | (c.is_volatile ? kVolatile : 0);
}

// Sub-word accesses split a word into four cells of a byte each; they stay split.
SplitCells& TheSplitCells() {
  static auto* const cells = new SplitCells;
  return *cells;
}
std::array<Cell, 4>& Split(Cell& cell) {
  SplitCells& cells = TheSplitCells();
  if (!(cell.writes & kSplit)) {
    cell.writes = Entry{cells.Add(cell)} << 32 | kSplit | kWritten;
    cell.reads = 0;
  }
  return cells[cell.writes >> 32];
}

// ---- Order ----

// Lanes `a` (of an earlier entry) and `b` (now) of one warp, as bits; groups of four where no more
// is known.
std::uint32_t LanesOf(Entry entry) {
  if (SetOf(entry) == Set::kThread) return 1u << (MembersOf(entry) & 0xff);
  std::uint32_t lanes = 0;
  for (unsigned g = 0; g < 8; ++g) {
    if (GroupsOf(entry) >> g & 1) lanes |= 0xfu << (4 * g);
  }
  return lanes;
}

// Whether the lanes of `now` come after those of `entry`. Of several lanes only their groups of
// four are known: of two groups it is enough that one lane comes after one other, for the rest of
// them may not have been there.
bool OrderedByPartialSync(Entry entry, Entry now, const LaneOrder& lanes) {
  const std::uint32_t before = LanesOf(entry), after = LanesOf(now);
  const auto ordered = [&](int after_group, int before_group) {
    bool any = false, other = false;
    for (int u = 4 * after_group; u < 4 * after_group + 4; ++u) {
      for (int t = 4 * before_group; t < 4 * before_group + 4; ++t) {
        if (u == t || !(after >> u & 1) || !(before >> t & 1)) continue;
        other = true;
        any |= lanes.order[u][t] >= TickOf(entry);
      }
    }
    return any || !other;
  };
  for (int u = 0; u < kWarpSize / 4; ++u) {
    for (int t = 0; t < kWarpSize / 4; ++t) {
      if (!ordered(u, t)) return false;
    }
  }
  return true;
}

// Whether the entry's accesses, made in this block since its last barrier, come before what the
// lanes do now.
bool OrderedInEpoch(Entry entry, const Touch& touch, const Context& c) {
  const Entry owner = touch.Owner(c);
  if (SetOf(entry) == Set::kThread && ((entry ^ owner) & kOwnerMask) == 0) return true;
  if (SetOf(entry) != Set::kBlock && WarpOf(entry) == static_cast<unsigned>(c.warp.index)) {
    if (TickOf(entry) <= c.warp.sync_tick) return true;
    if (c.warp.lane_order != nullptr && OrderedByPartialSync(entry, owner, *c.warp.lane_order))
      return true;
  }
  return running.fences_seen && !touch.who.several && OrderedByFences(entry, touch.Thread(c));
}

bool OrderedAcrossBlocks(Entry entry, const Touch& touch, const Context& c) {
  return running.fences_seen && !touch.who.several && OrderedByFences(entry, touch.Thread(c));
}

bool EarlierBlocksOrdered(const Touch& touch, const Context& c) {
  return running.fences_seen && !touch.who.several && EarlierBlocksOrderedByFences(touch.Thread(c));
}

// Whether an entry of this launch is unordered with what the lanes do now.
bool Unordered(Entry entry, const Touch& touch, const Context& c) {
  const Tick tick = TickOf(entry);
  if (tick >= running.epoch_tick) return !OrderedInEpoch(entry, touch, c);
  return tick < running.block_tick && !OrderedAcrossBlocks(entry, touch, c);
}

// ---- Plain writes that atomic updates of their own thread or block have replaced in a cell ----

struct PlainWrites {
  Tick launch = 0;
  std::unordered_map<std::uintptr_t, Entry> by_address;
};
PlainWrites& ThePlainWrites() {
  static PlainWrites* const writes = new PlainWrites;
  if (writes->launch != running.launch_tick) {
    writes->launch = running.launch_tick;
    writes->by_address.clear();
  }
  return *writes;
}
void NotePlainWrite(std::uintptr_t address, Entry write) {
  ThePlainWrites().by_address[address] = write;
}
// The plain write behind an atomic entry that says there was one; the entry itself if it is not
// known any more.
Entry PlainWrite(std::uintptr_t address, Entry atomic) {
  const auto& writes = ThePlainWrites().by_address;
  const auto found = writes.find(address);
  return found == writes.end() ? atomic : found->second;
}

// ---- Findings ----

Index3 BlockOf(Entry entry) {
  const auto& starts = running.block_starts;
  const auto after = std::upper_bound(starts.begin(), starts.end(), TickOf(entry));
  return running.block_indices[after - starts.begin() - 1];
}

std::string AdviceForRace(const Context& c, bool across_blocks, bool same_instruction) {
  const bool updates = OperationOf(c.instruction.code) != Operation::kRead;
  if (c.allocation->kind == MemoryKind::kShared) {
    return "put __syncthreads() between the two accesses (in a loop also at its end), or use an "
           "atomic operation if both update";
  }
  if (across_blocks) {
    return "blocks run in any order: use an atomic operation, let each block own its elements, or "
           "use two launches";
  }
  if (same_instruction && updates) {
    return "use atomicAdd or another atomic operation, or give each thread an element of its own";
  }
  return "put __syncthreads() between the two accesses, or use atomic operations if both update";
}

void ReportRace(Entry earlier, bool earlier_wrote, const Touch& touch, const Context& c) {
  const Instruction* other = InstructionById(IdOf(earlier));
  const std::uintptr_t other_pc = other == nullptr ? 0 : other->pc();
  if (ReportRepeat(FindingKind::kRace, c.instruction.pc(), other_pc)) return;
  const bool across_blocks = TickOf(earlier) < running.block_tick;
  Finding finding;
  finding.kind = FindingKind::kRace;
  finding.kernel = running.kernel;
  finding.object = DescribeBytes(c.allocation, touch.address, touch.bytes);
  finding.summary =
      std::string(across_blocks ? "threads of two blocks" : "two threads of a block") + " access " +
      finding.object + ", at least one of them writes, and nothing puts them in order";
  // Of a set of lanes any may be named, but not the same thread on both sides.
  unsigned thread = touch.Thread(c), other_thread = SomeThread(earlier);
  if (!across_blocks && thread == other_thread) ++(touch.who.several ? thread : other_thread);
  finding.where = DevicePlace(c.instruction.pc(), thread, DescribeAccess(c.instruction.code));
  finding.other = DevicePlace(other_pc, other_thread,
                              other != nullptr ? DescribeAccess(other->code)
                              : earlier_wrote  ? "write"
                                               : "read");
  finding.other->block = BlockOf(earlier);
  finding.advice = AdviceForRace(c, across_blocks, other_pc == c.instruction.pc());
  Report(std::move(finding));
}

// Two lanes write one word with one instruction.
void ReportRaceInRequest(const Touch& touch, const Context& c) {
  if (ReportRepeat(FindingKind::kRace, c.instruction.pc(), c.instruction.pc())) return;
  Finding finding;
  finding.kind = FindingKind::kRace;
  finding.kernel = running.kernel;
  finding.object = DescribeBytes(c.allocation, touch.address, touch.bytes);
  finding.summary = "several threads of a warp write " + finding.object +
                    " with the same instruction: one of them wins";
  finding.where =
      DevicePlace(c.instruction.pc(), touch.Thread(c), DescribeAccess(c.instruction.code));
  finding.other = finding.where;
  finding.advice =
      "use an atomic operation, give each thread an element of its own, or let one thread write";
  Report(std::move(finding));
}

void ReportUninitialized(const Touch& touch, const Context& c) {
  if (ReportRepeat(FindingKind::kUninitializedRead, c.instruction.pc())) return;
  Finding finding;
  finding.kind = FindingKind::kUninitializedRead;
  finding.kernel = running.kernel;
  finding.object = DescribeBytes(c.allocation, touch.address, touch.bytes);
  finding.summary = "a " + DescribeAccess(c.instruction.code) + " of " + finding.object +
                    ", which nothing has written";
  finding.where =
      DevicePlace(c.instruction.pc(), touch.Thread(c), DescribeAccess(c.instruction.code));
  if (c.allocation->allocation_pc != 0) {
    finding.other = Place{};
    finding.other->pc = c.allocation->allocation_pc;
    finding.other->action = "allocated";
  }
  finding.advice = c.allocation->kind == MemoryKind::kShared
                       ? "write the element before it is read; shared memory starts with arbitrary "
                         "contents in every block"
                       : "set the memory first: cudaMemset, cudaMemcpy or a kernel; cudaMalloc "
                         "leaves arbitrary contents";
  Report(std::move(finding));
}

// ---- The three kinds of access ----

bool Uninitialized(const Cell& cell, const Touch& touch, const Context& c) {
  if (c.allocation->kind == MemoryKind::kShared) return TickOf(cell.writes) < running.block_tick;
  return cell.writes == 0 && !c.allocation->host_initialized &&
         !c.allocation->initialized.Contains(touch.address, touch.address + touch.bytes);
}

// Volatile accesses of different warps are no race: that is how threads wait for one another.
// Between the lanes of one warp they are one: volatile does not stand for __syncwarp.
bool BothVolatile(Entry entry, const Context& c) {
  if (!c.is_volatile || !(entry & kVolatile)) return false;
  return TickOf(entry) < running.epoch_tick || SetOf(entry) == Set::kBlock ||
         WarpOf(entry) != static_cast<unsigned>(c.warp.index);
}

bool MayBePadding(const Touch& touch, const Context& c) {
  const CopyPart part = CopyPartOf(c.instruction);
  return part == CopyPart::kRest ||
         (part == CopyPart::kFirst && touch.address % SizeOf(c.instruction.code) != 0);
}

void Read(Cell& cell, const Touch& touch, const Context& c) {
  const Entry writes = cell.writes, reads = cell.reads;
  Entry flags = 0;
  if (TickOf(writes) >= c.start && writes != 0) {
    const bool conflict =
        Unordered(writes, touch, c) ||
        ((writes & kAtomic) && (writes & kEarlierBlock) && !EarlierBlocksOrdered(touch, c));
    const bool excused = (c.is_volatile && (writes & kAtomic)) || BothVolatile(writes, c);
    if (conflict && !excused) ReportRace(writes, true, touch, c);
  } else if (Uninitialized(cell, touch, c) && !MayBePadding(touch, c)) {
    ReportUninitialized(touch, c);
    flags = kUninitialized;
  }
  Entry owner = touch.Owner(c);
  const Tick tick = TickOf(reads);
  if (tick >= running.epoch_tick) {
    const bool replaces = SetOf(reads) != Set::kBlock &&
                          WarpOf(reads) == static_cast<unsigned>(c.warp.index) &&
                          tick <= c.warp.sync_tick;
    if (!replaces) owner = JoinOwners(reads, owner);
    flags |= reads & (kEarlierBlock | kUninitialized);
  } else if (tick >= c.start) {
    flags |= reads & kEarlierBlock;
    if (tick < running.block_tick) flags |= kEarlierBlock;
  }
  cell.reads = NewEntry(c, owner, flags);
  if (tick >= running.epoch_tick && !(reads & kVolatile)) cell.reads &= ~kVolatile;
}

// What looked like the read of an uninitialised word was the loser of a race.
void WithdrawUninitialized(Entry reader) {
  const Instruction* instruction = InstructionById(IdOf(reader));
  if (instruction != nullptr) Withdraw(FindingKind::kUninitializedRead, instruction->pc());
}

// A write, plain or atomic, against the reads before it.
void CheckAgainstReads(const Cell& cell, const Touch& touch, const Context& c, bool atomic) {
  const Entry reads = cell.reads;
  if (reads == 0 || TickOf(reads) < c.start) return;
  const bool conflict =
      Unordered(reads, touch, c) || ((reads & kEarlierBlock) && !EarlierBlocksOrdered(touch, c));
  if (!conflict || BothVolatile(reads, c) || (atomic && (reads & kVolatile))) return;
  ReportRace(reads, false, touch, c);
  if (reads & kUninitialized) WithdrawUninitialized(reads);
}

void Write(Cell& cell, const Touch& touch, const Context& c) {
  const Entry writes = cell.writes;
  if (touch.who.several) ReportRaceInRequest(touch, c);
  if (writes != 0 && TickOf(writes) >= c.start) {
    const bool conflict =
        Unordered(writes, touch, c) ||
        ((writes & kAtomic) && (writes & kEarlierBlock) && !EarlierBlocksOrdered(touch, c));
    if (conflict) ReportRace(writes, true, touch, c);
    if (conflict && (writes & kAtomic) && (writes & kUninitializedUpdate))
      WithdrawUninitialized(writes);
  }
  CheckAgainstReads(cell, touch, c, /*atomic=*/false);
  // Whoever comes after this write comes after the reads before it, or there was a race already:
  // the reads may go.
  cell.reads = 0;
  cell.writes = NewEntry(c, touch.Owner(c), kWritten);
}

void AtomicUpdate(Cell& cell, const Touch& touch, const Context& c) {
  const Entry writes = cell.writes;
  const Tick tick = TickOf(writes);
  Entry owner = touch.Owner(c), flags = kWritten | kAtomic;
  if (writes != 0 && tick >= c.start) {
    const bool plain = !(writes & kAtomic);
    const bool plain_before =
        plain || (tick >= running.epoch_tick ? writes & kPlainSelf : writes & kPlainBlock);
    const bool flag_set = plain && (writes & kVolatile);
    if (plain_before && !flag_set && Unordered(writes, touch, c)) {
      ReportRace(plain ? writes : PlainWrite(touch.address, writes), true, touch, c);
    }
    if (tick >= running.block_tick) {
      if (plain || (writes & kPlainBlock)) flags |= kPlainBlock;
      flags |= writes & kEarlierBlock;
    } else {
      flags |= kEarlierBlock;
    }
    if (tick >= running.epoch_tick) {
      const bool same = ((writes ^ owner) & kOwnerMask) == 0;
      if (same && (plain || (writes & kPlainSelf))) flags |= kPlainSelf;
      if (!same && !OrderedInEpoch(writes, touch, c)) owner = JoinOwners(writes, owner);
      flags |= writes & kUninitializedUpdate;
    }
    if (plain && (c.allocation->kind != MemoryKind::kShared || tick >= running.epoch_tick)) {
      NotePlainWrite(touch.address, writes);
    }
  } else if (!IsAtomicStore(c.instruction.code) && Uninitialized(cell, touch, c)) {
    ReportUninitialized(touch, c);
    flags |= kUninitializedUpdate;
  }
  CheckAgainstReads(cell, touch, c, /*atomic=*/true);
  cell.writes = NewEntry(c, owner, flags);
}

template <class Access>
void ForEachCell(const Touch& touch, Access access) {
  Cell& cell = *CellOf(touch.address);
  if (touch.bytes == 4 && !(cell.writes & kSplit)) return access(cell, touch);
  auto& bytes = Split(cell);
  for (unsigned i = 0; i < touch.bytes; ++i) {
    access(bytes[(touch.address & 3) + i], Touch{touch.address + i, 1, touch.who});
  }
}

// ---- Requests ----

Moments MomentsOf(const Context& c) {
  return {Entry{c.start} << kTickShift, Entry{running.block_tick} << kTickShift,
          Entry{running.epoch_tick} << kTickShift, c.allocation->kind == MemoryKind::kShared,
          c.allocation->host_initialized};
}

bool Synchronizes(unsigned code) {
  return running.fences_seen &&
         (OperationOf(code) == Operation::kAtomic || OperationOf(code) == Operation::kVolatile);
}

void CheckUnit(const Shape::Unit& unit, std::uintptr_t address, unsigned bytes, const Context& c) {
  const unsigned code = c.instruction.code;
  const Touch touch{address, bytes, unit.who};
  if (Synchronizes(code)) {
    const bool is_atomic = OperationOf(code) == Operation::kAtomic;
    NoteSynchronization(address, touch.Thread(c), is_atomic || !Writes(code),
                        is_atomic || Writes(code));
  }
  ForEachCell(touch, [&](Cell& cell, const Touch& t) {
    if (OperationOf(code) == Operation::kAtomic) {
      AtomicUpdate(cell, t, c);
    } else if (Writes(code)) {
      Write(cell, t, c);
    } else {
      Read(cell, t, c);
    }
  });
}

// The first unit of the request whose word was not read yet, in this very tick, by the same lanes
// or by many warps: the reads of the others say nothing new.
int FirstNewRead(const Request& request, Entry prefix) {
  const Shape& shape = *request.shape;
  // What an entry begins with once several warps have read the word in this tick.
  const Entry read_by_block =
      (Entry{running.tick} << kTickShift | Entry{3} << kSetShift) >> kSetShift;
  for (int i = 0; i < shape.unit_count; ++i) {
    const Entry reads = CellOf(request.base + shape.units[i].delta)->reads;
    const Entry now = prefix + OwnerInFirstWarp(shape.units[i].packed);
    if (reads >> kSetShift != read_by_block && (reads ^ now) >> kMembersShift != 0) return i;
  }
  return shape.unit_count;
}

void CheckUnits(const Request& request, const Context& c) {
  const Shape& shape = *request.shape;
  const unsigned code = request.instruction->code;
  const unsigned bytes = std::min(SizeOf(code), 4u);
  if (bytes < 4 || OperationOf(code) > Operation::kWrite) {
    for (int i = 0; i < shape.unit_count; ++i) {
      CheckUnit(shape.units[i], request.base + shape.units[i].delta, bytes, c);
    }
    return;
  }
  const bool writes = Writes(code);
  const Entry prefix = NewEntry(c, 0, writes ? kWritten : 0) + OwnerOffset(c.warp.index);
  int i = writes ? 0 : FirstNewRead(request, prefix);
  if (i == shape.unit_count) return;
  const Moments moments = MomentsOf(c);
  if (shape.row) {
    Cell* const row = CellOf(request.base);
    const Entry first = prefix + OwnerInFirstWarp(shape.units[0].packed);
    if (writes ? WriteRow(row, first, moments) : ReadRow(row, first, moments)) return;
  }
  for (; i < shape.unit_count; ++i) {
    const Shape::Unit& unit = shape.units[i];
    Cell& cell = *CellOf(request.base + unit.delta);
    const Entry now = prefix + OwnerInFirstWarp(unit.packed);
    if (writes ? unit.who.several || !WriteQuickly(cell, now, moments)
               : !ReadQuickly(cell, now, moments)) {
      CheckUnit(unit, request.base + unit.delta, bytes, c);
    }
  }
}

// ---- Where a request goes ----

bool Allows(const Allocation& a, unsigned code) {
  return a.live && !(a.kind == MemoryKind::kConstantVariable && Writes(code));
}

bool Holds(const Allocation* a, const Request& request) {
  return a != nullptr && Allows(*a, request.instruction->code) &&
         request.base + request.shape->low >= a->begin &&
         request.base + request.shape->high <= a->end();
}

Outcome CheckInside(const Request& request, const RunningWarp& warp, Allocation& allocation) {
  const bool shared = allocation.kind == MemoryKind::kShared;
  if (shared && allocation.last_launch != running.launch_tick) {
    allocation.last_launch = running.launch_tick;
    if (allocation.name != "simt_dynamic_shared") running.static_shared_bytes += allocation.size;
  }
  CheckUnits(request, {*request.instruction, warp, &allocation,
                       shared ? running.block_tick : running.launch_tick,
                       OperationOf(request.instruction->code) == Operation::kVolatile});
  return Outcome::kFine;
}

// Lanes that go to different allocations, or astray: each on its own.
Outcome CheckLanesApart(const Request& request, const RunningWarp& warp) {
  for (int lane = 0; lane < kWarpSize; ++lane) {
    if (!(request.shape->lanes >> lane & 1)) continue;
    const Access access = PackAccess(request.base + request.shape->delta[lane],
                                     request.instruction->code, request.instruction->pc());
    const Outcome outcome = CheckAccess(access, lane, warp);
    if (outcome != Outcome::kFine) return outcome;
  }
  return Outcome::kFine;
}

}  // namespace

Outcome CheckRequest(const Request& request, const RunningWarp& warp) {
  Instruction& instruction = *request.instruction;
  if (!Holds(instruction.allocation, request)) {
    Allocation* found = AddressSpace::Get().FindLive(request.base);
    if (!Holds(found, request)) return CheckLanesApart(request, warp);
    instruction.allocation = found;
  }
  if (!request.shape->aligned) return CheckLanesApart(request, warp);
  return CheckInside(request, warp, *instruction.allocation);
}

Outcome CheckAccess(Access access, int lane, const RunningWarp& warp) {
  Instruction& instruction = InstructionFor(access);
  const std::uintptr_t address = AddressOf(access);
  const unsigned code = instruction.code, size = SizeOf(code);
  const auto place = [&] {
    return DevicePlace(instruction.pc(), warp.index * kWarpSize + lane, DescribeAccess(code));
  };
  Allocation* a = instruction.allocation;
  if (a == nullptr || !a->live || !a->Contains(address, size))
    a = AddressSpace::Get().FindLive(address);
  if (a == nullptr && !Writes(code) && IsProgramConstant(address)) return Outcome::kFine;
  if (a == nullptr || !a->Contains(address, size) || !Allows(*a, code)) {
    ReportBadAddress(place(), address, size);
    return Outcome::kIllegalAddress;
  }
  if (address % size != 0) {
    ReportMisaligned(place(), address, size);
    return Outcome::kMisaligned;
  }
  instruction.allocation = a;
  Shape shape;
  const unsigned unit = std::min(size, 4u);
  const LaneSet who{false, static_cast<std::uint8_t>(lane),
                    static_cast<std::uint8_t>(1u << (lane / 4))};
  shape.unit_count = 0;
  for (unsigned byte = 0; byte < size; byte += unit)
    shape.units[shape.unit_count++] = {byte, who.Packed(), who};
  return CheckInside({&instruction, &shape, address}, warp, *a);
}

void RestartTicks() {
  const auto forget = [](Cell& cell) {
    cell.writes = cell.writes != 0 ? kWritten : 0;
    cell.reads = 0;
  };
  AddressSpace& space = AddressSpace::Get();
  for (const auto& allocations : {space.LiveAllocations(), space.Variables()}) {
    for (const Allocation* a : allocations) {
      for (std::uintptr_t address = a->begin & ~std::uintptr_t{3}; address < a->end();
           address += 4) {
        if (!(CellOf(address)->writes & kSplit)) forget(*CellOf(address));
      }
    }
  }
  for (std::size_t i = 0; i < TheSplitCells().size(); ++i) {
    for (Cell& cell : TheSplitCells()[i]) forget(cell);
  }
  running.tick = 1;
}

SavedCells SaveCells(std::uintptr_t begin, std::size_t bytes) {
  SavedCells saved;
  for (std::uintptr_t word = begin & ~std::uintptr_t{3}; word < begin + bytes; word += 4) {
    Cell& cell = *CellOf(word);
    if (cell.writes & kSplit) saved.split[saved.cells.size()] = Split(cell);
    saved.cells.push_back(cell);
  }
  return saved;
}

void RestoreCells(std::uintptr_t begin, const SavedCells& saved, Tick since, Tick now) {
  const auto moved = [since, now](Entry entry) {
    if (TickOf(entry) < since) return entry;
    return (entry & ((Entry{1} << kTickShift) - 1)) | Entry{now} << kTickShift;
  };
  const auto moved_cell = [&](const Cell& cell) {
    return Cell{moved(cell.reads), moved(cell.writes)};
  };
  const std::uintptr_t first = begin & ~std::uintptr_t{3};
  for (std::size_t i = 0; i < saved.cells.size(); ++i) {
    Cell& cell = *CellOf(first + 4 * i);
    const auto split = saved.split.find(i);
    if (split == saved.split.end() && !(cell.writes & kSplit)) {
      cell = moved_cell(saved.cells[i]);
      continue;
    }
    // Another block may have split the word meanwhile.
    std::array<Cell, 4>& bytes = Split(cell);
    for (int byte = 0; byte < 4; ++byte) {
      bytes[byte] = moved_cell(split == saved.split.end() ? saved.cells[i] : split->second[byte]);
    }
  }
}

void CopyInitialized(std::uintptr_t destination, std::uintptr_t source, std::size_t bytes) {
  AddressSpace& space = AddressSpace::Get();
  const Allocation* from = space.FindLive(source);
  if (from == nullptr || from->host_initialized) return space.MarkInitialized(destination, bytes);
  const auto initialized = [&](std::uintptr_t a) {
    Cell& cell = *CellOf(a);
    const Entry writes = cell.writes & kSplit ? Split(cell)[a & 3].writes : cell.writes;
    return writes != 0 || from->initialized.Contains(a, a + 1);
  };
  for (std::size_t i = 0; i < bytes;) {
    std::size_t run = i;
    while (run < bytes && initialized(source + run)) ++run;
    if (run > i) space.MarkInitialized(destination + i, run - i);
    i = run + 1;
  }
}

}  // namespace simt
