// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: test_xml.h
//
// Reading the result of a graded test: GoogleTest's XML with the properties that common/grade
// records in it.

#ifndef COMMON_WORKBOOK_TEST_XML_H_
#define COMMON_WORKBOOK_TEST_XML_H_

#include <string>

#include "absl/status/status.h"
#include "common/workbook/outcome.h"

namespace workbook {

// Fills everything of `outcome` but its exercise and source from the text of a test.xml.
//
// Each test case is a rubric line; its properties "points" and "max_points" are its points, "title"
// says in words what it asks, "explanation" is what the student reads (without it, the failure's
// message less the place in the grader). "verdict", "counters" and "explanation" of the whole are
// properties of the suite or of the root. What Bazel writes for a test that died without a result
// is an error, with what is known of its end.
absl::Status ReadTestXml(const std::string& xml, Outcome* outcome);

}  // namespace workbook

#endif  // COMMON_WORKBOOK_TEST_XML_H_
