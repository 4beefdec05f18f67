// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/report/counters_text.h"

#include <algorithm>
#include <cstdio>
#include <vector>

#include "common/simt/report/printable.h"

namespace simt {
namespace {

std::string Padded(const std::string& text, std::size_t width, bool to_the_left) {
  const std::string fill(width - std::min(width, text.size()), ' ');
  return to_the_left ? text + fill : fill + text;
}

// A line of a kernel's paragraph: a name, then numbers with their units.
struct Row {
  struct Cell {
    std::string number, unit;
  };
  std::string name;
  std::vector<Cell> cells;
};

std::string RowsText(const std::vector<Row>& rows) {
  std::size_t name_width = 14;
  std::vector<std::size_t> number_widths, unit_widths;
  for (const Row& row : rows) {
    name_width = std::max(name_width, row.name.size());
    // A line's only cell has no column to keep to.
    if (row.cells.size() < 2) continue;
    number_widths.resize(std::max(number_widths.size(), row.cells.size()));
    unit_widths.resize(number_widths.size());
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
      number_widths[i] = std::max(number_widths[i], row.cells[i].number.size());
      unit_widths[i] = std::max(unit_widths[i], row.cells[i].unit.size());
    }
  }
  number_widths.resize(std::max<std::size_t>(number_widths.size(), 1));
  unit_widths.resize(number_widths.size());

  std::string text;
  for (const Row& row : rows) {
    std::string line = "  " + Padded(row.name, name_width, true);
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
      line += "  " + Padded(row.cells[i].number, number_widths[i], false) + " " +
              Padded(row.cells[i].unit, unit_widths[i], true);
    }
    line.erase(line.find_last_not_of(' ') + 1);
    text += line + "\n";
  }
  return text;
}

std::string Fixed(double value, int digits) {
  char text[64];
  std::snprintf(text, sizeof text, "%.*f", digits, value);
  return text;
}

std::string Plural(std::uint64_t number, const std::string& noun) {
  return WithThousands(number) + " " + noun + (number == 1 ? "" : "s");
}

void AddGlobal(std::vector<Row>* rows, const char* name, std::uint64_t requests,
               std::uint64_t sectors, std::uint64_t ideal_sectors) {
  if (requests == 0) return;
  Row row{name, {{WithThousands(requests), "requests"}, {WithThousands(sectors), "sectors"}}};
  if (ideal_sectors > 0) {
    const double ratio = static_cast<double>(sectors) / static_cast<double>(ideal_sectors);
    row.cells.push_back({Fixed(ratio, 2), "x ideal"});
  }
  rows->push_back(std::move(row));
}

void AddShared(std::vector<Row>* rows, const char* name, std::uint64_t requests,
               std::uint64_t wavefronts, std::uint64_t conflicts) {
  if (requests == 0) return;
  rows->push_back({name,
                   {{WithThousands(requests), "requests"},
                    {WithThousands(wavefronts), "wavefronts"},
                    {WithThousands(conflicts), "bank conflicts"}}});
}

void AddAtomics(std::vector<Row>* rows, const char* name, std::uint64_t requests,
                std::uint64_t operations, std::uint64_t same_address) {
  if (requests == 0) return;
  rows->push_back({name,
                   {{WithThousands(requests), "requests"},
                    {WithThousands(operations), "operations"},
                    {WithThousands(same_address), "wait for another on the same address"}}});
}

std::string Dimensions(const std::uint32_t (&size)[3]) {
  return "(" + std::to_string(size[0]) + "," + std::to_string(size[1]) + "," +
         std::to_string(size[2]) + ")";
}

