// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: faults.h
//
// What a course lacks. An exercise is what a module's BUILD.bazel calls exercise() for; to it
// belong
//
//   a lesson        README.md with task, contract, rubric and three hints; the rubric's lines and
//                   points are those of the test; the module's README.md lists it, in the order of
//                   the calls and with its points
//   a starter       that says TODO(student) once
//   header, reference, test and benchmark
//   a model answer  with its solution() call
//   submissions     at least five wrong answers and two right ones, with their submissions() call
//
// That a starter grades as not started and a model answer wins all points in any order of threads
// is for the tests that solution() makes.

#ifndef TESTS_COURSE_FAULTS_H_
#define TESTS_COURSE_FAULTS_H_

#include <string>
#include <vector>

namespace workbook {

// Looks through modules/, solutions/ and tests/submissions/ below `root`. One sentence for each
// fault: which file, and what to do.
std::vector<std::string> FaultsOfCourse(const std::string& root);

}  // namespace workbook

#endif  // TESTS_COURSE_FAULTS_H_
