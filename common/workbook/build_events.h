// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: build_events.h
//
// What a `bazel test` did, from the file that --build_event_json_file writes: one event a line.

#ifndef COMMON_WORKBOOK_BUILD_EVENTS_H_
#define COMMON_WORKBOOK_BUILD_EVENTS_H_

#include <map>
#include <string>

namespace workbook {

struct TestRecord {
  std::string status;   // Bazel's word: "PASSED", "FAILED", "TIMEOUT", ...
  std::string xml;      // path of its test.xml; empty if it left none
  std::string log;      // path of its test.log; empty if it left none
  std::string problem;  // why it was not run: a line from Bazel; empty if it was
  std::string errors;   // path of what the failed build step printed; empty if there is none
};

// The tests by their label. Lines that are cut off (the file is still being written) or unknown are
// skipped.
std::map<std::string, TestRecord> ReadBuildEvents(const std::string& events);

}  // namespace workbook

#endif  // COMMON_WORKBOOK_BUILD_EVENTS_H_
