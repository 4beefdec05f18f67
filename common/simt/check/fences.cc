// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/check/fences.h"

#include <algorithm>
#include <map>
#include <unordered_map>
#include <utility>
#include <vector>

namespace simt {
namespace {

struct Location;

// What an acquiring thread holds of a location: its releases up to a count. Releases are only ever
// appended.
struct View {
  const Location* location;
  std::size_t count;
};

struct Release {
  Tick block_start;  // identifies the block
  Tick epoch;  // all its threads' accesses before this tick are released (a barrier lay between)
  unsigned thread;             // and this thread's
  Tick until;                  //   up to this one
  std::vector<View> acquired;  // what the thread had itself acquired at other locations
};

// A word used to synchronise. Blocks run one after another, so releases are sorted by block.
struct Location {
  std::vector<Release> releases;
};

struct Fence {
  Tick block_start = 0, epoch = 0, until = 0;
};

struct Acquisition {
  Tick when;
  std::size_t count;
};

struct State {
  Tick launch = 0, block = 0;
  std::unordered_map<std::uintptr_t, Location> locations;
  Fence fences[1024];
  // Of the running block: by thread and location, and by location for what lies behind a barrier
  // (all threads have it).
  std::map<std::pair<unsigned, const Location*>, Acquisition> by_thread;
  std::map<const Location*, std::size_t> by_block;

  void Refresh() {
    if (launch != running.launch_tick) {
      launch = running.launch_tick;
      locations.clear();
    }
    if (block != running.block_tick) {
      block = running.block_tick;
      by_thread.clear();
      by_block.clear();
    }
  }
};

State& TheState() {
  static State* const state = new State;
  state->Refresh();
  return *state;
}

std::vector<View> ViewsOf(State& state, unsigned thread) {
  std::vector<View> views;
  for (const auto& [location, count] : state.by_block) views.push_back({location, count});
  for (const auto& [key, acquisition] : state.by_thread) {
    if (key.first == thread || acquisition.when < running.epoch_tick) {
      views.push_back({key.second, acquisition.count});
    }
  }
  return views;
}

bool Covers(const Release& release, Entry entry) {
  const Tick tick = TickOf(entry);
  return tick < release.epoch || (SetOf(entry) == Set::kThread &&
                                  SomeThread(entry) == release.thread && tick <= release.until);
}

// Looks through the releases of the entry's block, and those that other blocks passed on. `seen`
// holds what was looked through already, by location: views share most of what they hold.
bool Covers(const View& view, Entry entry, Tick block_start, std::vector<View>* seen) {
  std::size_t from = 0;
  const auto known = std::find_if(seen->begin(), seen->end(),
                                  [&](const View& v) { return v.location == view.location; });
  if (known == seen->end()) {
    seen->push_back(view);
  } else if (known->count >= view.count) {
    return false;
  } else {
    from = std::exchange(known->count, view.count);
  }
  const auto begin = view.location->releases.begin() + from,
             end = view.location->releases.begin() + view.count;
  auto release = std::lower_bound(
      begin, end, block_start, [](const Release& r, Tick start) { return r.block_start < start; });
  for (; release != end && release->block_start == block_start; ++release) {
    if (Covers(*release, entry)) return true;
  }
  for (auto other = begin; other != end; ++other) {
    for (const View& passed_on : other->acquired) {
      if (Covers(passed_on, entry, block_start, seen)) return true;
    }
  }
  return false;
}

bool Covers(const std::vector<View>& views, Entry entry, Tick block_start) {
  std::vector<View> seen;
  return std::any_of(views.begin(), views.end(),
                     [&](const View& view) { return Covers(view, entry, block_start, &seen); });
}

}  // namespace

void NoteFence(unsigned thread) {
  TheState().fences[thread] = {running.block_tick, running.epoch_tick, running.tick - 1};
}

void NoteSynchronization(std::uintptr_t address, unsigned thread, bool acquires, bool releases) {
  State& state = TheState();
  Location& location = state.locations[address];
  const Fence& fence = state.fences[thread];
  releases = releases && fence.block_start == running.block_tick;
  std::vector<View> others;
  if (releases) {
    for (const View& view : ViewsOf(state, thread)) {
      if (view.location != &location) others.push_back(view);
    }
  }
  if (acquires && !location.releases.empty()) {
    Acquisition& mine = state.by_thread[{thread, &location}];
    if (mine.count > 0 && mine.when < running.epoch_tick) {
      std::size_t& shared = state.by_block[&location];
      shared = std::max(shared, mine.count);
    }
    mine = {running.tick, location.releases.size()};
  }
  if (!releases) return;
  if (!location.releases.empty()) {
    const Release& last = location.releases.back();
    if (last.block_start == fence.block_start && last.thread == thread &&
        last.until == fence.until && last.acquired.size() == others.size()) {
      return;
    }
  }
  location.releases.push_back(
      {fence.block_start, fence.epoch, thread, fence.until, std::move(others)});
}

bool OrderedByFences(Entry entry, unsigned thread) {
  const auto& starts = running.block_starts;
  const auto after = std::upper_bound(starts.begin(), starts.end(), TickOf(entry));
  if (after == starts.begin()) return true;  // before this launch
  return Covers(ViewsOf(TheState(), thread), entry, *std::prev(after));
}

bool EarlierBlocksOrderedByFences(unsigned thread) {
  const auto views = ViewsOf(TheState(), thread);
  for (Tick start : running.block_starts) {
    if (start == running.block_tick) break;
    const bool released =
        Covers(views, Entry{start} << kTickShift, start) ||
        std::any_of(views.begin(), views.end(), [&](const View& view) {
          return std::any_of(view.location->releases.begin(),
                             view.location->releases.begin() + view.count,
                             [&](const Release& r) { return r.block_start == start; });
        });
    if (!released) return false;
  }
  return true;
}

}  // namespace simt
