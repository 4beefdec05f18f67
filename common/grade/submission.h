// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: submission.h
//
// The program under test, called like the function it implements.

#ifndef COMMON_GRADE_SUBMISSION_H_
#define COMMON_GRADE_SUBMISSION_H_

#include <cstddef>
#include <cstring>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "common/grade/arguments.h"
#include "common/grade/run_result.h"
#include "common/grade/wire/call.h"
#include "common/grade/wire/signature.h"

namespace grade {

namespace internal {

// Runs `calls` one after another in one confined process, once for each schedule, and returns one
// result for each call. Never fails: whatever the submission does is in the results.
std::vector<RunResult> RunCalls(const std::vector<wire::Call>& calls,
                                const std::vector<std::string>& schedules, bool timed);

// The schedules of --schedules: by default forward, reverse and a random one, which the run's seed
// determines.
std::vector<std::string> EverySchedule();
// The first of them, under which a call runs that is to run once.
std::vector<std::string> FirstSchedule();

// Endless runs are counted, and after a few nothing is run any more. Starts the count afresh.
void ForgetLongRuns();

// Turns the argument given for a parameter of type `Type` into one of the wire.
template <class Type>
struct Bind {  // a scalar
  static wire::Argument From(Type value) {
    wire::Argument argument{wire::ParameterOf<Type>::kValue};
    argument.bytes.resize(sizeof(value));
    std::memcpy(argument.bytes.data(), &value, sizeof(value));
    return argument;
  }
};

template <class Type, class Element>
wire::Argument BindArray(const Element* data, std::size_t rows, std::size_t columns) {
  static_assert(
      std::is_same_v<std::remove_cv_t<Element>, typename wire::ParameterOf<Type>::Element>,
      "the argument's elements have another type than the parameter's");
  wire::Argument argument{wire::ParameterOf<Type>::kValue};
  argument.rows = rows;
  argument.columns = columns;
  argument.bytes.resize(argument.byte_count());
  if (!argument.bytes.empty()) std::memcpy(argument.bytes.data(), data, argument.bytes.size());
  return argument;
}

template <class Type>
wire::Argument BindPoison(std::size_t rows, std::size_t columns) {
  wire::Argument argument{wire::ParameterOf<Type>::kValue};
  argument.poisoned = true;
  argument.rows = rows;
  argument.columns = columns;
  return argument;
}

template <class T>
struct Bind<workbook::DeviceSpan<const T>> {
  template <class Container>
  static wire::Argument From(const Container& values) {
    return BindArray<workbook::DeviceSpan<const T>>(values.data(), 1,
                                                    static_cast<std::size_t>(values.size()));
  }
};
template <class T>
struct Bind<workbook::DeviceSpan<T>> {
  static wire::Argument From(OutVector<T> out) {
    return BindPoison<workbook::DeviceSpan<T>>(1, out.count);
  }
  static wire::Argument From(const InOutVector<T>& in_out) {
    return BindArray<workbook::DeviceSpan<T>>(in_out.values.data(), 1, in_out.values.size());
  }
};
template <class T>
struct Bind<workbook::HostSpan<const T>> {
  template <class Container>
  static wire::Argument From(const Container& values) {
    return BindArray<workbook::HostSpan<const T>>(values.data(), 1,
                                                  static_cast<std::size_t>(values.size()));
  }
};
template <class T>
struct Bind<workbook::HostSpan<T>> {
  static wire::Argument From(OutVector<T> out) {
    return BindPoison<workbook::HostSpan<T>>(1, out.count);
  }
  static wire::Argument From(const InOutVector<T>& in_out) {
    return BindArray<workbook::HostSpan<T>>(in_out.values.data(), 1, in_out.values.size());
  }
};
template <class T>
struct Bind<workbook::DeviceMatrix<const T>> {
  template <class MatrixType>
  static wire::Argument From(const MatrixType& values) {
    return BindArray<workbook::DeviceMatrix<const T>>(values.data(),
                                                      static_cast<std::size_t>(values.rows()),
                                                      static_cast<std::size_t>(values.cols()));
  }
};
template <class T>
struct Bind<workbook::DeviceMatrix<T>> {
  static wire::Argument From(OutMatrix<T> out) {
    return BindPoison<workbook::DeviceMatrix<T>>(static_cast<std::size_t>(out.rows),
                                                 static_cast<std::size_t>(out.columns));
  }
  static wire::Argument From(const InOutMatrix<T>& in_out) {
    return BindArray<workbook::DeviceMatrix<T>>(in_out.values.data(),
                                                static_cast<std::size_t>(in_out.values.rows()),
                                                static_cast<std::size_t>(in_out.values.cols()));
  }
};

}  // namespace internal

template <class Function>
class Submission;

// The submission of an exercise whose function has this type. Holds nothing: which runner it is,
// the command line of the grader says. What the function returns is the last of its outputs.
template <class Result, class... Parameters>
class Submission<Result(Parameters...)> {
 public:
  // A call to be run later, with others, by RunTogether.
  template <class... Arguments>
  static wire::Call Call(const Arguments&... arguments) {
    static_assert(sizeof...(Arguments) == sizeof...(Parameters),
                  "give one argument for each parameter of the exercise's function");
    wire::Call call = {internal::Bind<std::decay_t<Parameters>>::From(arguments)...};
    if constexpr (std::is_arithmetic_v<Result>) {
      call.push_back({wire::Signature<Result(Parameters...)>::kParameters.back()});
      call.back().poisoned = true;
    }
    return call;
  }

  // Calls the submission in a process of its own, threads and blocks in the order of their indices
  // (or in the first that --schedules names).
  template <class... Arguments>
  RunResult Run(const Arguments&... arguments) const {
    return internal::RunCalls({Call(arguments...)}, internal::FirstSchedule(), /*timed=*/false)
        .front();
  }

  // The same under several orders of threads and blocks, each in a process of its own. Every
  // matcher then asks all of the executions.
  template <class... Arguments>
  RunResult RunEverySchedule(const Arguments&... arguments) const {
    return internal::RunCalls({Call(arguments...)}, internal::EverySchedule(), /*timed=*/false)
        .front();
  }

  // Calls the submission for its time. On a GPU the call is repeated until the median is known to
  // one percent or seconds have passed, with the caches flushed and the outputs poisoned before
  // each. The inputs are those given only the last time, which the submission cannot know and of
  // which the result holds the outputs; before, each array's elements are moved round by a random
  // distance. The exercise must be able to take them so. On the simulator this is Run: its time is
  // predicted and never varies.
  template <class... Arguments>
  RunResult RunTimed(const Arguments&... arguments) const {
    return internal::RunCalls({Call(arguments...)}, internal::FirstSchedule(), /*timed=*/true)
        .front();
  }

  // Several calls one after another in one process: what the submission keeps from one call to the
  // next must not show.
  std::vector<RunResult> RunTogether(const std::vector<wire::Call>& calls) const {
    return internal::RunCalls(calls, internal::FirstSchedule(), /*timed=*/false);
  }
};

}  // namespace grade

#endif  // COMMON_GRADE_SUBMISSION_H_
