// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/workbook/outcome.h"

#include <algorithm>

#include "nlohmann/json.hpp"

namespace workbook {

bool Outcome::FullPoints() const {
  return graded && points >= max_points &&
         std::none_of(lines.begin(), lines.end(),
                      [](const RubricLine& line) { return line.LostPoints(); });
}

nlohmann::json ToJson(const Outcome& outcome) {
  nlohmann::json lines = nlohmann::json::array();
  for (const RubricLine& line : outcome.lines) {
    lines.push_back({{"name", line.name},
                     {"title", line.title},
                     {"points", line.points},
                     {"max_points", line.max_points},
                     {"passed", line.passed},
                     {"explanation", line.explanation}});
  }
  return {{"module", outcome.exercise.module},  {"exercise", outcome.exercise.name},
          {"source", outcome.source},           {"graded", outcome.graded},
          {"verdict", outcome.verdict},         {"points", outcome.points},
          {"max_points", outcome.max_points},   {"counters", outcome.counters},
          {"explanation", outcome.explanation}, {"lines", lines}};
}

bool FromJson(const nlohmann::json& json, Outcome* outcome) try {
  json.at("module").get_to(outcome->exercise.module);
  json.at("exercise").get_to(outcome->exercise.name);
  json.at("source").get_to(outcome->source);
  json.at("graded").get_to(outcome->graded);
  json.at("verdict").get_to(outcome->verdict);
  json.at("points").get_to(outcome->points);
  json.at("max_points").get_to(outcome->max_points);
  json.at("counters").get_to(outcome->counters);
  json.at("explanation").get_to(outcome->explanation);
  outcome->lines.clear();
  for (const nlohmann::json& line : json.at("lines")) {
    outcome->lines.push_back({line.at("name"), line.at("title"), line.at("points"),
                              line.at("max_points"), line.at("passed"), line.at("explanation")});
  }
  return true;
} catch (const nlohmann::json::exception&) {  // the library's only way to report a missing field
  return false;
}

}  // namespace workbook