std::string KernelText(const KernelRecord& kernel) {
  const KernelCounters& counters = kernel.counters;
  std::string text = Printable(kernel.name) + ": ";
  text += WithThousands(counters.launches) + (counters.launches == 1 ? " launch" : " launches");
  text += " of " + Dimensions(kernel.grid) + " blocks of " + Dimensions(kernel.block) + " threads";
  if (kernel.predicted_seconds > 0) text += ", predicted " + SecondsText(kernel.predicted_seconds);
  text += "\n";
  if (!kernel.counted) return text + "  not counted: the program ran without checks\n";

  std::vector<Row> rows;
  AddGlobal(&rows, "global loads", counters.global_load_requests, counters.global_load_sectors,
            counters.global_load_ideal_sectors);
  AddGlobal(&rows, "global stores", counters.global_store_requests, counters.global_store_sectors,
            counters.global_store_ideal_sectors);
  AddShared(&rows, "shared loads", counters.shared_load_requests, counters.shared_load_wavefronts,
            counters.shared_load_bank_conflicts);
  AddShared(&rows, "shared stores", counters.shared_store_requests,
            counters.shared_store_wavefronts, counters.shared_store_bank_conflicts);
  AddAtomics(&rows, "global atomics", counters.global_atomic_requests,
             counters.global_atomic_operations, counters.global_atomic_same_address);
  AddAtomics(&rows, "shared atomics", counters.shared_atomic_requests,
             counters.shared_atomic_operations, counters.shared_atomic_same_address);
  if (kernel.shared_bytes > 0) {
    rows.push_back({"shared memory", {{WithThousands(kernel.shared_bytes), "bytes a block"}}});
  }
  if (counters.barriers > 0) {
    rows.push_back({"barriers", {{WithThousands(counters.barriers), ""}}});
  }
  if (counters.warp_syncs > 0) {
    rows.push_back({"warp syncs", {{WithThousands(counters.warp_syncs), ""}}});
  }
  if (counters.lane_slots > 0) {
    const double active =
        static_cast<double>(counters.active_lanes) / static_cast<double>(counters.lane_slots);
    rows.push_back({"active lanes", {{Fixed(100 * active, 1), "%"}}});
  }
  return text + RowsText(rows);
}

void AddCopies(std::string* text, const char* name, std::uint64_t calls, std::uint64_t bytes) {
  if (calls == 0) return;
  *text += "  " + Padded(name, 18, true) + Plural(calls, "call") + ", " + BytesText(bytes) + "\n";
}

}  // namespace

std::string SecondsText(double seconds) {
  constexpr const char* kUnits[] = {"s", "ms", "us", "ns"};
  int unit = 0;
  while (unit < 3 && seconds < 0.9995) {
    seconds *= 1000;
    ++unit;
  }
  const int digits = seconds < 9.995 ? 2 : seconds < 99.95 ? 1 : 0;
  return Fixed(seconds, digits) + " " + kUnits[unit];
}

std::string BytesText(std::uint64_t bytes) {
  if (bytes < 1024) return Plural(bytes, "byte");
  constexpr const char* kUnits[] = {"KiB", "MiB", "GiB", "TiB"};
  double value = static_cast<double>(bytes) / 1024;
  int unit = 0;
  while (unit < 3 && value >= 1024) {
    value /= 1024;
    ++unit;
  }
  return Fixed(value, value < 9.995 ? 2 : value < 99.95 ? 1 : 0) + " " + kUnits[unit];
}

std::string CountersText(const RunReport& report) {
  std::string text;
  for (const KernelRecord& kernel : report.kernels) text += KernelText(kernel);

  const TransferCounters& transfers = report.transfers;
  std::string copies;
  AddCopies(&copies, "host to device", transfers.host_to_device_calls,
            transfers.host_to_device_bytes);
  AddCopies(&copies, "device to host", transfers.device_to_host_calls,
            transfers.device_to_host_bytes);
  AddCopies(&copies, "device to device", transfers.device_to_device_calls,
            transfers.device_to_device_bytes);
  AddCopies(&copies, "memset", transfers.memset_calls, transfers.memset_bytes);
  if (!copies.empty()) text += "copies\n" + copies;
  if (report.predicted_seconds > 0) {
    text += "predicted time on the GPU, copies included: " + SecondsText(report.predicted_seconds) +
            "\n";
  }
  return text;
}

}  // namespace simt
